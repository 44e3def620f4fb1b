import type { PageMetadata } from "./page.ts";

/** Limits per kind, beyond what legitimate pages have. */
const most = {
  metas: 300,
  metaValue: 4_000,
  links: 100,
  jsonLd: 30,
  jsonLdText: 400_000,
  times: 60,
  dated: 60,
  headings: 20,
  bylines: 60,
  text: 400,
  dateText: 120,
};

/** Elements whose start tag separates words. */
const separating = new Set("br p div li ul ol td tr h1 h2 h3 h4 h5 h6 section header article time".split(" "));

/** Text being gathered from an element that is open. */
interface Gathering {
  depth: number;
  text: string;
  length: number;
  most: number;
  done: (text: string) => void;
}

/** What is known of a page before any of it is read. */
export const emptyMetadata = (): PageMetadata => ({
  lang: "",
  title: "",
  meta: new Map(),
  links: [],
  jsonLd: [],
  times: [],
  dated: [],
  scriptDate: "",
  headings: [],
  bylines: [],
});

/** Follows the tags and texts of a page in order and keeps metadata of the article, each kind limited in number and length. */
export class MetadataReader {
  readonly metadata = emptyMetadata();
  private depth = 0;
  private metas = 0;
  private jsonLdLength = 0;
  private hasTitle = false;
  /** Depth of the open element whose text is ignored (script, style, drawing), or 0. */
  private unread = 0;
  /** Depth of an open script with data of its own, or 0. */
  private scriptFrom = 0;
  private gatherings: Gathering[] = [];

  open(name: string, attributes: Record<string, string>): void {
    this.depth++;
    if (separating.has(name)) this.text(" ");
    const metadata = this.metadata;
    if (name === "html") metadata.lang ||= (attributes.lang ?? attributes["xml:lang"] ?? "").trim().slice(0, 35);
    else if (name === "meta") this.meta(attributes);
    else if (name === "link") this.link(attributes);
    else if (name === "script") this.script(attributes);
    else if (name === "style" || name === "svg") this.unread ||= this.depth;
    else if (name === "title" && !this.hasTitle && this.unread === 0) {
      this.hasTitle = true;
      this.gather(1_000, (text) => {
        metadata.title = text;
      });
    } else this.element(name, attributes);
  }

  text(words: string): void {
    if (this.scriptFrom === this.depth) this.metadata.scriptDate ||= dateInScript.exec(words)?.[1] ?? "";
    for (const gathering of this.gatherings) {
      if (gathering.length >= gathering.most || (this.unread > 0 && this.unread > gathering.depth)) continue;
      gathering.text += words;
      gathering.length += words.length;
    }
  }

  close(): void {
    if (this.unread === this.depth) this.unread = 0;
    if (this.scriptFrom === this.depth) this.scriptFrom = 0;
    for (let last = this.gatherings.at(-1); last && last.depth >= this.depth; last = this.gatherings.at(-1)) {
      this.gatherings.pop();
      last.done(last.text);
    }
    this.depth--;
  }

  /** Gathers the text of the element just opened. */
  private gather(length: number, done: (text: string) => void, raw = false): void {
    if (this.gatherings.length >= 12) return;
    this.gatherings.push({
      depth: this.depth,
      text: "",
      length: 0,
      most: length,
      done: (text) => done(raw ? text : text.replace(/\s+/g, " ").trim().slice(0, length)),
    });
  }

  private meta(attributes: Record<string, string>): void {
    const content = attributes.content ?? attributes.value ?? (attributes.charset === undefined ? undefined : "");
    if (content === undefined || this.metas >= most.metas) return;
    for (const key of ["name", "property", "itemprop", "http-equiv"]) {
      const name = attributes[key]?.trim().toLowerCase().slice(0, 100);
      if (!name) continue;
      this.metas++;
      const values = this.metadata.meta.get(name) ?? [];
      values.push(content.slice(0, most.metaValue).trim());
      this.metadata.meta.set(name, values);
      if (name === "datepublished" || name === "datemodified") this.time({ datetime: content, itemprop: name }, "");
    }
  }

