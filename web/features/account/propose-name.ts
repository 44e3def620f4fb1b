import { limits } from "../../../functions/http/limits.ts";

/** A name for a new passkey from what the browser says of itself, with a number where that name is taken. */
export function proposeName(base: string, taken: readonly string[]): string {
  const name = [...base].slice(0, limits.passkeyName - 4).join("");
  if (name === "" || !taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name} ${number}`)) number++;
  return `${name} ${number}`;
}
