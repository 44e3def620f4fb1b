import { expect, it } from "vitest";
import * as contract from "../../../functions/templates/contract.ts";
import { layoutPage, sectionTypes } from "./section-types.ts";

it("types of sections and the page they stand on are those of the contract", () => {
  expect(sectionTypes).toEqual(contract.sectionTypes);
  expect(layoutPage).toEqual(contract.layoutPage);
});
