import type { QueryClient } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { useUnsavedChanges } from "../stone/unsaved-changes.ts";
import { hasUnsavedWork, useTypedAhead } from "../stone/unsaved-work.ts";
import { forgetWork } from "./forget-person.ts";

/** Milliseconds that a sign-out waits for a change that is on its way to the server. */
const patience = 3_000;

/**
 * `out`: nothing of the person is left in this browser. `unsaved`: a change could not be saved, and nothing has happened. `failed`: the
 * server was not reached; nothing has happened.
 */
export type SignOut = "out" | "unsaved" | "failed";

/**
 * Ends the session on the server and then, only when that is done, forgets what its owner worked on: who merely lost their session finds it
 * again, who signs out leaves nothing. `evenUnsaved` gives up changes that the server does not have.
 */
export async function signOut(client: QueryClient, evenUnsaved = false): Promise<SignOut> {
  if (!evenUnsaved && hasUnsavedWork() && !(await sendUnsaved(client))) return "unsaved";
  try {
    // Not followed: where it leads is the next screen's to load.
    const answer = await fetch(paths.signOut, { credentials: "include", redirect: "manual" });
    if (answer.type !== "opaqueredirect" && !answer.ok) return "failed";
  } catch {
    return "failed";
  }
  forgetWork();
  return "out";
}

async function sendUnsaved(client: QueryClient): Promise<boolean> {
  const { sendUnsavedChanges } = await import("../stone/edit-newspaper.ts");
  useTypedAhead.getState().handOver?.();
  sendUnsavedChanges(client);
  return new Promise((resolve) => {
    const end = (isSaved: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(isSaved);
    };
    const timer = setTimeout(() => end(false), patience);
    const stop = useUnsavedChanges.subscribe(() => hasUnsavedWork() || end(true));
  });
}
