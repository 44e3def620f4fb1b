/**
 * The part of the DOM that Readability and findBody use: linked nodes, attributes, text. Names and behaviour are those of the DOM;
 * nothing here parses, lays out or fetches.
 */
export type PageNode = PageElement | PageText;

class Linked {
  parentNode: PageElement | null = null;
  nextSibling: PageNode | null = null;
  previousSibling: PageNode | null = null;

  get nextElementSibling(): PageElement | null {
    let node = this.nextSibling;
    while (node instanceof PageText) node = node.nextSibling;
    return node;
  }

  get previousElementSibling(): PageElement | null {
    let node = this.previousSibling;
    while (node instanceof PageText) node = node.previousSibling;
    return node;
  }
}

export class PageText extends Linked {
  readonly nodeType = 3;
  readonly TEXT_NODE = 3;
  readonly nodeName = "#text";
  textContent: string;
  /** In a copy: the text it was copied from. */
  readonly origin: PageText;

  constructor(text: string, origin?: PageText) {
    super();
    this.textContent = text;
    this.origin = origin ?? this;
  }

  get childNodes(): PageNode[] {
    return [];
  }

  remove(): void {
    this.parentNode?.removeChild(this);
  }
}

export class PageElement extends Linked {
  readonly nodeType = 1;
  readonly ELEMENT_NODE = 1;
  readonly TEXT_NODE = 3;
  /** Lower case. */
  localName: string;
  /** Upper case. */
  tagName: string;
  readonly values: Map<string, string>;
  firstChild: PageNode | null = null;
  lastChild: PageNode | null = null;
  ownerDocument: PageDocument;

  constructor(document: PageDocument, name: string, values = new Map<string, string>()) {
    super();
    this.ownerDocument = document;
    this.localName = name;
    this.tagName = name.toUpperCase();
    this.values = values;
  }

  get nodeName(): string {
    return this.tagName;
  }

  get className(): string {
    return this.values.get("class") ?? "";
  }

  set className(value: string) {
    this.values.set("class", value);
  }

  get id(): string {
    return this.values.get("id") ?? "";
  }

  set id(value: string) {
    this.values.set("id", value);
  }

  get attributes(): { name: string; value: string }[] {
    return [...this.values].map(([name, value]) => ({ name, value }));
  }

  getAttribute(name: string): string | null {
    return this.values.get(name) ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.values.has(name);
  }

  setAttribute(name: string, value: string): void {
    this.values.set(name, value);
  }

  removeAttribute(name: string): void {
    this.values.delete(name);
  }

  get childNodes(): PageNode[] {
    const nodes: PageNode[] = [];
    for (let node = this.firstChild; node; node = node.nextSibling) nodes.push(node);
    return nodes;
  }

  get children(): PageElement[] {
    const elements: PageElement[] = [];
    for (let node = this.firstElementChild; node; node = node.nextElementSibling) elements.push(node);
    return elements;
  }

  get firstElementChild(): PageElement | null {
    return this.firstChild instanceof PageText ? this.firstChild.nextElementSibling : this.firstChild;
  }

  get textContent(): string {
    const texts: string[] = [];
    gather(this, texts);
    return texts.join("");
  }

  /** Readability appends this to its log messages; no mark-up is ever written. */
  get innerHTML(): string {
    return "";
  }

  /** Readability would put its page back before it tries again; find-body.ts tries again with a fresh copy instead. */
  set innerHTML(_: string) {
    // Empty but needed: in strict mode, assigning to a property without a setter throws.
  }

  appendChild<N extends PageNode>(node: N): N {
    return this.insertBefore(node, null);
  }

  insertBefore<N extends PageNode>(node: N, before: PageNode | null): N {
    node.parentNode?.removeChild(node);
    const previous = before ? before.previousSibling : this.lastChild;
    node.parentNode = this;
    node.previousSibling = previous;
    node.nextSibling = before;
    if (previous) previous.nextSibling = node;
    else this.firstChild = node;
    if (before) before.previousSibling = node;
    else this.lastChild = node;
    return node;
  }

  replaceChild<N extends PageNode>(node: PageNode, old: N): N {
    this.insertBefore(node, old);
    return this.removeChild(old);
  }

  removeChild<N extends PageNode>(node: N): N {
    if (node.previousSibling) node.previousSibling.nextSibling = node.nextSibling;
    else this.firstChild = node.nextSibling;
    if (node.nextSibling) node.nextSibling.previousSibling = node.previousSibling;
    else this.lastChild = node.previousSibling;
    node.parentNode = null;
    node.nextSibling = null;
    node.previousSibling = null;
    return node;
  }

  remove(): void {
    this.parentNode?.removeChild(this);
  }

  getElementsByTagName(name: string): PageElement[] {
    return elementsWithin(this, name === "*" ? null : new Set([name.toLowerCase()]));
  }

  /** Supports only comma-separated element names. */
  querySelectorAll(names: string): PageElement[] {
    return elementsWithin(this, new Set(names.toLowerCase().split(/\s*,\s*/)));
  }

  /** A deep copy that belongs to another document. */
  copyTo(document: PageDocument): PageElement {
    const copy = new PageElement(document, this.localName, new Map(this.values));
    for (let node = this.firstChild; node; node = node.nextSibling) {
      copy.appendChild(node instanceof PageText ? new PageText(node.textContent, node.origin) : node.copyTo(document));
    }
    return copy;
  }
}

export class PageDocument {
  readonly nodeType = 9;
  /** Makes Readability rename elements in place. */
  readonly __JSDOMParser__ = true;
  documentElement: PageElement;
  body: PageElement;
  title: string;

  constructor(title: string) {
    this.title = title;
    this.documentElement = new PageElement(this, "html");
    this.body = this.documentElement.appendChild(new PageElement(this, "body"));
  }

  get firstChild(): PageDocument {
    return this;
  }

  createElement(name: string): PageElement {
    return new PageElement(this, name.toLowerCase());
  }

  getElementsByTagName(name: string): PageElement[] {
    return this.documentElement.getElementsByTagName(name);
  }

  querySelectorAll(names: string): PageElement[] {
    return this.documentElement.querySelectorAll(names);
  }

  copy(): PageDocument {
    const copy = new PageDocument(this.title);
    copy.documentElement.replaceChild(this.body.copyTo(copy), copy.body);
    copy.body = copy.documentElement.firstElementChild ?? copy.body;
    return copy;
  }
}

function gather(element: PageElement, texts: string[]): void {
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node instanceof PageText) texts.push(node.textContent);
    else gather(node, texts);
  }
}

/** Elements below one, in the document's order; all of them where no names are given. */
function elementsWithin(root: PageElement, names: ReadonlySet<string> | null): PageElement[] {
  const found: PageElement[] = [];
  const visit = (element: PageElement) => {
    for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
      if (!names || names.has(child.localName)) found.push(child);
      visit(child);
    }
  };
  visit(root);
  return found;
}
