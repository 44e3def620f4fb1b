import { globSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Contract } from "./contract.ts";

const isContract = (value: unknown): value is Contract =>
  typeof value === "object" && value !== null && "method" in value && "who" in value && "path" in value;

/** Every call of every area, as its contract.ts declares it: what is generated from them misses none. */
export async function allContracts(): Promise<Contract[]> {
  const modules = await Promise.all(
    globSync("functions/*/contract.ts").map(
      (file) => import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<Record<string, unknown>>,
    ),
  );
  return modules.flatMap((module) => Object.values(module).filter(isContract));
}

/** Of the form of our ids, and nobody's. */
export const unknownId = "AAAAAAAAAAAAAAAAAAAAAA";

export const nameOf = ({ method, path }: Pick<Contract, "method" | "path">) => `${method} ${path}`;

/** The path with its parameters filled in, by name. */
export const pathOf = ({ path }: Pick<Contract, "path">, param: (name: string) => string) =>
  `/api${path.replace(/:(\w+)/g, (_, name: string) => param(name))}`;
