import { readAgent as readKnownAgent } from "../../../functions/http/device-name.ts";

/** Browser and system as a browser names itself; empty where it does not say. Programs give their own name: "curl/8.5.0". */
export function readAgent(agent: string): { browser: string; system: string } {
  const { browser, system } = readKnownAgent(agent);
  const program = /^(?!Mozilla)([A-Za-z][\w.-]{0,29})\/\d/.exec(agent)?.[1];
  return { browser: browser || program || "", system };
}
