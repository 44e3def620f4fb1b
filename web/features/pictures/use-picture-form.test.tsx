import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Newspaper } from "../../api/newspapers.ts";
import "../../ui/testing.tsx";
import * as preparing from "./prepare-photo.ts";
import { usePictureForm } from "./use-picture-form.ts";

const newspaper = {
  id: "n1",
  imageUrl: "/api/images/map",
  imageAlt: "Map of Duluth",
  imageCaption: "Duluth.",
  pictures: [] as unknown[],
} as Newspaper;

/** Chooses a photograph that takes its time to be prepared. */
function chooseSlowly() {
  URL.createObjectURL = () => "blob:photo";
  URL.revokeObjectURL = () => {};
  const { result } = renderHook(() => usePictureForm(newspaper, "main"));
  let done: (photo: preparing.PreparedPhoto) => void = () => {};
  vi.spyOn(preparing, "preparePhoto").mockReturnValueOnce(new Promise((resolve) => (done = resolve)));
  act(() => void result.current.choose(new File(["x"], "photo.jpg")));
  return { result, arrive: () => act(async () => done({ file: new Blob(["x"]), width: 900, height: 600 })) };
}

it("keeps what was typed of a photograph while it was being prepared", async () => {
  const { result, arrive } = chooseSlowly();
  expect(result.current.isReading).toBe(true);
  act(() => result.current.change({ alt: "Children on the pier" }));
  await arrive();
  expect(result.current.form).toMatchObject({ photo: { width: 900 }, alt: "Children on the pier", caption: "" });
});

it("does not say of a photograph what was said of the picture before", async () => {
  const { result, arrive } = chooseSlowly();
  await arrive();
  expect(result.current.form).toMatchObject({ alt: "", caption: "" });
});
