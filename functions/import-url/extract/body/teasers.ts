import type { Block } from "./blocks.ts";
import { weightOf } from "./measure.ts";

/** A teaser says no more than this of the article it leads to. */
const teaserText = 330;
/** From how many teasers one after another they are a list. */
const several = 3;

/** Teasers among the blocks: lines that are links to the same site, each followed by a few words, several in a row. */
export function teasersAmong(blocks: Block[], host: string): Set<Block> {
  const teasers = new Set<Block>();
  let run: Block[] = [];
  let heads = 0;
  let words = 0;
  const end = () => {
    if (heads >= several) for (const block of run) teasers.add(block);
    run = [];
    heads = 0;
    words = 0;
  };
  for (const block of blocks) {
    if (block.linked > 0.9 && leadsWithin(block.href, host)) {
      run.push(block);
      heads++;
      words = 0;
    } else if (heads > 0 && block.linked < 0.9) {
      words += weightOf(block.text);
      if (words > teaserText || block.kind === "heading") {
        // What was begun belongs to the text that goes on.
        while (run.length > 0 && !isHead(run.at(-1))) run.pop();
        end();
      } else run.push(block);
    } else end();
  }
  end();
  return teasers;
}

const isHead = (block: Block | undefined) => block !== undefined && block.linked > 0.9;

/** To another page of the same site, or wherever a script decides; a place on the page itself is none. */
export function leadsWithin(href: string, host: string): boolean {
  if (href === "") return true;
  if (href.startsWith("#")) return false;
  const other = /^(?:https?:)?\/\/(?:www\.)?([^/?#:]+)/i.exec(href)?.[1]?.toLowerCase();
  return other === undefined ? !/^[a-z]+:/i.test(href) : other === host || other.endsWith(`.${host}`) || host.endsWith(`.${other}`);
}

/** The host of an address without "www.", or ''. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "";
}
