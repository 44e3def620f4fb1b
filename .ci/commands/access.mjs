// npm run access -- …        every screen and state (those of npm run screens) judged: axe in light and in dark, sideways scroll at 390, 360 and
//   320 px, the text spacing of WCAG 1.4.12, and the way of the Tab key; prints what is wrong and ends with 1 where anything is
//     --screen landing,pricing   --size desktop,phone   --language en,ar (any of the twelve)   --judge axe,width,spacing,tab
//     --origin http://127.0.0.1:8787   a local site that runs already, in place of one of our own   --out findings.json
// Needs a build (npm run build) and a browser.
import { existsSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { serveBuiltSite } from "../bench/built-site.mjs";
import { launchBrowser } from "../browser.ts";
import { adminAddress, sizes, welcome } from "../screens/guests.mjs";
import { judgeByAxe, judgeSpacing, judgeTabbing, judgeWidth } from "../screens/judge-access.ts";
import { views } from "../screens/views.ts";

const { values: asked } = parseArgs({
  options: {
    screen: { type: "string" },
    size: { type: "string", default: "desktop,phone" },
    language: { type: "string", default: "en,ar" },
    judge: { type: "string", default: "axe,width,spacing,tab" },
    origin: { type: "string" },
    out: { type: "string" },
  },
});
const list = (text) => text.split(",");
const judges = list(asked.judge);
// What differs from another view only in how much of it a picture shows is judged there.
const all = views.filter(({ name }) => !name.endsWith("-whole"));
const wanted = asked.screen ? all.filter(({ name }) => list(asked.screen).includes(name)) : all;

if (!asked.origin && !existsSync("dist/web/index.html")) throw new Error("There is no build. Please run `npm run build` first.");

async function judge(page, size) {
  const findings = [];
  const note = (state, found) => findings.push(...found.map((finding) => ({ state, ...finding })));
  if (judges.includes("axe")) {
    note("light", await judgeByAxe(page));
    await page.emulateMedia({ colorScheme: "dark" });
    await page.waitForTimeout(300);
    note("dark", await judgeByAxe(page, ["color-contrast"]));
    await page.emulateMedia({ colorScheme: "light" });
  }
  if (judges.includes("tab")) note("tab", await judgeTabbing(page));
  if (size === "phone" && judges.includes("width"))
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 780 });
      await page.waitForTimeout(100);
      note("width", await judgeWidth(page));
    }
  if (judges.includes("spacing")) note("spacing", await judgeSpacing(page));
  return findings;
}

const { origin, close } = asked.origin
  ? { origin: asked.origin, close: () => undefined }
  : await serveBuiltSite({ FREE_TOKENS_PER_MONTH: "300", ADMIN_EMAILS: adminAddress });
const browser = await launchBrowser();
const findings = [];
let judged = 0;
try {
  for (const language of list(asked.language)) {
    const { guest, open } = await welcome(browser, origin, language);
    for (const size of list(asked.size))
      for (const { name, who, path, arrange } of wanted) {
        const context = await open({ colorScheme: "light", reducedMotion: "reduce", ...sizes[size] }, who);
        const note = (finding) => {
          findings.push({ screen: name, size, language, ...finding });
          console.log(`${name} ${size} ${language}: ${finding.state}: ${finding.rule}: ${finding.where}`);
        };
        try {
          const page = await context.newPage();
          await page.goto(typeof path === "string" ? path : path(guest), { waitUntil: "load" });
          // A screen's own title is its last word that it is there.
          await page.locator("h1, [role=dialog]").first().waitFor({ state: "attached", timeout: 30_000 });
          await arrange?.(page, guest);
          await page.waitForTimeout(300);
          for (const finding of await judge(page, size)) note(finding);
          judged += 1;
        } catch (error) {
          note({ state: "open", rule: "not judged", where: String(error).replace(/\s+/g, " ").slice(0, 300) });
        } finally {
          await context.close();
        }
      }
  }
} finally {
  await browser.close();
  await close();
}
if (asked.out) writeFileSync(asked.out, JSON.stringify(findings, null, 1));
console.log(`${judged} screens judged, ${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;
