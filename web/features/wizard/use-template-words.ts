import { useTranslation } from "react-i18next";
import type { Template } from "../../../functions/templates/contract.ts";

const longestName = 30;

/** A template's name, cut between written characters when it is longer than a card shows. */
export function cardName(name: string): string {
  const letters = [...name];
  return letters.length <= longestName
    ? name
    : `${letters
        .slice(0, longestName - 1)
        .join("")
        .trimEnd()}…`;
}

/** A template's words in the interface's language where we have them, else as the server has them, in English. */
export function useTemplateWords() {
  const { t, i18n } = useTranslation("app");
  const nameOf = ({ id, name }: Template) => {
    const key = `papers.${id}`;
    return i18n.exists(key) ? t(key as "papers.american-classic", { ns: "public" }) : name;
  };
  const wordsOf = (template: Template) => {
    const say = (field: "description" | "region") => {
      const key = `template.known.${template.id}.${field}`;
      return i18n.exists(key, { ns: "app" }) ? t(key as "template.known.american-classic.description") : template[field];
    };
    const region = say("region");
    return { description: say("description"), region: region === "Universal" ? "" : region };
  };
  return { nameOf, wordsOf };
}
