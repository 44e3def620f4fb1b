import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { made, openPanel, press, sharing, tidyUp, toast } from "./share.test-data.tsx";
import * as pictures from "./share-pictures.ts";

afterEach(tidyUp);

function giveDeviceMenu(share: (data: ShareData) => Promise<void>) {
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share, canShare: () => true }));
}

it("hands the picture to the device's own menu without making anything public", async () => {
  const share = vi.fn(async (_data: ShareData) => {});
  giveDeviceMenu(share);
  const makeFile = vi.fn(async () => ({ file: new Blob(["png"], { type: "image/png" }), name: "page.png" }));
  const { sent } = await openPanel({ makeFile });
  press("Share from this device");
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share.mock.calls[0]?.[0]).toMatchObject({
    title: "Library reopens after flood",
    files: [expect.objectContaining({ name: "page.png" })],
  });
  expect(share.mock.calls[0]?.[0].url).toBeUndefined();
  expect(sent(sharing)).toEqual([]);
});

it("says what to do when the menu for words and a link did not open, for the newspaper is public by then", async () => {
  const share = vi.fn().mockRejectedValue(new DOMException("Too late", "NotAllowedError"));
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share, canShare: () => false }));
  vi.spyOn(pictures, "makeSharePictures").mockResolvedValue(made);
  await openPanel();
  press("Share from this device");
  press("Make public and share");
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  await waitFor(() =>
    expect(toast()).toMatchObject({ title: "Your newspaper is public.", description: expect.stringContaining("copy the link") }),
  );
});

it("says nothing to whoever closes the device's menu again", async () => {
  const share = vi.fn().mockRejectedValue(new DOMException("Closed", "AbortError"));
  giveDeviceMenu(share);
  await openPanel({ makeFile: async () => ({ file: new Blob(["png"], { type: "image/png" }), name: "page.png" }) });
  press("Share from this device");
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  expect([toast(), screen.getByRole("status").textContent]).toEqual([null, ""]);
});

it("keeps a picture that took longer than the browser lets a press count, for the next press", async () => {
  const share = vi.fn().mockRejectedValueOnce(new DOMException("Too late", "NotAllowedError")).mockResolvedValue(undefined);
  giveDeviceMenu(share);
  const makeFile = vi.fn(async () => ({ file: new Blob(["png"], { type: "image/png" }), name: "page.png" }));
  await openPanel({ makeFile });
  press("Share from this device");
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("press the button again"));
  press("Share from this device");
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
  expect(makeFile).toHaveBeenCalledOnce();
  expect(toast()).toBeNull();
});
