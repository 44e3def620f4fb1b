import { late } from "../../http/late-pattern.ts";
import { MASK, maskQuotes, quoteSpans } from "../edition/quote-spans.ts";

type Language = "es" | "fr" | "it" | "pt";

/** "la remise en état du fournil", "el reloj de la iglesia": a definite noun with another that belongs to it. */
const definite: Record<Language, string> = {
  es: "(?:[Ee]l|[Ll]as?|[Ll]os) (\\p{Ll}{4,}) (?:de la|de los|de las|del|de) \\p{Ll}{4,}",
  fr: "(?:[Ll]es? |[Ll]a |[Ll][’'])(\\p{Ll}{4,}) (?:de la |de l[’']|du |des |de |d[’'])\\p{Ll}{4,}",
  it: "(?:[Ii]l |[Ll][oae] |[Ii] |[Gg]li |[Ll][’'])(\\p{Ll}{4,}) (?:della |dello |dell[’']|dei |degli |delle |del |di |d[’'])\\p{Ll}{4,}",
  pt: "(?:[OoAa]s?) (\\p{Ll}{4,}) (?:da|do|das|dos|de) \\p{Ll}{4,}",
};

/** Nouns that only measure or point: "la moitié des parts", "el resto de ahorros". */
const empty = late.u`^(?:rest[eo]|resto|moiti[ée]|mitad|met[àa]|metade|plupart|mayor\p{L}*|maggior\p{L}*|maior\p{L}*|part[ei]?s?|parte|nombre|número|numero|fin[ael]?|final|début|inicio|inizio|início|milieu|centro|total|totale|totalidad|média|moyenne|media|primera?|premi[eè]re?|prim[oa]|primeir[oa]|última?|ultim[oa]|dernière?|segund[oa]|second[oa]e?|mism[oa]|même|mesm[oa]|stess[oa]|dépens\p{L}*|cours|jour|giorno|día|dia|noche|notte|noite|nuit|mañana|manhã|mattin\p{L}*|semana|semaine|settimana|mois|mese|année|anno)$`;

/** What of a paragraph may stand over it: a short sentence, else a definite noun with its genitive. Quotations give none. */
export function subheadsOf(paragraph: string, language: Language, leaning: RegExp): string[] {
  const masked = maskQuotes(paragraph, quoteSpans(paragraph));
  const short = [...masked.matchAll(late.gu`(?<=^|[.!?…]\s)(\p{Lu}[^.!?…:;]{8,34})\.(?=\s|$)`)]
    .map((match) => match[1] ?? "")
    .filter(
      (text) =>
        !text.includes(MASK) && !leaning.test(text) && !/\d|,/.test(text) && text.split(/\s/).length >= 3 && text.split(/\s/).length <= 6,
    );
  const nouns = [...masked.matchAll(new RegExp(`(?<![\\p{L}’'])${definite[language]}(?=[\\s,.;])`, "gu"))]
    .filter((match) => !empty.test(match[1] ?? "") && match[0].length <= 34)
    .map((match) => match[0]);
  return [...short, ...nouns];
}
