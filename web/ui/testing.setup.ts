import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";
import { useToast } from "./toast.ts";

// Files share a process and its window: each finds them as the first one did.
afterEach(cleanup);
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  useToast.setState({ current: null, waiting: [] });
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});
