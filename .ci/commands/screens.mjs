// npm run screens -- …        every screen × {desktop, tablet, phone} × {en, ar, ja, de} × {light, dark}, as PNG, and a contact sheet of each
//   screen and size, into dist/screens; each option takes a list parted by commas:
//     --screen landing,pricing   --size desktop,phone   --language en,ar (any of the twelve)   --theme light,dark   --out /tmp/screens
// Needs a build (npm run build) and a browser; made to be looked at, it judges nothing itself.
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { serveBuiltSite, signIn } from "../bench/built-site.mjs";
import { launchBrowser } from "../browser.ts";
import { views, wordsOf } from "../screens/views.ts";
import { standardSample } from "../typeset/house-editions.ts";

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};
const thumbnails = { desktop: 560, tablet: 360, phone: 240 };

const { values: asked } = parseArgs({
  options: {
    screen: { type: "string" },
    size: { type: "string", default: Object.keys(sizes).join() },
    language: { type: "string", default: "en,ar,ja,de" },
    theme: { type: "string", default: "light,dark" },
    out: { type: "string", default: "dist/screens" },
  },
});
const list = (text) => text.split(",");
const wanted = asked.screen ? views.filter(({ name }) => list(asked.screen).includes(name)) : views;
const languages = list(asked.language);
const themes = list(asked.theme);

if (!existsSync("dist/web/index.html")) throw new Error("There is no build. Please run `npm run build` first.");
mkdirSync(asked.out, { recursive: true });

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

const { origin, close } = await serveBuiltSite({ FREE_TOKENS_PER_MONTH: "30" });
const browser = await launchBrowser();
const shots = new Map();
try {
  for (const language of languages) {
    const cookies = [
      ...(await signIn(browser, origin, `screens-${language}@example.test`)),
      { name: "lang", value: language, url: origin },
    ];
    const open = async (options, who) => {
      const context = await browser.newContext({ locale: language, baseURL: origin, ...options });
      await context.addCookies(who === "member" ? cookies : cookies.filter(({ name }) => name === "lang"));
      await context.addInitScript((code) => localStorage.setItem("language", code), language);
      return context;
    };
    const maker = await open({}, "member");
    const guest = { words: wordsOf(language), newspaper: await makeNewspaper(maker, origin, language) };
    await maker.close();
    for (const size of list(asked.size))
      for (const { name, who, path, arrange, whole } of wanted) {
        const context = await open(sizes[size], who);
        try {
          const page = await context.newPage();
          page.on("pageerror", (error) => console.error(`${name} ${language} ${size}: ${error}`));
          await page.goto(typeof path === "string" ? path : path(guest), { waitUntil: "networkidle" });
          await arrange?.(page, guest);
          for (const theme of themes) {
            await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
            await page.waitForTimeout(500);
            const file = join(asked.out, `${name}.${size}.${language}.${theme}.png`);
            await page.screenshot({ path: file, fullPage: whole === true });
            shots.set(`${name}.${size}`, [...(shots.get(`${name}.${size}`) ?? []), file]);
          }
        } catch (error) {
          console.error(`${name} ${language} ${size}: ${String(error).split("\n", 1)[0]}`);
        } finally {
          await context.close();
        }
      }
  }
} finally {
  await browser.close();
  await close();
}

/** Side by side: the languages, each in its colors. What is taller than three windows is cut. */
async function writeSheet(name, files) {
  const width = thumbnails[name.split(".")[1]];
  const pictures = await Promise.all(
    files.map(async (file) => {
      const { data, info } = await sharp(file).resize(width).png().toBuffer({ resolveWithObject: true });
      const height = Math.min(info.height, width * 6);
      return { height, input: await sharp(data).extract({ left: 0, top: 0, width, height }).toBuffer() };
    }),
  );
  const gap = 8;
  const height = Math.max(...pictures.map((picture) => picture.height));
  await sharp({ create: { width: pictures.length * (width + gap), height, channels: 3, background: "#d0208a" } })
    .composite(pictures.map(({ input }, at) => ({ input, left: at * (width + gap), top: 0 })))
    .png()
    .toFile(join(asked.out, `${name}.sheet.png`));
}

for (const [name, files] of shots) await writeSheet(name, files);
console.log(`${[...shots.values()].flat().length} screens, ${shots.size} contact sheets in ${asked.out}`);
