import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { placeOf, useOrigin } from "../../api/press/article-origin.ts";
import { useDraft } from "../../api/press/draft.ts";
import { json, renderPart, serveApi } from "../../ui/testing.tsx";
import { LocationFields } from "./location-fields.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const town = (changes = {}) => ({
  city: "Duluth",
  country: "United States",
  countryCode: "US",
  region: "Minnesota",
  timeZone: "America/Chicago",
  lat: 46.78,
  lng: -92.1,
  ...changes,
});
const dulverton = town({
  city: "Dulverton",
  country: "United Kingdom",
  countryCode: "GB",
  region: "England",
  timeZone: "Europe/London",
  lat: 51,
});
const suggest = (q: string, language = "en") => `GET /api/location/suggest with ${new URLSearchParams({ q, language })}`;
const failure = (code: string, status: number) => json({ error: "x", code, requestId: "r" }, status);

function openLocation(answers: Parameters<typeof serveApi>[0] = {}) {
  const calls = serveApi({
    "POST /api/location/geocode": json(town()),
    "POST /api/location/reverse-geocode": json(town()),
    [suggest("Dul")]: json([town(), dulverton]),
    ...answers,
  });
  renderPart(<LocationFields />);
  return calls;
}

const withDevice = (device: Geolocation | undefined) => vi.spyOn(navigator, "geolocation", "get").mockReturnValue(device as Geolocation);

function deviceAnswers(answer: (done: PositionCallback, fail: PositionErrorCallback, options?: PositionOptions) => void) {
  withDevice({ getCurrentPosition: answer } as Geolocation);
}

const field = () => screen.getByLabelText("Region") as HTMLInputElement;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const place = () => placeOf(useOrigin.getState(), useDraft.getState().region);
const key = (name: string, more = {}) => fireEvent.keyDown(field(), { key: name, ...more });

/** The field once it suggests places, with the keyboard in it. */
async function openList() {
  act(() => field().focus());
  await waitFor(() => expect(field().getAttribute("role")).toBe("combobox"));
}
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);

it("is automatic at first, and asks the device for nothing until somebody presses", () => {
  const asked = vi.fn();
  deviceAnswers(asked);
  openLocation();
  expect(screen.getByRole("radio", { name: "Automatic" }).getAttribute("aria-checked")).toBe("true");
  expect(asked).not.toHaveBeenCalled();
});

it("finds the town of the device, with the specification's patience, and shows it with its own date", async () => {
  let options: PositionOptions | undefined;
  let answer: PositionCallback = () => {};
  deviceAnswers((done, _fail, given) => {
    options = given;
    answer = done;
  });
  const calls = openLocation();
  press("Find my location");
  expect(screen.getByText("Detecting location...")).toBeTruthy();
  expect(options).toEqual({ enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 });
  act(() => answer({ coords: { latitude: 46.78, longitude: -92.1 } } as GeolocationPosition));
  await waitFor(() => expect(field().value).toBe("Duluth, United States"));
  expect(calls.map(({ body }) => body)).toEqual([{ lat: 46.78, lng: -92.1, language: "en" }]);
  expect(place()).toMatchObject({ city: "Duluth", timeZone: "America/Chicago", lat: 46.78 });
  const date = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "America/Chicago" }).format(Date.now());
  expect(screen.getByText(date)).toBeTruthy();
});

it("says each of the specification's messages, and that the place can be typed", async () => {
  openLocation();
  const failWith = (code: number) => deviceAnswers((_done, fail) => fail({ code } as GeolocationPositionError));
  const messages: [() => void, string][] = [
    [() => withDevice(undefined), "Geolocation is not supported by this browser"],
    [() => failWith(1), "Location access denied by user"],
    [() => failWith(2), "Location information unavailable"],
    [() => failWith(3), "Location request timed out"],
    [() => failWith(9), "Failed to get location"],
  ];
  for (const [prepare, message] of messages) {
    prepare();
    press("Find my location");
    expect((await screen.findByText(message)).closest("[role=alert]")?.textContent).toContain(
      "Please type the place in the field above instead.",
    );
  }
});

