import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import "./i18n/faces-latin.ts";
import "./styles.css";
import type { LanguageCode } from "../locales/languages.ts";
import { onSignedOut } from "./api/client.ts";
import { App, loadNotices } from "./app.tsx";
import { chosenLanguage, rememberLanguage, storedLanguage } from "./i18n/choice.ts";
import { changeLanguage, startI18n } from "./i18n/i18n.ts";
import { followSystemTheme } from "./ui/theme.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

followSystemTheme();
// On every screen, with and without an account: when the session is ended from another device, unsaved work is removed.
onSignedOut((isEnded) => {
  if (isEnded) void import("./api/account/forget-person.ts").then(({ forgetWork }) => forgetWork());
});
// Not awaited: words in another language than the page was served in come with a file that waits for this one to have run.
void begin(root);

async function begin(container: HTMLElement): Promise<void> {
  try {
    if (container.firstChild) await takeOver(container);
    else {
      await startI18n(chosenLanguage());
      createRoot(container).render(app);
    }
  } catch (error) {
    console.error(error);
    document.getElementById("unreachable")?.removeAttribute("hidden");
  }
}

/**
 * A page made at build time, in the language the server chose: this browser's own choice differs from it only where the cookie was lost.
 */
async function takeOver(container: HTMLElement): Promise<void> {
  const served = document.documentElement.lang as LanguageCode;
  const isNotice = document.documentElement.dataset.page !== "landing";
  const notices = isNotice && loadNotices().catch(() => undefined);
  await startI18n(served, ...(isNotice ? ["notices"] : []));
  await notices;
  // The list of languages may have been used before there was a script to hear of it.
  const shown = container.querySelector("select")?.value as LanguageCode | undefined;
  const chosen = shown && shown !== served ? shown : storedLanguage();
  hydrateRoot(container, app);
  if (chosen === served) rememberLanguage(chosen);
  else if (chosen) changeLanguage(chosen).catch(() => undefined);
}