  private link(attributes: Record<string, string>): void {
    if (attributes.rel === undefined || attributes.href === undefined || this.metadata.links.length >= most.links) return;
    const cut = (value = "") => value.trim().slice(0, 2_048);
    this.metadata.links.push({
      rel: cut(attributes.rel).toLowerCase(),
      href: cut(attributes.href),
      hreflang: cut(attributes.hreflang),
      type: cut(attributes.type),
    });
  }

  private script(attributes: Record<string, string>): void {
    if (
      /^\s*application\/(?:ld\+json|json\+ld)/i.test(attributes.type ?? "") &&
      this.metadata.jsonLd.length < most.jsonLd &&
      this.jsonLdLength < most.jsonLdText
    ) {
      const room = most.jsonLdText - this.jsonLdLength;
      this.gather(
        room,
        (text) => {
          this.jsonLdLength += text.length;
          this.metadata.jsonLd.push(text.slice(0, room));
        },
        true,
      );
    } else {
      if (attributes.src === undefined && this.metadata.scriptDate === "") this.scriptFrom = this.depth;
      this.unread ||= this.depth;
    }
  }

  private element(name: string, attributes: Record<string, string>): void {
    const metadata = this.metadata;
    if (this.unread > 0) return;
    if (name === "h1" && metadata.headings.length < most.headings) {
      this.gather(most.text, (text) => {
        if (text) metadata.headings.push(text);
      });
    }
    const itemprop = attributes.itemprop?.toLowerCase() ?? "";
    if (name === "time" || /\bdate(?:published|modified|created)\b/.test(itemprop)) {
      this.gather(most.text, (text) => this.time(attributes, text));
    }
    if (name !== "time" && metadata.dated.length < most.dated && isDated(attributes)) {
      this.gather(most.dateText, (text) => {
        if (/\d|[\u0660-\u0669\u0966-\u096f]/.test(text) && metadata.dated.length < most.dated) metadata.dated.push(text);
      });
    }
    const kind = bylineKind(attributes, itemprop);
    if (kind !== "" && metadata.bylines.length < most.bylines) {
      this.gather(most.text, (text) => {
        if (text && metadata.bylines.length < most.bylines) metadata.bylines.push({ text, kind });
      });
    }
  }

  private time(attributes: Record<string, string>, text: string): void {
    if (this.metadata.times.length >= most.times) return;
    const cut = (value = "") => value.trim().slice(0, 200);
    this.metadata.times.push({
      datetime: cut(attributes.datetime ?? attributes.content),
      text,
      itemprop: cut(attributes.itemprop).toLowerCase(),
      className: cut(attributes.class),
    });
  }
}

const dateInScript =
  /"(?:date_?published|published_?(?:at|on|date|time)|publish_?(?:date|time)|publication_?date|date_?posted|first_?published(?:_?at)?)"\s{0,9}:\s{0,9}"(\d{4}-\d{2}-\d{2}[^"]{0,20})"/i;

const dateName =
  /(?:^|[-_\s])(?:date|datum|fecha|data|time|timestamp|published|publish|posted|pubdate|datetime|entry-?date|post-?date|erschienen|veroeffentlicht)(?=$|[-_\s])/i;

/** Whether the class or id has a word for dates and none for comments or changes. */
function isDated(attributes: Record<string, string>): boolean {
  const names = `${(attributes.class ?? "").slice(0, 300)} ${(attributes.id ?? "").slice(0, 100)}`.replace(/([a-z])([A-Z])/g, "$1-$2");
  return dateName.test(names) && !/comment|reply|modif|updat/i.test(names);
}

/** How an element is marked as a byline: "rel", "itemprop", "byline" (class or id), or ''. */
function bylineKind(attributes: Record<string, string>, itemprop: string): string {
  if (/(?:^|\s)author(?:\s|$)/i.test(attributes.rel ?? "")) return "rel";
  if (/(?:^|\s)author(?:\s|$)/.test(itemprop)) return "itemprop";
  const names = `${(attributes.class ?? "").slice(0, 300)} ${(attributes.id ?? "").slice(0, 100)}`;
  if (/comment|reply/i.test(names)) return "";
  return /byline|author|writer|reporter|redacteur|autor/i.test(names) ? "byline" : "";
}
