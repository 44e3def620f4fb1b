import * as Bowser from "bowser";

/** Browser and system as a browser names itself; empty where it does not say. Programs give their own name: "curl/8.5.0". */
export function readAgent(agent: string): { browser: string; system: string } {
  if (agent.trim() === "") return { browser: "", system: "" };
  const { browser, os, platform } = Bowser.parse(agent);
  const program = /^(?!Mozilla)([A-Za-z][\w.-]{0,29})\/\d/.exec(agent)?.[1];
  // People call their telephone by its name, not by its system's.
  const isApple = platform.model === "iPhone" || platform.model === "iPad";
  return {
    browser: browser.name?.replace(/ for Android$/, "") || program || "",
    system: (isApple ? platform.model : os.name) ?? "",
  };
}
