import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Newspaper } from "../../api/newspapers.ts";
import { exportImage } from "../../render/export-image.ts";
import type { PageScene } from "../../typeset/index.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { useToast } from "../../ui/toast.ts";
import { download } from "./download.ts";
import { ExportPanel } from "./export-panel.tsx";

vi.mock("../../render/export-image.ts", () => ({ exportImage: vi.fn() }));
vi.mock("./download.ts", () => ({ download: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  act(() => useToast.setState({ current: null }));
});

const newspaper = { id: "n1", title: "Library reopens", newspaperName: "The Duluth Courier", updatedAt: 7 } as Newspaper;
const page = (number: number) => ({ page: number, width: 612, height: 816, items: [] }) as unknown as PageScene;
const saved = { "POST /api/completed-newspapers": json(newspaper) };
const toast = () => useToast.getState().current;

function openPanel({ pages = [page(1)], current = 1, answers = saved as Parameters<typeof serveApi>[0] } = {}) {
  const calls = serveApi(answers);
  const onCurrent = vi.fn();
  renderPart(
    <ExportPanel
      newspaper={pages.length > 0 ? newspaper : undefined}
      pages={pages}
      current={current}
      onCurrent={onCurrent}
      isCurrentStep
    />,
  );
  return { calls, onCurrent };
}

const press = () => fireEvent.click(screen.getByRole("button", { name: "Download PNG" }));

it("says in the specification's words that there is nothing to export yet", () => {
  openPanel({ pages: [] });
  press();
  expect(toast()).toMatchObject({
    title: "Export Error",
    description: "Newspaper preview not found. Please generate your newspaper first.",
  });
});

it("hands out the page at 1920 by 2560 and 150 dpi, and saves the newspaper", async () => {
  vi.mocked(exportImage).mockResolvedValue(new Blob(["png"]));
  const { calls } = openPanel();
  press();
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  expect(vi.mocked(exportImage).mock.calls[0]?.[1]).toEqual({ width: 1920, height: 2560, dpi: 150 });
  expect(vi.mocked(download).mock.calls[0]?.[1]).toMatch(/^Library-reopens-\d{14}\.png$/);
  await waitFor(() =>
    expect(calls.find(({ call }) => call === "POST /api/completed-newspapers")?.body).toMatchObject({ id: "n1", updatedAt: 7 }),
  );
});

it("exports the page that is chosen", async () => {
  vi.mocked(exportImage).mockResolvedValue(new Blob(["png"]));
  const { onCurrent } = openPanel({ pages: [page(1), page(2)], current: 2 });
  press();
  await waitFor(() => expect(vi.mocked(exportImage).mock.calls[0]?.[0].page).toBe(2));
  fireEvent.click(screen.getByRole("radio", { name: "Front page" }));
  expect(onCurrent).toHaveBeenCalledWith(1);
});

it("shows a quiet mark, no toast, when the newspaper cannot be saved after its export", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.mocked(exportImage).mockResolvedValue(new Blob(["png"]));
  openPanel({ answers: {} });
  press();
  expect(await screen.findByText("Not saved yet")).toBeTruthy();
  expect(toast()?.title).toBe("The page was downloaded.");
});

it("says in the specification's words that the picture failed, and hands out nothing", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.mocked(exportImage).mockRejectedValue(new Error("empty-file"));
  openPanel();
  press();
  await waitFor(() =>
    expect(toast()).toMatchObject({ title: "Screenshot Failed", description: "Unable to capture screenshot. Please try again." }),
  );
  expect(download).not.toHaveBeenCalled();
});

it("can be canceled while it draws", async () => {
  vi.mocked(exportImage).mockImplementation(
    (_scene, _target, options) =>
      new Promise((_resolve, reject) => options?.signal?.addEventListener("abort", () => reject(options.signal?.reason))),
  );
  openPanel();
  press();
  fireEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(toast()?.title).toContain("was canceled"));
  expect(download).not.toHaveBeenCalled();
});
