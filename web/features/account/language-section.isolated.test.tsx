import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { UserChange } from "../../../functions/user/contract.ts";
import { renderPart, serveApi } from "../../ui/testing.tsx";
import { account, user } from "./account.test-data.tsx";
import { LanguageSection } from "./language-section.tsx";
import "../../i18n/account-words.ts";

vi.mock("../../../locales/languages.ts", async (original) => {
  const known = await original<typeof import("../../../locales/languages.ts")>();
  return { ...known, readyLanguages: known.readyLanguages.filter(({ code }) => code !== "hi") };
});

it("offers no language whose words are not all there", async () => {
  serveApi(account);
  renderPart(<LanguageSection user={{ ...user, role: "user" }} />);
  fireEvent.keyDown(await screen.findByRole("combobox"), { key: "Enter" });
  const offered = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
  expect(offered).toContain("日本語");
  expect(offered).not.toContain("हिन्दी");
});

it("the Worker takes none of them for an account either", () => {
  expect(UserChange.safeParse({ language: "ja" }).success).toBe(true);
  expect(UserChange.safeParse({ language: "hi" }).success).toBe(false);
});
