import { create } from "zustand";

export type Theme = "light" | "dark";

const storageKey = "theme";

/** The theme in force; public/first-paint.js has set it before the first paint. */
export const useTheme = create<{ theme: Theme }>()(() => ({ theme: document.documentElement.dataset.theme === "dark" ? "dark" : "light" }));

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  showTheme(theme);
}

/** Goes with the system as long as nobody has chosen. */
export function followSystemTheme(): void {
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
