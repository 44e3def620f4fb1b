import i18next from "i18next";
import { afterEach, expect, it } from "vitest";
import { renderPart } from "../ui/testing.tsx";
import { useMeasures } from "./use-measures.ts";

afterEach(() => i18next.changeLanguage("en"));

type Measures = ReturnType<typeof useMeasures>;

function Probe({ onMeasures }: { onMeasures: (measures: Measures) => void }) {
  onMeasures(useMeasures());
  return null;
}

async function say<T>(language: string, what: (measures: Measures) => T): Promise<T> {
  await i18next.changeLanguage(language);
  const said: T[] = [];
  renderPart(<Probe onMeasures={(measures) => said.push(what(measures))} />);
  return said[0] as T;
}

it("says a duration in the two largest units it has", async () => {
  const durations = [0, 450, 9_940, 9_960, 59_600, 125_000, 3_600_000, 3_660_000, 3_725_000];
  expect(await say("en", ({ duration }) => durations.map((ms) => duration(ms)))).toEqual(
    "0 sec, 0.5 sec, 9.9 sec, 10 sec, 1 min, 2 min 5 sec, 1 hr, 1 hr 1 min, 1 hr 2 min".split(", "),
  );
  expect(await say("de", ({ duration }) => duration(1_500))).toBe("1,5 Sek.");
  expect(await say("de", ({ duration }) => duration(65_000, "long"))).toBe("1 Minute 5 Sekunden");
  expect(await say("ar", ({ duration }) => duration(12_000))).toBe("١٢ ث");
});

it("says an amount of data with a tenth only where it is small", async () => {
  const amounts = [0, 999, 1_000, 9_940, 999_499, 999_500, 214_000_000, 8_412_000_000, 3e15];
  expect(await say("en", ({ bytes }) => amounts.map(bytes))).toEqual(
    "0 byte|999 byte|1 kB|9.9 kB|999 kB|1 MB|214 MB|8.4 GB|3,000 TB".split("|"),
  );
});
