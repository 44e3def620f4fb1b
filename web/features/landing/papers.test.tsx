import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { useDraft } from "../../api/press/draft.ts";
import { templates } from "../../typeset/index.ts";
import { renderPart } from "../../ui/testing.tsx";
import { heroPapers } from "./hero-papers.ts";
import { paperIds } from "./paper-ids.ts";
import { Papers } from "./papers.tsx";

it("shows every template there is, and no other", () => {
  const ids = templates.map(({ id }) => id);
  expect([...paperIds].sort()).toEqual([...ids].sort());
  for (const id of Object.values(heroPapers)) expect(ids).toContain(id);
});

it("begins with the paper a visitor presses, and leads to sign-in", () => {
  renderPart(<Papers />);
  useDraft.getState().edit({ title: "Mine", layout: "one-column" });
  const link = screen.getByRole("link", { name: "Bamboo Daily" });
  expect(link.getAttribute("href")).toBe("/api/login?next=%2Fhome");
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(useDraft.getState()).toMatchObject({ title: "Mine", templateId: "bamboo-daily", layout: null });
});
