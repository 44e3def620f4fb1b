import { afterEach, expect, it, vi } from "vitest";
import { json, serveApi } from "../../ui/testing.tsx";
import { forgetSession, readSession } from "./session.ts";

const asked = "GET /api/auth/user";

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.visitor;
});

it("asks nothing for a visitor who brought no session, and once for one who did", async () => {
  const calls = serveApi({ [asked]: json({ id: "u" }) });
  document.documentElement.dataset.visitor = "new";
  expect(await readSession()).toBeNull();
  expect(calls).toEqual([]);
  document.documentElement.dataset.visitor = "known";
  expect(await Promise.all([readSession(), readSession()])).toEqual([{ id: "u" }, { id: "u" }]);
  expect(calls).toHaveLength(1);
  forgetSession();
  await readSession();
  expect(calls).toHaveLength(2);
});

it("takes a broken line for no answer, and asks again at the next question", async () => {
  let isUp = false;
  serveApi({ [asked]: () => (isUp ? json({ id: "u" }) : json({ code: "INTERNAL" }, 500)) });
  await expect(readSession()).rejects.toThrow("500");
  isUp = true;
  expect(await readSession()).toEqual({ id: "u" });
});
