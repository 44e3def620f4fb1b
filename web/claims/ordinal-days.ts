const russian =
  "перв втор треть четв[её]рт пят шест седьм восьм девят десят одиннадцат двенадцат тринадцат четырнадцат пятнадцат шестнадцат семнадцат восемнадцат девятнадцат двадцат".split(
    " ",
  );
const german =
  "ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften dreizehnten vierzehnten fünfzehnten sechzehnten siebzehnten achtzehnten neunzehnten zwanzigsten".split(
    " ",
  );
const english =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const germanTens =
  "einundzwanzigsten zweiundzwanzigsten dreiundzwanzigsten vierundzwanzigsten fünfundzwanzigsten sechsundzwanzigsten siebenundzwanzigsten achtundzwanzigsten neunundzwanzigsten dreißigsten einunddreißigsten".split(
    " ",
  );

/** A day of the month said by its ordinal right before the month, with where its word begins; undefined where none stands there. */
export function ordinalDay(latin: string, monthFrom: number, language: string): { day: number; from: number } | undefined {
  const before = latin.slice(Math.max(0, monthFrom - 32), monthFrom);
  const start = monthFrom - before.length;
  if (language === "ru") {
    const match = /(?:(двадцать|тридцать)\s)?(\p{L}+?)(?:ого|его|ое|ье|ые)\s$/iu.exec(before);
    const unit = match?.[2]?.toLowerCase() ?? "";
    if (!match || unit === "") return undefined;
    const tens = match[1] ? (/^д/iu.test(match[1]) ? 20 : 30) : 0;
    const value = unit === "тридцат" ? 30 : russian.findIndex((stem) => new RegExp(`^${stem}$`, "u").test(unit)) + 1;
    return value > 0 && tens + value <= 31 ? { day: tens + value, from: start + match.index } : undefined;
  }
  if (language === "de") {
    const match = /(?<!\p{L})(\p{L}+)\s$/iu.exec(before);
    const word = match?.[1]?.toLowerCase().replace(/r$/u, "n") ?? "";
    const day = german.indexOf(word) + 1 || (germanTens.includes(word) ? germanTens.indexOf(word) + 21 : 0);
    return match && day > 0 ? { day, from: start + match.index } : undefined;
  }
  if (language === "en") {
    const match = /(?<!\w)(?:(twenty|thirty)[\s-])?([a-z]+) of $/iu.exec(before);
    const unit = english.indexOf(match?.[2]?.toLowerCase() ?? "") + 1;
    const day = unit + (match?.[1] ? (/^tw/iu.test(match[1]) ? 20 : 30) : 0);
    return match && unit > 0 && day <= 31 ? { day, from: start + match.index } : undefined;
  }
  const first = /(?<![a-zà-ÿ])(?:premier|1er|primero|primo|primeiro|1º|1°)\s(?:de\s)?$/iu.exec(before);
  return first ? { day: 1, from: start + first.index } : undefined;
}
