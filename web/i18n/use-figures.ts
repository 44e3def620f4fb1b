import { useLanguage } from "./use-language.ts";

/** Writes a whole number with the digits and grouping of the interface's language. */
export function useFigures(): (number: number) => string {
  const { tag } = useLanguage();
  return (number) => number.toLocaleString(tag);
}
