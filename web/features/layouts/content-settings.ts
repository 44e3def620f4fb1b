import type { ContentSettings } from "../../../functions/admin/contract.ts";

export type SettingName = keyof ContentSettings;

interface Range {
  least: number;
  most: number;
  step: number;
  /** What an empty or unreadable entry becomes. */
  fallback: number;
}

const range = (least: number, most: number, step: number, fallback = least): Range => ({ least, most, step, fallback });

/** Specification §9; the defaults may lie outside of them until they are edited. Lengths are words, sizes points on a page 612 wide. */
export const settingRanges: Record<SettingName, Range> = {
  mainArticleLength: range(50, 300, 25),
  rightSideStoryCount: range(1, 2, 1),
  rightSideStoryLength: range(50, 300, 25),
  bottomColumnCount: range(1, 3, 1),
  bottomColumnLength: range(50, 200, 25),
  whatsInsideCount: range(3, 12, 1),
  marketTickerFontSize: range(6, 16, 1),
  stockCount: range(3, 12, 1),
  lineHeight: range(1, 2, 0.1, 1.4),
  baseFontSize: range(8, 16, 1, 10),
};

/** They stand until an admin changes them. */
export const defaultSettings: ContentSettings = {
  mainArticleLength: 200,
  rightSideStoryLength: 200,
  rightSideStoryCount: 2,
  bottomColumnLength: 350,
  bottomColumnCount: 3,
  whatsInsideCount: 7,
  marketTickerFontSize: 8,
  stockCount: 6,
  lineHeight: 1.2,
  baseFontSize: 9,
};

export const settingNames = Object.keys(settingRanges) as SettingName[];

/** The nearest value of the range; tenths where it steps by tenths, whole otherwise. */
function within(name: SettingName, value: number): number {
  const { least, most, step } = settingRanges[name];
  const places = step < 1 ? 10 : 1;
  return Math.max(least, Math.min(most, Math.round(value * places) / places));
}

/** One step up or down; a value outside of the range comes into it at its first step. */
export function stepped(name: SettingName, value: number, direction: 1 | -1): number {
  return within(name, value + direction * settingRanges[name].step);
}

/** Zeros of the figures that are written in our languages beside the Latin ones. */
const zeros = [0x0660, 0x06f0, 0x0966];

export function inAscii(text: string): string {
  const figure = (sign: string) => {
    const code = sign.codePointAt(0) ?? 0;
    return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
  };
  return text
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, figure)
    .replace(/[,\u066b]/g, ".")
    .trim();
}

/** What a typed entry means: a number of the range, or the fallback where there is none. */
export function typedSetting(name: SettingName, text: string): number {
  const plain = inAscii(text);
  const value = plain === "" ? Number.NaN : Number(plain);
  return Number.isFinite(value) ? within(name, value) : settingRanges[name].fallback;
}

/** Pixels the sample's text is guessed to take, at most 800. */
export function estimatedHeight({ mainArticleLength, rightSideStoryCount, rightSideStoryLength }: ContentSettings): number {
  const main = Math.floor((mainArticleLength / 50) * 100);
  const side = Math.floor(rightSideStoryCount * (rightSideStoryLength / 50) * 50);
  return Math.min(800, 300 + main + side);
}
