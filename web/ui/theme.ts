import { create } from "zustand";

export type Theme = "light" | "dark";

const storageKey = "theme";

/** The theme in force; first-paint.ts has set it before the first paint. Pages made at build time begin as light ones. */
export const useTheme = create<{ theme: Theme }>()(() => ({ theme: "light" }));

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  showTheme(theme);
}

/** Takes over the theme the document has, and follows the system until the user has chosen one. */
export function followSystemTheme(): void {
  if (document.documentElement.dataset.theme === "dark") useTheme.setState({ theme: "dark" });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => {
    if (!hasChosen()) showTheme(event.matches ? "dark" : "light");
  });
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  useTheme.setState({ theme });
}

function hasChosen(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
