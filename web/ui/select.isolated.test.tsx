import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { Select } from "./select.tsx";
import { renderPart } from "./testing.tsx";

// In a process of its own: the list is fetched once.
const choices = [
  { value: "en", label: "English" },
  { value: "es", label: "Español" },
  { value: "pl", label: "Polski" },
  { value: "pt", label: "Português" },
];

function LanguageField() {
  const [value, setValue] = useState("en");
  return <Select label="Language" help="Of the page." choices={choices} value={value} onChange={setValue} />;
}

const field = () => screen.getByRole("combobox", { name: "Language" });

it("a field with a list tells its value and its help before the list is there, and letters pressed meanwhile choose", async () => {
  renderPart(<LanguageField />);
  expect(field().textContent).toBe("English");
  expect(field().getAttribute("aria-expanded")).toBe("false");
  expect(document.getElementById(field().getAttribute("aria-describedby") ?? "")?.textContent).toBe("Of the page.");
  field().focus();
  for (const key of "por") fireEvent.keyDown(field(), { key });
  await waitFor(() => expect(field().textContent).toBe("Português"), { timeout: 30_000 });
  expect(document.activeElement).toBe(field());
});

it("a field's list opens with the first key at what is chosen, and gives the keyboard back to the field", async () => {
  renderPart(<LanguageField />);
  field().focus();
  fireEvent.keyDown(field(), { key: "ArrowDown" });
  const chosen = await screen.findByRole("option", { name: "English", selected: true });
  await waitFor(() => expect(document.activeElement).toBe(chosen));
  fireEvent.keyDown(screen.getByRole("option", { name: "Español" }), { key: "Enter" });
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(field().textContent).toBe("Español");
});