it("at sea it asks for the place by hand", async () => {
  deviceAnswers((done) => done({ coords: { latitude: 0, longitude: -30 } } as GeolocationPosition));
  openLocation({ "POST /api/location/reverse-geocode": failure("NO_PLACE", 404) });
  press("Find my location");
  expect(await screen.findByText("We know no town near you. Please type the place in the field above.")).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Manual" }).getAttribute("aria-checked")).toBe("true");
});

it("typing overtakes a device that is still looking", async () => {
  let answer: PositionCallback = () => {};
  deviceAnswers((done) => {
    answer = done;
  });
  const calls = openLocation();
  press("Find my location");
  type("Bergen");
  act(() => answer({ coords: { latitude: 46.78, longitude: -92.1 } } as GeolocationPosition));
  await Promise.resolve();
  expect([field().value, calls.length]).toEqual(["Bergen", 0]);
});

it("typing overtakes a look-up whose answer is already on its way", async () => {
  let answer: (response: Response) => void = () => {};
  openLocation({ "POST /api/location/geocode": () => new Promise<Response>((done) => (answer = done)) });
  fireEvent.click(screen.getByRole("radio", { name: "Manual" }));
  type("duluth");
  press("Set");
  type("Bergen");
  await act(async () => {
    answer(json(town()));
    await new Promise((later) => setTimeout(later, 20));
  });
  expect([field().value, place()]).toEqual(["Bergen", null]);
});

it("Set and Enter look up what was typed; Set is disabled while there is nothing to look up", async () => {
  const calls = openLocation();
  fireEvent.click(screen.getByRole("radio", { name: "Manual" }));
  expect((screen.getByRole("button", { name: "Set" }) as HTMLButtonElement).disabled).toBe(true);
  type("duluth");
  press("Set");
  expect((screen.getByRole("button", { name: "Set" }) as HTMLButtonElement).disabled).toBe(true);
  await waitFor(() => expect(field().value).toBe("Duluth, United States"));
  type("duluth mn");
  key("Enter");
  await waitFor(() => expect(calls.map(({ body }) => body)).toContainEqual({ address: "duluth mn", language: "en" }));
  await waitFor(() => expect(place()?.city).toBe("Duluth"));
});

it("a changed text drops the place that was chosen", async () => {
  openLocation();
  type("duluth");
  press("Set");
  await waitFor(() => expect(place()?.city).toBe("Duluth"));
  type("Duluth, United Stat");
  expect(place()).toBeNull();
  expect(screen.queryByText("America/Chicago")).toBeNull();
});

it("a ZIP stays in the region, for the paper is named by it", async () => {
  openLocation();
  type("55802");
  press("Set");
  await waitFor(() => expect(field().value).toBe("Duluth, Minnesota 55802"));
  expect(place()?.city).toBe("Duluth");
});

it("a region nobody knows is kept as it was typed, and so is one whose look-up fails", async () => {
  const answers = [failure("NO_PLACE", 404), failure("RATE_LIMITED", 429), failure("INTERNAL", 500)];
  openLocation({ "POST /api/location/geocode": () => answers.shift() as Response });
  type("Middle-earth");
  for (const sentence of [/^We do not know this place\./, /^You have looked up many places/, /^The place could not be looked up;/]) {
    press("Set");
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(useDraft.getState().region).toBe("Middle-earth");
  }
});

