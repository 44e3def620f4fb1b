import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderPart } from "../../ui/testing.tsx";
import { DataSection } from "./data-section.tsx";
import "../../i18n/account-words.ts";

vi.mock("./archive.ts", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

it("blames the line, not the site, when what makes the file cannot be fetched, and can be pressed again", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  renderPart(<DataSection />);
  fireEvent.click(await screen.findByRole("button", { name: "Download everything" }));
  const words = "The file was not made. The server did not answer. Please check your connection and try again.";
  expect((await screen.findByText(words)).closest("[role=alert]")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Download everything" })).toBeTruthy();
});
