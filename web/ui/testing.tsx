import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, configure, render } from "@testing-library/react";
import i18next from "i18next";
import type { ReactNode } from "react";
import { initReactI18next } from "react-i18next";
import { MemoryRouter } from "react-router";
import { vi } from "vitest";
import account from "../../locales/en/account.json";
import admin from "../../locales/en/admin.json";
import app from "../../locales/en/app.json";
import blocks from "../../locales/en/blocks.json";
import demo from "../../locales/en/demo.json";
import facts from "../../locales/en/facts.json";
import game from "../../locales/en/game.json";
import history from "../../locales/en/history.json";
import layouts from "../../locales/en/layouts.json";
import newspapers from "../../locales/en/newspapers.json";
import payment from "../../locales/en/payment.json";
import publicWords from "../../locales/en/public.json";
import settings from "../../locales/en/settings.json";
import share from "../../locales/en/share-app.json";
import tools from "../../locales/en/tools.json";
import versions from "../../locales/en/versions.json";

await i18next.use(initReactI18next).init({
  lng: "en",
  ns: [
    "public",
    "app",
    "blocks",
    "demo",
    "settings",
    "account",
    "payment",
    "game",
    "newspapers",
    "share-app",
    "history",
    "layouts",
    "admin",
    "versions",
    "facts",
    "tools",
  ],
  defaultNS: "public",
  resources: {
    en: {
      public: publicWords,
      app,
      blocks,
      demo,
      settings,
      account,
      payment,
      game,
      newspapers,
      "share-app": share,
      history,
      layouts,
      admin,
      versions,
      facts,
      tools,
    },
  },
  interpolation: { escapeValue: false },
});

// A second is no time where others work on the same machine.
configure({ asyncUtilTimeout: 30_000 });

/** Renders a part of the app in English, with a router at the address and an empty cache. */
export function renderPart(part: ReactNode, address = "/") {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5 * 60_000 }, mutations: { retry: false } } });
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={client}>{part}</QueryClientProvider>
    </MemoryRouter>,
  );
  return { ...view, client };
}

type Answer = Response | (() => Response | Promise<Response>);

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(status === 204 ? null : JSON.stringify(value), {
    status,
    headers: { "content-type": "application/json", ...headers },
  });
}

/**
 * Answers `METHOD /path`, with ` with <query>` behind it where that travels in the header `x-query`, and everything else with 404; gives
 * the calls that were made.
 */
export function serveApi(answers: Record<string, Answer>) {
  const calls: { call: string; body: unknown; headers: Headers }[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    const query = headers.get("x-query");
    const call = `${init.method ?? "GET"} ${path}${query === null ? "" : ` with ${query}`}`;
    calls.push({ call, body: init.body ? JSON.parse(String(init.body)) : undefined, headers });
    const answer = answers[call];
    if (!answer) return json({ error: "This was not found.", code: "NOT_FOUND", requestId: "test" }, 404);
    return typeof answer === "function" ? answer() : answer.clone();
  });
  return calls;
}

/** Shows the page again as it was left, as browsers do for their Back button. */
export function showAgain(): void {
  act(() => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
}
