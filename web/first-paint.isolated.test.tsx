import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  localStorage.clear();
  document.body.replaceChildren();
  delete document.documentElement.dataset.page;
});

/** What stands in the landing page's box, with this in the browser's storage. */
async function boxWith(draft: string): Promise<string> {
  localStorage.setItem("draft", draft);
  document.documentElement.dataset.page = "landing";
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.resetModules();
  await import("./first-paint.ts");
  const box = document.createElement("textarea");
  document.body.replaceChildren(box);
  await new Promise((done) => setTimeout(done));
  return box.value;
}

it("puts the draft into its box before the first paint, and nothing where another program has written", async () => {
  expect(await boxWith(JSON.stringify({ state: { content: "The bridge is open." } }))).toBe("The bridge is open.");
  for (const broken of ["{", "null", "7", '{"state":{}}', '{"state":{"content":null}}', '{"state":{"content":{"a":1}}}'])
    expect([broken, await boxWith(broken)]).toEqual([broken, ""]);
});
