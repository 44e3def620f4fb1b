import { useLanguage } from "./use-language.ts";

const byteUnits = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

interface Measures {
  /** `display`: how the units are written, `short` unless in a sentence. */
  duration: (ms: number, display?: "short" | "long") => string;
  bytes: (count: number) => string;
}

/** Writes durations and amounts of data with their units, as the interface's language does. */
export function useMeasures(): Measures {
  const { tag } = useLanguage();
  const write = (value: number, unit: string, digits = 0, unitDisplay: "short" | "long" = "short") =>
    new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay, maximumFractionDigits: digits }).format(value);
  return {
    /** Below ten seconds with a tenth; from a minute on with minutes, from an hour on with hours. */
    duration(ms, display) {
      if (ms < 9_950) return write(ms / 1_000, "second", 1, display);
      const seconds = Math.round(ms / 1_000);
      const parts: [number, string][] = [
        [Math.floor(seconds / 3_600), "hour"],
        [Math.floor(seconds / 60) % 60, "minute"],
        [seconds % 60, "second"],
      ];
      const first = parts.findIndex(([value]) => value > 0);
      // Two units are enough: seconds do not matter beside hours.
      return parts
        .slice(first, first + 2)
        .filter(([value]) => value > 0)
        .map(([value, unit]) => write(value, unit, 0, display))
        .join(" ");
    },
    /** In steps of a thousand, as operating systems and bills count storage. */
    bytes(count) {
      let [value, step] = [count, 0];
      while (value >= 999.5 && step < byteUnits.length - 1) [value, step] = [value / 1_000, step + 1];
      return write(value, byteUnits[step] ?? "byte", step > 0 && value < 9.95 ? 1 : 0);
    },
  };
}
