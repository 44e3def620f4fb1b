import { AppError } from "../http/errors.ts";
import { OutboundError } from "./outbound-error.ts";
import { isAllowed } from "./robots-rules.ts";

/** What a site's robots.txt may call us by. */
export const robotName = "StopPress";

/** RFC 9309, 2.5: at least so much is read; what stands behind it is not. */
const mostBytes = 500 * 1024;

/**
 * Throws ROBOTS where the site's robots.txt keeps us from this address, PAGE_ERROR where it answers with an error of its own (RFC
 * 9309, 2.3.1.4: then nothing may be read), an OutboundError where it does not answer. A site without the file allows everything.
 * `ask` judges and bounds what is fetched.
 */
export async function askRobots(url: URL, ask: typeof fetch, headers: Record<string, string>, signal: AbortSignal): Promise<void> {
  const rules = await readRobots(new URL("/robots.txt", url), ask, headers, signal);
  if (rules !== null && !isAllowed(rules, robotName, url.pathname + url.search)) throw new AppError("ROBOTS");
}

async function readRobots(address: URL, ask: typeof fetch, headers: Record<string, string>, signal: AbortSignal): Promise<string | null> {
  let answer: Response;
  try {
    answer = await ask(address, { headers: { ...headers, accept: "text/plain" }, signal });
  } catch (error) {
    // It led in circles, or to where nobody may be sent: as good as none (RFC 9309, 2.3.1.2).
    if (error instanceof OutboundError && (error.reason === "redirect" || error.reason === "address")) return null;
    throw error;
  }
  if (answer.status >= 500) {
    await answer.body?.cancel();
    throw new AppError("PAGE_ERROR", { details: { status: answer.status } });
  }
  if (!answer.ok) {
    await answer.body?.cancel();
    return null;
  }
  return readStart(answer);
}

async function readStart(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let read = 0;
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk.subarray(0, mostBytes - read), { stream: true });
    read += chunk.byteLength;
    if (read >= mostBytes) break;
  }
  return text;
}