it("suggests places while one types; arrows go through them and Enter takes one", async () => {
  openLocation();
  await openList();
  type("Dul");
  await waitFor(() => expect(options()).toEqual(["Duluth Minnesota, United States", "Dulverton England, United Kingdom"]));
  expect(field().getAttribute("aria-expanded")).toBe("true");
  key("ArrowDown");
  key("ArrowDown");
  expect(field().getAttribute("aria-activedescendant")).toBe(screen.getAllByRole("option")[1]?.id);
  key("Home");
  expect(field().getAttribute("aria-activedescendant")).toBe(screen.getAllByRole("option")[0]?.id);
  key("End");
  key("Enter");
  expect(field().value).toBe("Dulverton, United Kingdom");
  expect([options(), place()?.timeZone]).toEqual([[], "Europe/London"]);
  expect(screen.getByText("Dulverton, England, United Kingdom")).toBeTruthy();
});

it("Escape closes the list and keeps the text, and a second one too; leaving the field chooses nothing", async () => {
  openLocation();
  await openList();
  type("Dul");
  await waitFor(() => expect(options()).toHaveLength(2));
  key("ArrowDown");
  key("Escape");
  key("Escape");
  expect([options(), field().value, place()]).toEqual([[], "Dul", null]);
  key("ArrowDown");
  await waitFor(() => expect(options()).toHaveLength(2));
  key("ArrowDown");
  fireEvent.blur(field());
  expect([options(), field().value, place()]).toEqual([[], "Dul", null]);
});

it("the Enter that ends an input method's word submits nothing, and half a word asks for nothing", async () => {
  const calls = openLocation({ [suggest("東京")]: json([town({ city: "東京", country: "日本" })]) });
  await openList();
  fireEvent.compositionStart(field());
  type("とう");
  key("Enter", { isComposing: true });
  key("Enter", { keyCode: 229 });
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(calls).toEqual([]);
  type("東京");
  fireEvent.compositionEnd(field());
  await waitFor(() => expect(options()).toHaveLength(1));
  expect(calls.map(({ call }) => call)).toEqual([suggest("東京")]);
});

it("a late answer to an earlier text never takes the place of a newer one", async () => {
  let late: (response: Response) => void = () => {};
  openLocation({
    [suggest("D")]: () => new Promise<Response>((resolve) => (late = resolve)),
    [suggest("Dulv")]: json([dulverton]),
  });
  await openList();
  type("D");
  await new Promise((resolve) => setTimeout(resolve, 250));
  type("Dulv");
  await waitFor(() => expect(options()).toHaveLength(1));
  await act(async () => late(json([town()])));
  expect(options()).toEqual(["Dulverton England, United Kingdom"]);
});

it("a limit on suggestions only means that there are none", async () => {
  openLocation({ [suggest("Dul")]: failure("RATE_LIMITED", 429) });
  await openList();
  type("Dul");
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect([options(), screen.queryByRole("alert")]).toEqual([[], null]);
  key("Enter");
  await waitFor(() => expect(field().value).toBe("Duluth, United States"));
});

it("names places in the language of the page", async () => {
  const calls = openLocation({ [suggest("Mün", "de")]: json([town({ city: "München", country: "Deutschland", region: "Bayern" })]) });
  act(() => useDraft.getState().edit({ language: "de" }));
  await openList();
  type("Mün");
  await waitFor(() => expect(options()).toEqual(["München Bayern, Deutschland"]));
  fireEvent.click(screen.getByRole("option"));
  expect(field().value).toBe("München, Deutschland");
  expect(calls).toHaveLength(1);
});

it("asks for the position when Automatic is pressed, never unasked", async () => {
  const asked = vi.fn((done: PositionCallback) => done({ coords: { latitude: 46.78, longitude: -92.1 } } as GeolocationPosition));
  deviceAnswers(asked);
  openLocation();
  expect(asked).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("radio", { name: "Automatic" }));
  await waitFor(() => expect(useDraft.getState().region).toContain("Duluth"));
  fireEvent.click(screen.getByRole("radio", { name: "Manual" }));
  expect(asked).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole("radio", { name: "Automatic" }));
  expect(asked).toHaveBeenCalledTimes(2);
});
