import { nameLists } from "../../../web/typeset/index.ts";

const { surnames, middle } = nameLists.hi;
const nukta = (words: string) => words.split(" ").join("|");

export const surname = `(?:${nukta(surnames)})`;
export const middleName = `(?:${nukta(middle)})`;
/** Surnames that only women bear: the gender of the name. */
export const feminineSurname = /(?:देवी|कुमारी|बेगम|खातून|कौर|बाई|आर्या)$/u;
