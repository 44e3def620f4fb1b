import { screen } from "@testing-library/react";
import i18next from "i18next";
import { expect, it } from "vitest";
import stone from "../../../locales/en/stone.json";
import type { PageScene, TextItem } from "../../typeset/index.ts";
import { renderPart } from "../../ui/testing.tsx";
import { BlockButtons } from "./block-buttons.tsx";
import { blocksOnPage } from "./blocks-on-page.ts";

i18next.addResourceBundle("en", "stone", stone);

const line = (of: string, text: string, y: number, block: TextItem["block"]) =>
  ({ kind: "text", of, block, text, x: 40, y, width: 100, size: 8, direction: "ltr" }) as TextItem;

it("has one button for a text that stands on a page twice", () => {
  const items = [
    line("newspaperName", "The Portland Courier", 40, "masthead"),
    line("publishDate", "Sunday, March 8, 2026", 60, "folio"),
    line("newspaperName", "The Portland Courier", 80, "folio"),
  ];
  renderPart(<BlockButtons page={0} blocks={blocksOnPage({ items } as unknown as PageScene, 0)} />);
  const labels = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
  expect(labels).toEqual(["Edit newspaper name: The Portland Courier", "Edit date: Sunday, March 8, 2026"]);
});
