/**
 * What a number is worth that German or Italian writes as one word (einhundertvierundsechzig, duemilatrecento); undefined for other words.
 */
export function compoundValue(word: string, language: string, below: Readonly<Record<string, number>>): number | undefined {
  const grammar = grammars[language];
  if (!grammar || word.length < 6 || !(word.includes(grammar.hundred) || grammar.thousand.some((part) => word.includes(part))))
    return undefined;
  for (const thousand of grammar.thousand) {
    const at = word.indexOf(thousand);
    if (at < 0) continue;
    const high = at === 0 ? 1 : hundreds(word.slice(0, at), grammar, below);
    const rest = word.slice(at + thousand.length).replace(grammar.joint, "");
    const low = rest === "" ? 0 : hundreds(rest, grammar, below);
    if (high !== undefined && low !== undefined) return high * 1000 + low;
  }
  return hundreds(word, grammar, below);
}

interface Grammar {
  hundred: string;
  thousand: readonly string[];
  joint: RegExp;
  small: Readonly<Record<string, number>>;
}

const grammars: Readonly<Record<string, Grammar>> = {
  de: { hundred: "hundert", thousand: ["tausend"], joint: /^und/u, small: { ein: 1, eins: 1, zwei: 2 } },
  it: { hundred: "cento", thousand: ["mila", "mille"], joint: /^e/u, small: { un: 1, uno: 1, una: 1, due: 2 } },
};

function hundreds(word: string, grammar: Grammar, below: Readonly<Record<string, number>>): number | undefined {
  const simple = (part: string) => grammar.small[part] ?? below[part];
  const at = word.indexOf(grammar.hundred);
  if (at < 0) return simple(word);
  const high = at === 0 ? 1 : simple(word.slice(0, at));
  const rest = word.slice(at + grammar.hundred.length).replace(grammar.joint, "");
  const low = rest === "" ? 0 : simple(rest);
  return high !== undefined && high < 100 && low !== undefined && low < 100 ? high * 100 + low : undefined;
}
