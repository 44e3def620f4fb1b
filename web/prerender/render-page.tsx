import i18next from "i18next";
import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { initReactI18next } from "react-i18next";
import { StaticRouter } from "react-router";
import type app from "../../locales/en/app.json";
import type head from "../../locales/en/head.json";
import type notices from "../../locales/en/notices.json";
import type publicWords from "../../locales/en/public.json";
import type { LanguageCode } from "../../locales/languages.ts";
import { App } from "../app.tsx";
import "../i18n/more-words.ts";
import { wordAddresses } from "../i18n/word-addresses.ts";

const words = import.meta.glob<object>("../../locales/*/*.json", { import: "default" });

/** The app at a place, in a language, as markup that main.tsx takes over. Rejects when a part of it fails. */
export async function renderPage(path: string, language: LanguageCode): Promise<string> {
  const i18n = await speak(language);
  let failure: unknown;
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // A part that comes later than its place would need a script in the page, which the security policy does not allow.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  const markup = await new Response(prelude as unknown as ReadableStream).text();
  if (failure) throw failure;
  if (/<script|<template/.test(markup)) throw new Error(`${path} in ${language} has parts that did not come in time.`);
  if (i18n.language !== language) throw new Error(`${path} was drawn in ${i18n.language} instead of ${language}.`);
  return markup;
}

/** Where the browser will ask for words of a language. */
export function wordsAddress(language: LanguageCode, namespace: string): string {
  const address = wordAddresses[`../../locales/${language}/${namespace}.json`];
  if (!address) throw new Error(`No words: ${language}/${namespace}`);
  return address;
}

/** The words a page's head is made of. */
export async function wordsOf(language: LanguageCode) {
  const read = async (name: string) => (await words[`../../locales/${language}/${name}.json`]?.()) as unknown;
  const [{ landing }, noticeWords, headWords, appWords] = [
    (await read("public")) as typeof publicWords,
    (await read("notices")) as typeof notices,
    (await read("head")) as typeof head,
    (await read("app")) as typeof app,
  ];
  return { landing, notices: noticeWords, head: headWords, title: appWords.wizard.title };
}

async function speak(language: LanguageCode) {
  if (!i18next.isInitialized)
    await i18next.use(initReactI18next).init({
      lng: language,
      fallbackLng: false,
      ns: ["public"],
      defaultNS: "public",
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  const files = Object.entries(words).filter(([file]) => file.startsWith(`../../locales/${language}/`));
  for (const [file, load] of files) {
    const [, namespace = ""] = /([^/]+)\.json$/.exec(file) ?? [];
    i18next.addResourceBundle(language, namespace, await load());
  }
  await i18next.changeLanguage(language);
  return i18next;
}
