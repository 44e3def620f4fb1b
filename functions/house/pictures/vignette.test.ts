import { expect, test } from "vitest";
import { assetsOnDisk } from "../../location/assets-on-disk.ts";
import { chooseMotifs } from "./choose-motifs.ts";
import { motifs } from "./motif-words.ts";
import { drawVignette, readMotifOutlines, type VignetteInput } from "./vignette.ts";

const outlines = await readMotifOutlines(assetsOnDisk);
const draw = (input: VignetteInput) => drawVignette(input, outlines);

const names = (title: string, content: string, language: string) => chooseMotifs(title, content, language).map((motif) => motif.icon);

test("every motif has its outline and words in every language of the tables, and no two share an icon", () => {
  expect(motifs.length).toBeGreaterThanOrEqual(120);
  expect(new Set(motifs.map((motif) => motif.icon)).size).toBe(motifs.length);
  for (const { icon, words } of motifs) {
    expect(outlines[icon], icon).toMatch(/^M[-\d MLCZ]+$/);
    for (const [language, list] of Object.entries(words)) expect(list[0], `${icon} ${language}`).toMatch(/\p{L}/u);
  }
});

test.each([
  ["Alder Street Library reopens", "The library lent its first book at nine.", "en", "bookshelf"],
  ["Neue Stadtbibliothek eröffnet", "", "de", "bookshelf"],
  ["終着駅のピアノ", "ピアノを弾く人がいる。", "ja", "grand-piano"],
  ["عودة القطار إلى المدينة", "وصل القطار صباحا.", "ar", "steam-locomotive"],
  ["Fishermen return", "", "en", "fishing-boat"],
  ["Vuelven los barcos de pesca", "", "es", "fishing-boat"],
  ["Los camiones de la sal", "", "es", "truck"],
  ["Le pain de l’église Saint-Roch", "", "fr", "church"],
  ["Les chevaux du village", "", "fr", "horse-head"],
  ["I funghi del bosco", "", "it", "mushroom"],
  ["Gli alberi di corso Garibaldi", "", "it", "oak"],
  ["Os pães da aldeia", "", "pt", "bread"],
  ["Os faróis da costa", "", "pt", "lighthouse"],
  ["В библиотеке на железной дороге", "", "ru", "bookshelf"],
  ["Закрыли железную дорогу", "", "ru", "steam-locomotive"],
  ["Старый маяк", "", "ru", "lighthouse"],
  ["गाँव के घोड़ों का दिन", "", "hi", "horse-head"],
  ["नए हवाई अड्डे पर भीड़", "", "hi", "commercial-airplane"],
  ["पुस्तकालय में किताबें लौटीं", "", "hi", "open-book"],
  ["앵두마을도서관이 다시 문을 연다", "", "ko", "bookshelf"],
  ["등대지기들의 마지막 밤", "등대는 남았다.", "ko", "lighthouse"],
  ["봄을 기다리는 간이역", "", "ko", "steam-locomotive"],
  ["市立图书馆重新开放", "", "zh", "bookshelf"],
  ["老石桥上的早市", "", "zh", "stone-bridge"],
  ["渔民回到港口", "", "zh", "fishing-boat"],
])("%s shows its thing", (title, content, language, icon) => {
  expect(names(title, content, language)).toContain(icon);
});

test("words are found whole: a brain is no rain, and a training no train", () => {
  expect(names("The brain in training", "Brains and trainers.", "en")).toEqual([]);
  expect(names("Der Reisende", "Die Reisenden reisen.", "de")).not.toContain("bowl-of-rice");
  expect(names("La mairie en train de changer", "Tout est en train de changer.", "fr")).not.toContain("steam-locomotive");
  expect(names("Почти пара минут", "Сели, выбрали, почти готово. Голубой цвет, Сергеев.", "ru")).toEqual([]);
  expect(names("हाथ आगे और पास", "हाथ में किलो भर माल, हंसी, गाया, पास आगे।", "hi")).toEqual([]);
  expect(names("우리 팀의 다리 부상", "자원 감사자와 조사자는 배가 고프다. 사과를 했다.", "ko")).toEqual([]);
  expect(names("城市长期投入", "城市长期投入，花了三年；记者看到，市场火爆，这一象征意义很大。", "zh")).not.toContain("public-speaker");
  expect(names("No fim da tarde", "No largo, no fim do dia, no banco.", "pt")).not.toContain("knot");
});

test("a thing said once in passing is not shown", () => {
  expect(names("Council adopts plan", "One man came by bus.", "en")).not.toContain("bus");
});

test.each([
  ["Nothing to see", "Words alone.", "en"],
  ["Ein Sturm zieht auf", "Schiffe bleiben im Hafen. Der Hafen ist zu.", "de"],
  ["A night at the observatory", "The telescope and the planet.", "en"],
  ["", "", "xx"],
  ["🎈\u0000\u202e", "x".repeat(10_000), "ja"],
])("%j becomes a picture that stays in its frame and under 200 kB", (title, content, language) => {
  const { drawing } = draw({ title, content, language, seed: "1" });
  expect(JSON.stringify(drawing).length).toBeLessThan(200_000);
  for (const item of drawing.items) {
    if (item.kind !== "path") continue;
    expect(item.d).not.toMatch(/NaN|Infinity|e/);
    for (const [, x, y] of item.d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(drawing.width);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(drawing.height);
    }
  }
});

test("the motifs of the longest outlines keep the picture under 250 kB in any weather", () => {
  const heavy = motifs.toSorted((a, b) => outlineLength(b.icon) - outlineLength(a.icon)).slice(0, 12);
  for (const weather of ["", " at night", " in the rain"]) {
    for (let i = 0; i + 2 < heavy.length; i += 3) {
      const title = `${heavy
        .slice(i, i + 3)
        .map((motif) => motif.words.en[0])
        .join(" and ")}${weather}`;
      const size = JSON.stringify(draw({ title, content: "", language: "en", seed: String(i) }).drawing).length;
      expect(size, title).toBeLessThan(250_000);
    }
  }
});

function outlineLength(icon: string): number {
  return outlines[icon]?.length ?? 0;
}

test("one article and seed give one picture, another seed another", () => {
  const lighthouse = (seed: string) => draw({ title: "The lighthouse", content: "", language: "en", seed });
  expect(lighthouse("a")).toEqual(lighthouse("a"));
  expect(lighthouse("a").drawing).not.toEqual(lighthouse("b").drawing);
  expect(lighthouse("a").motifs).toEqual(["lighthouse"]);
});

test("the motifs named are the ones drawn, in the article's language", () => {
  expect(draw({ title: "Der Leuchtturm", content: "", language: "de", seed: "1" }).motifs).toEqual(["Leuchtturm"]);
  // A ship cannot stand on a meadow beside a library: it is neither drawn nor named.
  expect(draw({ title: "Library, library, ship", content: "", language: "en", seed: "1" }).motifs).toEqual(["bookshelf"]);
});
