import { readFileSync } from "node:fs";
import { standardSample } from "../../web/typeset/cli/house-editions.ts";
import { signIn } from "../bench/built-site.mjs";
import { wordsOf } from "./views.ts";

export const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

/** Whose account is an admin's: ADMIN_EMAILS of a local site, and of the one that is started for the screens. */
export const adminAddress = "editor@localhost.test";

/** A newspaper of the language's sample article, made by the house edition and shared. */
async function makeNewspaper(context, origin, language) {
  const { title, content, region } = JSON.parse(readFileSync(`.ci/samples/${standardSample(language)}.json`, "utf8"));
  const send = (method, path, data) => context.request.fetch(`${origin}/api${path}`, { method, data });
  const run = await (
    await send("POST", "/press-runs", { title, content, region, language, textModel: "house", imageModel: "house" })
  ).json();
  await (await send("GET", `/press-runs/${run.id}/events`)).text();
  const { newspaperId: id } = await (await send("GET", `/press-runs/${run.id}`)).json();
  const { shareUrl } = await (await send("PUT", `/completed-newspapers/${id}/sharing`, { shared: true })).json();
  return { id, shareUrl };
}

/**
 * A signed-in user who has made a newspaper in the language and shared it; `open` gives a window of theirs, of a visitor, or of an admin.
 */
export async function welcome(browser, origin, language) {
  const lang = { name: "lang", value: language, url: origin };
  const cookies = {
    visitor: [lang],
    member: [...(await signIn(browser, origin, `screens-${language}@example.test`)), lang],
    admin: [...(await signIn(browser, origin, adminAddress)), lang],
  };
  const open = async (options, who) => {
    const context = await browser.newContext({ locale: language, baseURL: origin, reducedMotion: "reduce", ...options });
    await context.addCookies(cookies[who]);
    await context.addInitScript((code) => localStorage.setItem("language", code), language);
    return context;
  };
  const maker = await open({}, "member");
  const guest = { words: wordsOf(language), newspaper: await makeNewspaper(maker, origin, language) };
  await maker.close();
  return { guest, open };
}
