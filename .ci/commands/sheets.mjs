// npm run sheets                              both contact sheets into .github/sheets: all templates, all languages
// npm run sheets -- --out /tmp/pages …        single pages as PNG, and what a proof reader says of them; each option takes a
//   list parted by commas, or "all":
//     --template american-classic   --language en   --layout three-column   --file en-tide-mill-feature (a sample; else the longest)
//     --words 300 (0: the article as it is)   --pictures drawings|photographs   --count 2 (pictures)   --sides 6
//     --width 1224 (pixels)   --height 816 (points, of a page 612 wide)   --page 1|all   --filter none|sepia|vintage|aged
// npm run sheets -- --edits /tmp/edits …       front pages before and after an edit side by side, what has moved in blue;
//     --template and --language as above, --edit word,sentence,cut,paragraph,headline
// npm run sheets -- costs front.jumpCost=130 [--out /tmp/costs]   pages that change when a cost (web/typeset/costs.ts) has another value,
//     side by side; without --out into dist/cost-sheets
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { languages } from "../../locales/languages.ts";
import { houseEdition, readPhotograph, standardSample } from "../../web/typeset/cli/house-editions.ts";
import { drawPng, toolsFor } from "../../web/typeset/cli/node-tools.ts";
import { setNewspaper, templateOf, templates } from "../../web/typeset/index.ts";
import { proofread } from "../../web/typeset/testing/proofread.test-data.ts";

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string" },
    template: { type: "string", default: "american-classic" },
    language: { type: "string", default: "en" },
    layout: { type: "string", default: "three-column" },
    file: { type: "string" },
    words: { type: "string", default: "0" },
    pictures: { type: "string", default: "drawings" },
    count: { type: "string", default: "2" },
    sides: { type: "string", default: "6" },
    width: { type: "string", default: "1224" },
    height: { type: "string" },
    filter: { type: "string", default: "none" },
    page: { type: "string", default: "all" },
    edits: { type: "string" },
    edit: { type: "string", default: "sentence" },
  },
});

const listOf = (value, all) => (value === "all" ? all : value.split(","));

/** Every wanted page as a PNG in a folder, with the proof reader's findings on the console. */
async function writePages(folder) {
  mkdirSync(folder, { recursive: true });
  const wanted = listOf(
    asked.language,
    languages.map(({ code }) => code),
  ).flatMap((language) =>
    listOf(
      asked.template,
      templates.map(({ id }) => id),
    ).flatMap((templateId) =>
      listOf(asked.layout, ["one-column", "two-column", "three-column"]).flatMap((layout) =>
        listOf(asked.words).map((words) => ({ language, templateId, layout, words: Number(words) })),
      ),
    ),
  );
  for (const each of wanted) {
    if (templateOf(each.templateId).id !== each.templateId)
      console.error(`There is no template ${each.templateId}; american-classic is set instead.`);
    const file = asked.file ?? standardSample(each.language);
    const options = { ...each, pictures: asked.pictures, pictureCount: Number(asked.count), sides: Number(asked.sides) };
    const newspaper = await houseEdition(file, options);
    const tools = await toolsFor(newspaper.language);
    const started = performance.now();
    const set = setNewspaper(newspaper, tools, ...(asked.height ? [{ height: Number(asked.height) }] : []));
    const took = performance.now() - started;
    const proof = proofread(set, newspaper, tools.measurer);
    const share = proof.lines === 0 ? 0 : proof.loose / proof.lines;
    const name = [each.templateId, each.language, each.layout, ...(each.words ? [`${each.words}-words`] : [])].join("-");
    console.log(
      `${name}: ${set.pages.length} pages, set in ${took.toFixed(0)} ms, loose ${(share * 100).toFixed(1)} %, hole ${(proof.hole * 100).toFixed(1)} %`,
    );
    for (const error of proof.errors) console.log(`  ERROR ${error}`);
    for (const fault of proof.faults) console.log(`  fault ${fault}`);
    for (const each of proof.uneven) console.log(`  uneven ${each}`);
    for (const { code, block, detail } of set.warnings) console.log(`  warning ${code} ${block}: ${detail}`);
    for (const scene of set.pages) {
      if (asked.page !== "all" && scene.page !== Number(asked.page)) continue;
      const path = join(folder, `${name}-${scene.page}.png`);
      writeFileSync(path, drawPng(scene, Number(asked.width), { readPicture: readPhotograph, filter: asked.filter }));
      console.log(`  ${path}`);
    }
  }
}

if (positionals[0] === "costs") {
  const { writeCosts } = await import("../../web/typeset/cli/cost-sheets.ts");
  try {
    await writeCosts(positionals[1] ?? "", asked.out ?? "dist/cost-sheets");
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
} else if (asked.edits) {
  const { allTemplates, editNames, writeEdits } = await import("../../web/typeset/cli/edit-sheets.ts");
  await writeEdits(asked.edits, {
    templates: listOf(asked.template, allTemplates),
    languages: listOf(
      asked.language,
      languages.map(({ code }) => code),
    ),
    edits: listOf(asked.edit, editNames),
  });
} else if (asked.out) {
  await writePages(asked.out);
} else {
  const { writeSheets } = await import("../../web/typeset/cli/contact-sheets.ts");
  await writeSheets();
}
