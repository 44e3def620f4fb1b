import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it, vi } from "vitest";
import { lazyAhead } from "./lazy-ahead.ts";

const Page = () => <p>The page</p>;

it("draws a part whose file was fetched ahead at once", async () => {
  const load = vi.fn(async () => Page);
  const [Part, fetchAhead] = lazyAhead(load);
  await fetchAhead();
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Part />
    </Suspense>,
  );
  expect(screen.getByText("The page")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it("waits like any other part where its file was not fetched", async () => {
  const [Part] = lazyAhead(async () => Page);
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Part />
    </Suspense>,
  );
  expect(screen.getByText("Loading")).toBeTruthy();
  expect(await screen.findByText("The page")).toBeTruthy();
});

it("asks again for a file that did not come, when the part is drawn", async () => {
  const load = vi.fn(async () => Page).mockRejectedValueOnce(new Error("The line is down"));
  const [Part, fetchAhead] = lazyAhead(load);
  await fetchAhead();
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText("The page")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
