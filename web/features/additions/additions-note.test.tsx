import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Newspaper } from "../../api/newspapers.ts";
import { renderPart } from "../../ui/testing.tsx";
import { AdditionsNote } from "./additions-note.tsx";

type Additions = Newspaper["expandedContent"]["additions"];
const newspaper = (additions: Additions) =>
  ({ language: "de", expandedContent: { additions, contentLanguage: "" } }) as unknown as Newspaper;

it("lists what the model added, what may be wrong first, in the page's language", async () => {
  renderPart(
    <AdditionsNote
      newspaper={newspaper([
        { text: "Solche Tage sind selten.", kind: "context" },
        { text: "Rund 900 Menschen kamen.", kind: "number" },
      ])}
    />,
  );
  expect(await screen.findByText("2 passages of the main story are not in your article.")).toBeTruthy();
  expect(screen.getByText(/Please check them before you publish/)).toBeTruthy();
  const items = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(items).toEqual([expect.stringContaining("Rund 900 Menschen kamen."), expect.stringContaining("Solche Tage sind selten.")]);
  expect(screen.getByText("Rund 900 Menschen kamen.").getAttribute("lang")).toBe("de");
});

it("says nothing where nothing was added, and warns of nothing where all is context", async () => {
  const { container } = renderPart(<AdditionsNote newspaper={newspaper([])} />);
  expect(container.querySelector("section")).toBeNull();
  renderPart(<AdditionsNote newspaper={newspaper([{ text: "Solche Tage sind selten.", kind: "context" }])} />);
  expect(await screen.findByText("1 passage of the main story is not in your article.")).toBeTruthy();
  expect(screen.queryByText(/Please check them/)).toBeNull();
});
