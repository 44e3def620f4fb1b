import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { PageScene } from "../../typeset/index.ts";
import { renderPart } from "../../ui/testing.tsx";
import { CardPreview } from "./card-preview.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const scene = (width: number, height: number) =>
  ({ page: 1, width, height, items: [], background: "#f7f1e3", ink: "#111111" }) as unknown as PageScene;
const pages = [scene(612, 816)];

function openPreview(card: () => Promise<PageScene>) {
  let come = () => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        come = () => act(() => seen([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  renderPart(<CardPreview pages={pages} card={card} width={1080} height={1080} filter="none" network="Instagram" />);
  return { come: () => come() };
}

it("shows the network's own crop, composed only once it is looked at", async () => {
  const card = vi.fn(async () => scene(400, 400));
  const { come } = openPreview(card);
  await new Promise((done) => setTimeout(done, 20));
  expect(card).not.toHaveBeenCalled();
  come();
  const picture = await screen.findByRole("img", { name: "Preview of the card for Instagram" });
  expect(card).toHaveBeenCalledWith({ width: 1080, height: 1080 });
  expect(picture.querySelector("svg")?.getAttribute("viewBox")).toBe("0 0 400 400");
});

it("says that the card can be had all the same when its preview fails", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { come } = openPreview(() => Promise.reject(new Error("no face")));
  come();
  await waitFor(() => expect(screen.getByText(/can be downloaded all the same/)).toBeTruthy());
});
