import { expect, it } from "vitest";
import type { PageMetadata } from "../page.ts";
import { emptyMetadata } from "../read-metadata.ts";
import { findAuthor } from "./author.ts";
import { authorNames } from "./author-names.ts";

it.each([
  ["By Jane Doe", "en", ["Jane Doe"]],
  ["BY JANE DOE AND TOM O'BRIEN", "en", ["Jane Doe", "Tom O'Brien"]],
  ["Written by Jane Doe, Staff Writer", "en", ["Jane Doe"]],
  ["Jane Doe, Chief Political Correspondent", "en", ["Jane Doe"]],
  ["Jane Doe | @janedoe | jane@gazette.com", "en", ["Jane Doe"]],
  ["By Jane Doe, Tom Roe and Amy Poe, Associated Press", "en", ["Jane Doe", "Tom Roe", "Amy Poe", "Associated Press"]],
  ["Jane Doe November 20, 2026", "en", ["Jane Doe"]],
  ["Jane Doe Published 20 Nov 2026", "en", ["Jane Doe"]],
  ["Doe, Jane", "en", ["Jane Doe"]],
  ["Jane Doe (Text), Tom Roe (Photos)", "en", ["Jane Doe"]],
  ["Jane Doe, Gazette Staff Writer", "en", ["Jane Doe"]],
  ["Jane Doe in Duluth", "en", ["Jane Doe"]],
  ["Von Annegret Thalmüller", "de", ["Annegret Thalmüller"]],
  ["von Jörg Weiß und Anna-Lena Groß, Redakteurin", "de", ["Jörg Weiß", "Anna-Lena Groß"]],
  ["Par Hélène Mercier, envoyée spéciale à Lyon", "fr", ["Hélène Mercier"]],
  ["Propos recueillis par Hélène Mercier et Luc Le Gall", "fr", ["Hélène Mercier", "Luc Le Gall"]],
  ["Por Anxo Prada y María del Mar Ruiz", "es", ["Anxo Prada", "María del Mar Ruiz"]],
  ["di Renzo Bentivogli e Giulia D'Amico", "it", ["Renzo Bentivogli", "Giulia D'Amico"]],
  ["Por João da Silva, repórter", "pt", ["João da Silva"]],
  ["Автор: Инна Вересова", "ru", ["Инна Вересова"]],
  ["Текст: Инна Вересова, Пётр Иванов", "ru", ["Инна Вересова", "Пётр Иванов"]],
  ["文・山田太郎", "ja", ["山田太郎"]],
  ["山田太郎記者", "ja", ["山田太郎"]],
  ["記者：木下つばさ", "ja", ["木下つばさ"]],
  ["한지우 기자", "ko", ["한지우"]],
  ["한지우 기자 jiwoo@jirisandaily.co.kr", "ko", ["한지우"]],
  ["记者 苏以桐", "zh", ["苏以桐"]],
  ["作者：李明 王芳", "zh", ["李明", "王芳"]],
  ["谢若含2026-03-01 14:27:02", "zh", ["谢若含"]],
  ["كتبت: إيمان البحراوي", "ar", ["إيمان البحراوي"]],
  ["بقلم: محمد علي", "ar", ["محمد علي"]],
  ["लेखक: अमित शर्मा", "hi", ["अमित शर्मा"]],
  ["अमित शर्मा, संवाददाता", "hi", ["अमित शर्मा"]],
  ["अनूप केसरी, संवाददाता, वाराणसी", "hi", ["अनूप केसरी"]],
  ["अनूप केसरी, वाराणसी", "hi", ["अनूप केसरी"]],
  ["كتب: يونس أمزيان - تاريخ النشر: 3 ماي 2026 - العدد 214", "ar", ["يونس أمزيان"]],
  ["Recueilli par Basile Queyrel · Publié le mardi 17 novembre 2026", "fr", ["Basile Queyrel"]],
  ["Reuters", "en", ["Reuters"]],
  ["J. K. O’Neill Jr.", "en", ["J. K. O’Neill Jr."]],
  ["Ludwig van der Berg", "de", ["Ludwig van der Berg"]],
])("“%s” (%s) was written by %j", (written, language, names) => {
  expect(authorNames(written, language)).toEqual(names);
});

