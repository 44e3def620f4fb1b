import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { useDraft } from "../../api/press/draft.ts";
import { articleOnDesk, setAside, useSetAside } from "../../api/stone/set-aside.ts";
import { renderPart } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { SetAsideNotes } from "./set-aside-notes.tsx";

/** Two articles, of which the second is on the desk and the first set aside. */
async function begin() {
  useDraft.getState().edit({ title: "Ferry", content: "The oldest ferry left its pier." });
  setAside(articleOnDesk());
  useDraft.getState().edit({ title: "Library", content: "The library opens." });
  renderPart(<SetAsideNotes />);
  await screen.findByText("Ferry");
}
const undo = () => act(() => useToast.getState().current?.action?.onPress());
const aside = () => useSetAside.getState().articles.map(({ draft }) => draft.title);

it("takes an article up again without losing the one on the desk, and back", async () => {
  await begin();
  fireEvent.click(screen.getByRole("button", { name: "Go on with it" }));
  expect([useDraft.getState().title, aside()]).toEqual(["Ferry", ["Library"]]);
  undo();
  expect([useDraft.getState().title, aside()]).toEqual(["Library", ["Ferry"]]);
});

it("gives an article up, and brings it back when that was a slip", async () => {
  await begin();
  fireEvent.click(screen.getByRole("button", { name: "Discard it" }));
  expect([screen.queryByText("Ferry"), aside()]).toEqual([null, []]);
  undo();
  expect(screen.getByText("Ferry")).toBeTruthy();
});
