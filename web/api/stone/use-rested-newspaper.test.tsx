import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Newspaper } from "../newspapers.ts";
import { textEdit } from "./page-edits.ts";
import { lay, perform } from "./stone.ts";
import { useRestedNewspaper } from "./use-rested-newspaper.ts";

const newspaper = { id: "paper", newspaperName: "The Courier", pageShape: null } as unknown as Newspaper;

function rename(before: string, after: string) {
  const edit = textEdit("newspaperName", before, after);
  if (edit) perform(edit, "typing");
}

/** The text field over the page has the keyboard. */
function typeOnPage() {
  const field = document.createElement("div");
  field.contentEditable = "true";
  field.tabIndex = 0;
  Object.defineProperty(field, "isContentEditable", { value: true });
  document.body.append(field);
  field.focus();
}

afterEach(() => {
  document.body.replaceChildren();
  lay(null);
});

it("shows a change from a panel at once", () => {
  lay(newspaper);
  const { result } = renderHook(useRestedNewspaper);
  act(() => rename("The Courier", "The Gazette"));
  expect(result.current?.newspaperName).toBe("The Gazette");
});

it("lets the page go first while somebody types on it, and has everything when they rest", async () => {
  lay(newspaper);
  const { result } = renderHook(useRestedNewspaper);
  typeOnPage();
  act(() => {
    rename("The Courier", "The Courier T");
    rename("The Courier T", "The Courier Times");
  });
  expect(result.current?.newspaperName).toBe("The Courier");
  await waitFor(() => expect(result.current?.newspaperName).toBe("The Courier Times"));
});

it("shows another newspaper at once, whoever types", () => {
  lay(newspaper);
  const { result } = renderHook(useRestedNewspaper);
  typeOnPage();
  act(() => lay({ ...newspaper, id: "other", newspaperName: "The Star" }));
  expect(result.current?.newspaperName).toBe("The Star");
});
