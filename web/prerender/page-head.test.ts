import { expect, it } from "vitest";
import { languageOf, readyLanguages } from "../../locales/languages.ts";
import { headOf, manifestOf } from "./page-head.ts";

const words = (changes = {}) => ({ title: "A title", description: "What it is.", features: ["One", "Two"], card: "A page", ...changes });

it("a public page names itself in every language and shows a card of its own", () => {
  const head = headOf("landing", languageOf("ar"), words());
  expect(head.match(/rel="alternate"/g)).toHaveLength(readyLanguages.length + 1);
  expect(head).toContain('<meta property="og:image" content="https://origin.invalid/cards/ar.jpg">');
  expect(head).toContain('<meta property="og:locale" content="ar_EG">');
  expect(head.match(/og:locale:alternate/g)).toHaveLength(readyLanguages.length - 1);
  expect(head).not.toContain("noindex");
});

it("pages that nobody shall find by a search say so and name no other address", () => {
  for (const page of ["shell", "not-found"] as const) {
    const head = headOf(page, languageOf("en"), words());
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toMatch(/canonical|hreflang|og:/);
  }
});

it("words cannot end the tag they stand in", () => {
  const head = headOf(
    "landing",
    languageOf("en"),
    words({ title: "</title><b>", description: 'a "b" </script><i>', features: ["</script>"] }),
  );
  expect(head).toContain("<title>&lt;/title&gt;&lt;b&gt;</title>");
  expect(head).toContain('content="a &quot;b&quot; &lt;/script&gt;&lt;i&gt;"');
  expect(head.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(/ld\+json">(.*)<\/script>/.exec(head)?.[1] ?? "").featureList).toEqual(["</script>"]);
});

it("a device keeps the site with its icons, in the language it was met in", () => {
  const manifest = JSON.parse(manifestOf(languageOf("ar"), "Papers."));
  expect(manifest).toMatchObject({ name: "Stop Press", lang: "ar", dir: "rtl", description: "Papers." });
  expect(manifest.icons.map((icon: { sizes: string; purpose: string }) => `${icon.purpose} ${icon.sizes}`)).toEqual([
    "any 192x192",
    "any 512x512",
    "maskable 192x192",
    "maskable 512x512",
  ]);
});
