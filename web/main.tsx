import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./i18n/faces-latin.ts";
import "./styles.css";
import { App } from "./app.tsx";
import { chosenLanguage } from "./i18n/choice.ts";
import { startI18n } from "./i18n/i18n.ts";
import { followSystemTheme } from "./ui/theme.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

followSystemTheme();
try {
  await startI18n(chosenLanguage());
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
} catch (error) {
  console.error(error);
  document.getElementById("unreachable")?.removeAttribute("hidden");
}
