import { cleanup } from "@testing-library/react";
import i18next from "i18next";
import { toast } from "sonner";
import { afterAll, afterEach, vi } from "vitest";
import { forgetSession } from "../api/account/session.ts";
import { forgetEverywhere } from "../api/account/what-is-forgotten.ts";
import { resetStores } from "./testing.stores.ts";

// Files share a process, its modules and its window: each test finds them as the first one did.
afterEach(async () => {
  cleanup();
  forgetEverywhere();
  forgetSession();
  resetStores();
  // What it still shows it would show in the next page too.
  toast.dismiss();
  localStorage.clear();
  sessionStorage.clear();
  if (i18next.isInitialized && i18next.language !== "en") await i18next.changeLanguage("en");
});

// What a file sets up for all of its tests ends with the file.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});
