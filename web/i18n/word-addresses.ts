/** Where words are fetched, by their file in locales/. `more-words.ts` adds all but the public ones. The words travel as JSON, so that a language costs no script. */
export const wordAddresses: Record<string, string> = import.meta.glob<string>("../../locales/*/public.json", {
  query: "?url",
  import: "default",
  eager: true,
});
