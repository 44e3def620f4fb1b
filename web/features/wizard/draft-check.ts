import { countCharacters, isFilled, limits } from "../../../functions/http/limits.ts";

export interface Article {
  title: string;
  content: string;
  region: string;
  author: string;
}

export type Problem = "signed-out" | "missing" | "blank" | "too-long" | "no-tokens";

export interface Purse {
  tokens: number;
  isAdmin: boolean;
}

/** Fields that are longer than the server takes. */
export function overlongFields(article: Article): (keyof Article)[] {
  return (["title", "content", "region", "author"] as const).filter((field) => countCharacters(article[field]) > limits[field]);
}

/** The first thing that stands between the article and the press, or null. An unknown purse does not stop anybody: the server decides. */
export function findProblem(article: Article, isSignedIn: boolean, purse: Purse | undefined): Problem | null {
  if (article.title === "" || article.content === "" || article.region === "") return "missing";
  if ([article.title, article.content, article.region].some((text) => !isFilled(text))) return "blank";
  if (overlongFields(article).length > 0) return "too-long";
  if (!isSignedIn) return "signed-out";
  if (purse && !purse.isAdmin && purse.tokens < 1) return "no-tokens";
  return null;
}
