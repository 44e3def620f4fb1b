// npm run screens -- …        every screen × {desktop, tablet, phone} × {en, ar, ja, de} × {light, dark}, as PNG, and a contact
//   sheet of each screen and size, into dist/screens; each option takes a list parted by commas:
//     --screen landing,pricing   --size desktop,phone   --language en,ar (any of the twelve)   --theme light,dark   --out /tmp/screens
// Needs a build (npm run build) and a browser; made to be looked at, it judges nothing itself.
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { serveBuiltSite } from "../bench/built-site.mjs";
import { launchBrowser } from "../browser.ts";
import { adminAddress, sizes, welcome } from "../screens/guests.mjs";
import { views } from "../screens/views.ts";

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

const { origin, close } = await serveBuiltSite({ FREE_TOKENS_PER_MONTH: "30", ADMIN_EMAILS: adminAddress });
const browser = await launchBrowser();
const shots = new Map();
try {
  for (const language of languages) {
    const { guest, open } = await welcome(browser, origin, language);
    for (const size of list(asked.size))
      for (const { name, who, path, arrange, whole } of wanted) {
        const context = await open(sizes[size], who);
        try {
          const page = await context.newPage();
          page.on("pageerror", (error) => console.error(`${name} ${language} ${size}: ${error}`));
          await page.goto(typeof path === "string" ? path : path(guest), { waitUntil: "networkidle" });
          await arrange?.(page, guest);
          if (whole) await readThrough(page);
          for (const theme of themes) {
            await page.emulateMedia({ colorScheme: theme });
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

/** To the foot and back: pictures that wait until they are near are there then. */
async function readThrough(page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(100);
  }
  await page.evaluate(() => scrollTo(0, 0));
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
