import { act, fireEvent, screen, within } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, expect, it, vi } from "vitest";
import type { Operations } from "../../../functions/admin/contract.ts";
import arabic from "../../../locales/ar/admin.json";
import words from "../../../locales/en/admin.json";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { OperationsTab } from "./operations-tab.tsx";
import { SystemStatus } from "./system-status.tsx";

i18next.addResourceBundle("en", "admin", words);
i18next.addResourceBundle("ar", "admin", arabic);
afterEach(() => vi.useRealTimers());

const call = "GET /api/admin/operations";
const dayWith = (more: Partial<Operations> = {}): Operations => ({
  day: "2026-11-20",
  status: "online",
  troubles: [],
  runs: {
    started: 1_214,
    running: 2,
    complete: 1_200,
    kept: 3,
    stopped: 4,
    refunded: 6,
    failed: [
      { code: "PICTURES_FAILED", count: 4 },
      { code: "UNHEARD_OF", count: 1 },
    ],
  },
  firstWords: { p50: 900, p95: 2_400 },
  complete: { p50: 12_300, p95: 125_000 },
  tokens: { free: 300, bought: 33, byAdmins: -5, spent: 1_214, returned: 6 },
  storage: { newspapers: 40_000, pictures: 80_000, pictureBytes: 8_412_000_000 },
  ...more,
});
const quiet = dayWith({
  runs: { started: 0, running: 0, complete: 0, kept: 0, stopped: 0, refunded: 0, failed: [] },
  firstWords: null,
  complete: null,
});
const rowOf = (name: string) => screen.getByText(name).closest("div")?.textContent?.replace(name, "");

it("tells the day in a sentence and then in rows, reasons and times in words", async () => {
  serveApi({ [call]: json(dayWith()) });
  renderPart(<OperationsTab />);
  expect(
    await screen.findByText(
      "Friday, November 20, 2026 (UTC): 1,214 newspapers begun, 1,200 complete, and 5 failed. Median time to a complete newspaper: 12 seconds.",
    ),
  ).toBeTruthy();
  expect(rowOf("The pictures could not be made.")).toBe("4");
  expect(rowOf("Another reason: UNHEARD_OF")).toBe("1");
  expect(rowOf("Given by admins, less what they took")).toBe("\u22125");
  expect(rowOf("Size of all pictures")).toBe("8.4 GB");
  const complete = within(screen.getByRole("row", { name: /^To the complete newspaper/ }));
  expect(complete.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["12 sec", "2 min 5 sec"]);
});

it("says of a day on which nothing happened that nothing did", async () => {
  serveApi({ [call]: json(quiet) });
  renderPart(<OperationsTab />);
  expect(await screen.findByText(/no newspaper has been begun yet/)).toBeTruthy();
  expect(screen.getByText("Nothing has failed today.")).toBeTruthy();
  expect(screen.getByText("No newspaper has been completed yet today.")).toBeTruthy();
});

it("reads again every minute and when asked after a failure, and keeps the numbers it had", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers = [json(dayWith()), json({ code: "FORBIDDEN" }, 403), json(quiet)];
  const calls = serveApi({ [call]: () => answers.shift() ?? json(quiet) });
  renderPart(<OperationsTab />);
  await screen.findByText(/1,214 newspapers begun/);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(calls).toHaveLength(2);
  expect(screen.getByRole("alert").textContent).toContain("The numbers of the day could not be loaded. You are no longer an admin.");
  expect(screen.getByText(/1,214 newspapers begun/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/no newspaper has been begun yet/)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("shows the status as it is told: on its way, online, and degraded with what to look at", async () => {
  const answers = [json(dayWith()), json(dayWith({ status: "degraded", troubles: ["runs-overdue", "text-provider"] }))];
  serveApi({ [call]: () => answers.shift() ?? json({}, 403) });
  const { client } = renderPart(<SystemStatus />);
  const status = screen.getByRole("status");
  expect(screen.getByText("System Status")).toBeTruthy();
  expect(status.textContent).toContain("Being checked");
  await vi.waitFor(() => expect(status.textContent).toContain("Online"));
  await act(() => client.refetchQueries());
  await vi.waitFor(() => expect(status.textContent).toContain("Degraded"));
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("past their deadline"),
    expect.stringContaining("text model"),
  ]);
  await act(() => client.refetchQueries());
  await vi.waitFor(() => expect(status.textContent).toContain("Not known"));
  expect(screen.getByText(/^The status could not be read\. You are no longer an admin\.$/)).toBeTruthy();
  expect(screen.queryByRole("listitem")).toBeNull();
});

it("counts in the forms and figures of an Arabic reader", async () => {
  await i18next.changeLanguage("ar");
  serveApi({ [call]: json(dayWith({ runs: { ...quiet.runs, started: 2, complete: 11 } })) });
  renderPart(<OperationsTab />);
  expect(await screen.findByText(/بدأت صحيفتان واكتملت ١١ ودون أي إخفاق/)).toBeTruthy();
  await i18next.changeLanguage("en");
});
