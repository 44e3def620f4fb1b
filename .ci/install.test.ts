import { expect, it } from "vitest";
import { isComplete } from "./commands/install.mjs";

const lock = {
  packages: { "": {}, "node_modules/a": { version: "1.0.0" }, "node_modules/a-windows": { version: "1.0.0", optional: true } },
};

it("an installation without the packages of other platforms is complete", () => {
  expect(isComplete(lock, { packages: { "node_modules/a": { version: "1.0.0" } } })).toBe(true);
});

it("another version or a missing package asks for an installation", () => {
  expect(isComplete(lock, { packages: { "node_modules/a": { version: "0.9.0" } } })).toBe(false);
  expect(isComplete(lock, { packages: { "node_modules/a": { version: "1.0.0" }, "node_modules/a-windows": { version: "0.9.0" } } })).toBe(
    false,
  );
  expect(isComplete(lock, { packages: {} })).toBe(false);
});
