import { expect, it } from "vitest";
import { bytesIn } from "./charset-bytes.test-data.ts";
import { decodePage } from "./decode.ts";

const russian = "Городской совет одобрил ремонт старого моста через реку и выделил на него деньги из бюджета будущего года.";
const japanese = "市議会は古い橋の修理を認め、来年度の予算からその費用を出すことを決めました。工事は春に始まる予定です。";
const korean = "시의회는 오래된 다리의 수리를 승인하고 내년 예산에서 그 비용을 내기로 했다. 공사는 봄에 시작될 예정이다.";
const simplified = "市议会批准了老桥的修缮工程，并决定从明年的预算中拨出这笔费用。他们说工程在春天开始，这是一个好消息。";
const traditional = "市議會批准了老橋的修繕工程，並決定從明年的預算中撥出這筆費用。他們說工程在春天開始，這是一個好消息。";
const arabic = "وافق مجلس المدينة على ترميم الجسر القديم وقرر صرف تكاليفه من ميزانية العام المقبل، وتبدأ الأعمال في الربيع.";
const french = "Le conseil a approuvé la rénovation du vieux pont; les travaux coûteront près de 2 millions et débuteront à l’été.";
const polish =
  "Rada miasta zatwierdziła remont starego mostu i przeznaczyła na niego środki z przyszłorocznego budżetu, będzie też ścieżka.";

const page = (text: string, head = "") => `<!doctype html><html><head>${head}<title>x</title></head><body><p>${text}</p></body></html>`;

const charsets: [charset: string, text: string][] = [
  ["shift_jis", japanese],
  ["euc-jp", japanese],
  ["iso-2022-jp", japanese],
  ["euc-kr", korean],
  ["gbk", simplified],
  ["gb18030", simplified],
  ["gb2312", simplified],
  ["big5", traditional],
  ["windows-1250", polish],
  ["iso-8859-2", polish],
  ["windows-1251", russian],
  ["koi8-r", russian],
  ["iso-8859-5", russian],
  ["windows-1252", french],
  ["windows-1256", arabic],
  ["iso-8859-6", arabic.replaceAll("،", ",")],
  ["utf-8", russian],
  ["utf-16le", russian],
  ["utf-16be", russian],
];
it.each(charsets)("a page in %s is read as its server or the page itself declares", (charset, text) => {
  expect(decodePage(bytesIn(charset, page(text)), `text/html; charset="${charset}"`).text).toContain(text);
  if (charset.startsWith("utf-16")) return;
  expect(decodePage(bytesIn(charset, page(text, `<meta charset=${charset}>`)), "text/html").text).toContain(text);
  const pragma = `<meta http-equiv="Content-Type" content="text/html; charset=${charset}">`;
  expect(decodePage(bytesIn(charset, page(text, pragma)), "").text).toContain(text);
});

const undeclared = charsets.filter(([charset]) => !/^(?:iso-8859|windows-1250)/.test(charset));
it.each(undeclared)("a page in %s that declares nothing is read all the same", (charset, text) => {
  expect(decodePage(bytesIn(charset, page(text)), "text/html").text).toContain(text);
});

it("a language tells single bytes apart that no letter's frequency does", () => {
  const bytes = bytesIn("windows-1250", page(polish).replace("<html>", '<html lang="pl">'));
  expect(decodePage(bytes, "text/html")).toMatchObject({ charset: "windows-1250", text: expect.stringContaining(polish) });
});

it("a wrong declaration does not spoil the page", () => {
  const utf8 = bytesIn("utf-8", page(`${russian} ${french}`));
  expect(decodePage(utf8, "text/html; charset=iso-8859-1").text).toContain(french);
  expect(decodePage(utf8, "text/html; charset=gbk").text).toContain(french);
  expect(decodePage(bytesIn("windows-1251", page(russian)), "text/html; charset=utf-8").text).toContain(russian);
  expect(decodePage(bytesIn("windows-1251", page(russian)), "text/html; charset=iso-8859-1").text).toContain(russian);
  expect(decodePage(bytesIn("euc-jp", page(japanese, "<meta charset=euc-jp>")), "text/html; charset=shift_jis").text).toContain(japanese);
  expect(decodePage(bytesIn("windows-1252", page(french)), "text/html; charset=utf-8").text).toContain(french);
  expect(decodePage(bytesIn("windows-1252", page(french)), "text/html; charset=no-such-thing").text).toContain(french);
});

it("a byte order mark decides before everything else, and is no letter of the text", () => {
  const bytes = new Uint8Array([0xef, 0xbb, 0xbf, ...bytesIn("utf-8", page(russian))]);
  expect(decodePage(bytes, "text/html; charset=windows-1251")).toMatchObject({ charset: "utf-8", text: page(russian) });
});

it("a few broken bytes, or one cut off at the end, leave UTF-8 what it is", () => {
  const whole = bytesIn("utf-8", page(russian));
  const broken = Uint8Array.from(whole);
  broken[whole.length - 40] = 0xff;
  expect(decodePage(broken, "text/html").charset).toBe("utf-8");
  expect(decodePage(bytesIn("utf-8", russian).subarray(0, -2), "text/html").charset).toBe("utf-8");
});

it("nothing, and anything that is no text, is read without an error", () => {
  expect(decodePage(new Uint8Array(), "")).toEqual({ text: "", charset: "utf-8" });
  expect(() =>
    decodePage(
      Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256),
      "application/octet-stream",
    ),
  ).not.toThrow();
});