it.each([
  "https://www.facebook.com/gazette",
  "责任编辑：方旭",
  "20. November 2026",
  "Updated 3 hours ago",
  "Staff Writer",
  "5 min read",
  "",
  "@gazette",
])("“%s” names nobody", (written) => {
  expect(authorNames(written, "en")).toEqual([]);
});

const metadata = (given: Partial<PageMetadata> = {}): PageMetadata => ({ ...emptyMetadata(), ...given });
const page = {
  byline: "",
  near: { title: "", shown: "", at: -1, lines: [], tail: [], opening: [] },
  blocks: [],
  language: "en",
  siteName: "The Gazette",
  title: "A bridge",
  host: "gazette.com",
};

it("several authors are joined as the page's language joins them", () => {
  const authors = { authors: ["Ana Díaz", "Luis Gil", "Eva Iglesias"] };
  expect(findAuthor(metadata(), authors, { ...page, language: "en-US" }).value).toBe("Ana Díaz, Luis Gil and Eva Iglesias");
  expect(findAuthor(metadata(), authors, { ...page, language: "es" }).value).toBe("Ana Díaz, Luis Gil y Eva Iglesias");
  expect(findAuthor(metadata(), { authors: ["李明", "王芳"] }, { ...page, language: "zh" }).value).toBe("李明和王芳");
});

it("a person is believed before the site's own name, a machine's data before what stands near, and comments never", () => {
  const bylines = [{ text: "By Jane Doe", kind: "byline" }];
  expect(findAuthor(metadata({ bylines }), { authors: ["The Gazette"] }, page)).toEqual({ value: "Jane Doe", source: "byline" });
  expect(findAuthor(metadata({ bylines }), { authors: ["Tom Roe"] }, page)).toEqual({ value: "Tom Roe", source: "JSON-LD" });
  expect(findAuthor(metadata(), { authors: ["The Gazette"] }, page).value).toBe("The Gazette");
  const meta = new Map([["author", ["Administrator"]]]);
  const near = { ...page.near, lines: ["Escrito por Encarnación Ruiz Plaza"] };
  expect(findAuthor(metadata({ meta }), { authors: [] }, { ...page, near, language: "es" }).value).toBe("Encarnación Ruiz Plaza");
});

it("a desk or an agency is the author only where nobody is named", () => {
  const near = { ...page.near, lines: ["Von Annegret Thalmüller"] };
  const german = { ...page, language: "de" };
  expect(findAuthor(metadata(), { authors: ["Redaktion Lokales"] }, { ...german, near }).value).toBe("Annegret Thalmüller");
  expect(findAuthor(metadata(), { authors: ["Redaktion Lokales"] }, german).value).toBe("Redaktion Lokales");
  expect(findAuthor(metadata(), { authors: ["Annegret Thalmüller, dpa"] }, german).value).toBe("Annegret Thalmüller");
  expect(findAuthor(metadata(), { authors: ["Reuters"] }, page).value).toBe("Reuters");
  expect(findAuthor(metadata(), { authors: ["Gazette Staff"] }, page).value).toBe("Gazette");
});

it("more authors than there is room for are named as far as it goes, none of them cut", () => {
  const authors = Array.from({ length: 40 }, (_, at) => `Maximiliana Featherstonehaugh ${String.fromCharCode(65 + at)}`);
  const { value } = findAuthor(metadata(), { authors }, page);
  expect([...value].length).toBeLessThanOrEqual(120);
  expect(value).toMatch(/Featherstonehaugh [A-Z] and Maximiliana Featherstonehaugh [A-Z]$/);
});
