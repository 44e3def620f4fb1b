import { expect, it } from "vitest";
import { readPage } from "../read-page.ts";
import { findBody } from "./find-body.ts";

const sentences = [
  "The council voted on Tuesday to close the old bridge for repairs, after a debate that lasted until midnight and left nobody satisfied.",
  "Engineers found rust in eleven of its forty girders, and the mayor said that she would not wait for a winter storm to find the rest.",
  "Shopkeepers on the eastern bank fear for their trade, since the next crossing is four miles upstream and has no pavement to walk on.",
  "A ferry that was retired in 1974 is to be brought back for the time of the works, if a crew can be found that still knows how to steer it.",
];
const title = "Old bridge to close for repairs";
const names = ["Oda", "walker", "A. Pike", "from the east", "Nan", "two sons", "rower", "Mrs. Hale"];
const opinions = [
  "High time.",
  "I walked over it every day, and nobody ever asked me what I thought of its girders.",
  "And who is to pay?",
];
const piecesOf = (piece: (name: string, opinion: string, at: number) => string, count = 40) =>
  Array.from({ length: count }, (_, at) => piece(names[at % names.length] ?? "", opinions[at % opinions.length] ?? "", at)).join("");

const textsOf = (inside: string) =>
  findBody(readPage(`<html><head><title>${title}</title></head><body>${inside}</body></html>`), {
    url: "https://www.harbor-news.example/bridge",
    title,
  }).blocks.map(({ text }) => text);

it("what readers wrote below an article is left out where no name, heading or time tells so", () => {
  const guests = piecesOf(
    (name, opinion) => `<div class="kx"><b>${name}</b><p>${opinion} I have said so before, and I say it again.</p></div>`,
  );
  const article = sentences.map((sentence) => `<p>${sentence}</p>`).join("");
  expect(textsOf(`<div><h1>${title}</h1><div class="ab">${article}</div><div class="ab"><h3>Guests</h3>${guests}</div></div>`)).toEqual(
    sentences,
  );
});

it("an article in the rows of a table is found above the rows of forty readers, though each paragraph begins with an initial", () => {
  const article = sentences.map((sentence) => `<tr><td><span>${sentence[0]}</span><span>${sentence.slice(1)}</span></td></tr>`).join("");
  const readers = piecesOf((name, opinion, at) => `<tr><td><b>${name}</b> - 18/11/2026, ${at % 24}.39<br>${opinion} So it goes.</td></tr>`);
  expect(textsOf(`<table><tr><td>${title}</td></tr>${article}${readers}</table>`)).toEqual(sentences);
});

it("lines of a text in a table cell are found above a table of its own for each reader", () => {
  const article = sentences.join("<br><br>");
  const readers = piecesOf(
    (name, opinion, at) =>
      `<table><tr><td><b>${name}</b> wrote on the ${(at % 20) + 1}th</td></tr><tr><td>${opinion} So it goes.</td></tr></table><hr>`,
  );
  expect(textsOf(`<table><tr><td><font>${title}</font><hr>${article}<br><br>${readers}</td></tr></table>`)).toEqual(sentences);
});

it("other articles below an article go, each a bold heading without a link and how it begins", () => {
  const others = piecesOf(
    (name, opinion) => `<div class="t"><p><b>What ${name} saw</b></p><p>${opinion} The number rises again.</p></div>`,
    8,
  );
  const article = sentences.map((sentence) => `<p>${sentence}</p>`).join("");
  expect(textsOf(`<div><h1>${title}</h1><div class="t">${article}</div><div class="m">${others}</div></div>`)).toEqual(sentences);
});

it("a list of terms within a text stays, and so does one that a text goes on below", () => {
  const terms = piecesOf(
    (name) => `<li><b>${name}</b> Word of the ferrymen for a thing that nobody else on the river has a use for.</li>`,
    6,
  );
  const article = sentences.map((sentence) => `<p>${sentence}</p>`).join("");
  const found = textsOf(`<article><h1>${title}</h1>${article}<ul>${terms}</ul></article>`);
  expect(found.filter((text) => text.includes("Word of the ferrymen"))).toHaveLength(6);
});

it("headings of all parts of a text stay, the first part's and the last part's too", () => {
  const part = (sentence: string, at: number, tag: string) =>
    `<div class="part"><h2 class="t">Step of the works no. ${at + 1}</h2><${tag}><p>${sentence}</p></${tag}></div>`;
  const parts = [...sentences, ...sentences.map((sentence) => sentence.split(" ").toReversed().join(" ").concat("."))].map((sentence, at) =>
    part(sentence, at, at < 4 ? "div" : "section"),
  );
  const found = textsOf(`<main><h1>${title}</h1><div class="parts">${parts.join("")}</div></main>`);
  expect(found.filter((text) => text.startsWith("Step of the works"))).toHaveLength(8);
});
