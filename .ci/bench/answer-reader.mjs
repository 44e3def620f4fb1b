import { parse } from "partial-json";
import { AnswerReader } from "../../functions/ai/answer-reader.ts";
import { median, milliseconds, pairRatio, printTable, takeTurns } from "./figures.mjs";
import { ratioOf } from "./intervals.mjs";
import { note } from "./results.mjs";

/** Of what parsing everything again at each piece takes, for a reply of 8 KB. */
const share = 0.03;
/** What four times the text may take; linear is 4. */
const growth = 4.5;
const rounds = 31;

const sentence = "The council’s plan, she said, was “slow, careful and – above all – cheap”; nobody at the table laughed. ";

/** A newspaper's answer of about so many kilobytes, in pieces of about five characters as models give them. */
function reply(kilobytes) {
  const story = sentence.repeat(Math.round((kilobytes * 1000 * 0.7) / sentence.length)).replaceAll("laughed. ", "laughed.\n\n");
  const content = sentence.repeat(Math.round((kilobytes * 1000 * 0.05) / sentence.length) || 1);
  const stories = Array.from({ length: 6 }, (_, index) => ({ headline: `Story ${index}`, content }));
  const json = JSON.stringify({ expandedTitle: "Bridge opens after four years", expandedContent: story, sideStories: stories });
  return { json, pieces: json.match(/[\s\S]{1,5}/g) };
}

function readOnce({ pieces }) {
  let letters = 0;
  const reader = new AnswerReader((_, delta) => {
    letters += delta.length;
  });
  for (const piece of pieces) reader.push(piece);
  return { value: reader.end(), letters };
}

function parseAgain({ pieces }) {
  let text = "";
  let value;
  for (const piece of pieces) {
    text += piece;
    value = parse(text);
  }
  return { value };
}

/** Milliseconds of processor time for one repetition. */
function cost(work, times) {
  const began = process.cpuUsage();
  for (let time = 0; time < times; time++) work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000 / times;
}

/** What reading a streamed answer costs, against parsing all of it again with partial-json whenever a piece arrives. */
export async function benchAnswerReader() {
  const sizes = [2, 8, 32];
  const replies = Object.fromEntries(sizes.map((size) => [size, reply(size)]));
  for (const { json, pieces } of Object.values(replies)) {
    if (JSON.stringify(readOnce({ pieces }).value) !== json) throw new Error("The reader did not read what was written.");
  }
  const ways = Object.fromEntries(
    sizes.flatMap((size) => [
      // As many repetitions as make about the same work, or the clock's steps would decide.
      [`ours ${size}`, () => cost(() => readOnce(replies[size]), 1_280 / size)],
      [`again ${size}`, () => cost(() => parseAgain(replies[size]), Math.max(1, Math.round(64 / size ** 2)))],
    ]),
  );
  // Once for the compiler.
  for (const way of Object.values(ways)) way();
  const took = await takeTurns(ways, rounds);
  const rows = [["reply", "pieces", "ours", "parsed again at each piece", "ours / again"]];
  for (const size of sizes) {
    const [ours, again] = [took[`ours ${size}`], took[`again ${size}`]];
    rows.push([
      `${size} KB`,
      replies[size].pieces.length,
      `${median(ours).toFixed(2)} ms`,
      milliseconds(median(again)),
      `${(100 * pairRatio(ours, again)).toFixed(2)} %`,
    ]);
  }
  console.log(`\nReading a streamed answer: processor time, medians of ${rounds}, against partial-json on all the text at each piece`);
  printTable(rows);
  const percent = (value) => `${(100 * value).toFixed(2)} %`;
  note("R8 8 KB streamed / partial-json again at each piece", ratioOf(took["ours 8"], took["again 8"]), { bar: share, format: percent });
  note("R8 32 KB / 8 KB", ratioOf(took["ours 32"], took["ours 8"]), { bar: growth });
}
