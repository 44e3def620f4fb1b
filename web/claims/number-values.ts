import { scales } from "./number-words.ts";

/** Units that figures and signs are written together with in Chinese, Japanese and Korean. */
const units: Record<string, number> = {
  十: 10,
  百: 100,
  千: 1e3,
  백: 100,
  천: 1e3,
  万: 1e4,
  萬: 1e4,
  만: 1e4,
  億: 1e8,
  亿: 1e8,
  억: 1e8,
  兆: 1e12,
  조: 1e12,
};
export const hanDigits = "〇一二三四五六七八九";
const pointLanguages = new Set(["en", "ja", "ko", "zh", "hi", "ar"]);

/** Digits of all scripts as 0 to 9. */
export function toLatinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (sign) => String(sign.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (sign) => String(sign.charCodeAt(0) - 0x6f0))
    .replace(/[०-९]/g, (sign) => String(sign.charCodeAt(0) - 0x966))
    .replace(/[０-９]/g, (sign) => String(sign.charCodeAt(0) - 0xff10))
    .replace(/．/g, ".")
    .replace(/，(?=\d{3})/g, ",")
    .replace(/％/g, "%");
}

/** What figures may be worth: in each reading, the numbers they are made of. */
export function figureReadings(text: string, language: string): number[][] {
  if (text.includes(":")) return [text.split(":").map((part) => Number(part.replace(/[.,٫٬]/g, ".")))];
  const token = text
    .replace(/[ \u00a0\u202f'’]/g, "")
    .replace(/٬/g, ",")
    .replace(/٫/g, ".");
  const parts = token.split(/[.,]/);
  if (parts.length === 1) return [[Number(token)]];
  const readings: number[][] = [];
  const groups = parts.slice(1);
  const isGrouped =
    groups.every((group) => group.length === 3) ||
    (groups.at(-1)?.length === 3 && groups.slice(0, -1).every((group) => group.length === 2));
  if (isGrouped) readings.push([Number(parts.join(""))]);
  const marks = token.match(/[.,]/g) ?? [];
  // Three digits behind one mark are thousands, unless the language sets its decimals behind that mark.
  const mayBeDecimal = !isGrouped || parts[0] === "0" || marks[0] === (pointLanguages.has(language) ? "." : ",");
  const isDecimal =
    (parts.length === 2 && mayBeDecimal) || (marks.at(-1) !== marks[0] && groups.slice(0, -1).every((group) => group.length === 3));
  if (isDecimal) readings.push([Number(`${parts.slice(0, -1).join("")}.${parts.at(-1)}`)]);
  // Times as 9.30, and dates as 20.11.2026.
  const isTime = parts.length === 2 && /^(?:[01]?\d|2[0-4])\.[0-5]\d$/.test(token);
  const isDate = parts.length === 3 && /^\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})$/.test(token);
  if (isTime || isDate) readings.push(parts.map(Number));
  return readings.length > 0 ? readings : [[Number(parts.join(""))]];
}

export function indianValue(text: string): number {
  const parts = text.match(/\d[\d,.]*\s\P{N}+/gu) ?? [];
  return parts.reduce((sum, part) => {
    const number = /^[\d,.]+/.exec(part)?.[0] ?? "";
    const scale = scales().find(([word]) => word.test(part.slice(number.length)))?.[1] ?? 1;
    return sum + Number(number.replace(/,/g, "")) * scale;
  }, 0);
}

export function compositeValue(text: string): number {
  let total = 0;
  let section = 0;
  let current: number | null = null;
  for (const token of text.match(/\d[\d.,]*|[^\d\s.,]/gu) ?? []) {
    if (/^\d/.test(token)) {
      current = Number(token.replace(/[.,]$/, "").replace(/,/g, ""));
      continue;
    }
    const unit = units[token];
    if (unit === undefined) {
      const digit = token === "零" ? 0 : token === "两" || token === "兩" ? 2 : hanDigits.indexOf(token);
      current = current !== null && current >= 0 ? current * 10 + digit : digit;
    } else if (unit < 1e4) {
      section += (current ?? 1) * unit;
      current = null;
    } else {
      total += (section + (current ?? 0) || 1) * unit;
      section = 0;
      current = null;
    }
  }
  return total + section + (current ?? 0);
}
