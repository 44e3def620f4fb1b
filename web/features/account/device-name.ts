import * as Bowser from "bowser";

/** Browser and system as a browser names itself; empty where it does not say. */
export function readAgent(agent: string): { browser: string; system: string } {
  if (agent.trim() === "") return { browser: "", system: "" };
  const { browser, os, platform } = Bowser.parse(agent);
  // People call their telephone by its name, not by its system's.
  const isApple = platform.model === "iPhone" || platform.model === "iPad";
  return { browser: browser.name ?? "", system: (isApple ? platform.model : os.name) ?? "" };
}
