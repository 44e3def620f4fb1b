import * as areas from "../contracts.ts";
import * as dev from "../dev/contract.ts";
import { type Contract, isContract } from "./contract.ts";

/** Every call of every area, local mode's included: what is generated from them misses none. */
export const contracts: readonly Contract[] = Object.values({ ...areas, dev }).flatMap((area) => Object.values(area).filter(isContract));

/** Of the form of our ids, and nobody's. */
export const unknownId = "AAAAAAAAAAAAAAAAAAAAAA";

export const nameOf = ({ method, path }: Pick<Contract, "method" | "path">) => `${method} ${path}`;

/** The path with its parameters filled in, by name. */
export const pathOf = ({ path }: Pick<Contract, "path">, param: (name: string) => string) =>
  `/api${path.replace(/:(\w+)/g, (_, name: string) => param(name))}`;
