import { expect, test } from "vitest";
import { casedFor } from "./script.ts";

test("capitals are those of the language, and exist only where letters have them", () => {
  expect(casedFor("Straße frei", true, "de")).toBe("STRASSE FREI");
  expect(casedFor("istanbul", true, "tr")).toBe("İSTANBUL");
  expect(casedFor("port 港町", true, "ja")).toBe("port 港町");
  expect(casedFor("Straße frei", undefined, "de")).toBe("Straße frei");
});
