/** A file that a screen needs did not come. */
export class LostFile extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = "LostFile";
  }
}

/** As Chromium, Firefox, Safari and vite's loader of style sheets say it. */
const lost = /dynamically imported module|importing a module script|preload CSS/i;

/** True when a file of ours could not be loaded: the line is down, or the site has been deployed anew and the old file is gone. */
export function isLostFile(error: Error): boolean {
  return error.name === "LostFile" || lost.test(error.message);
}

const reloadedAt = "reloaded-at";
const notAgainFor = 10 * 60_000;

/**
 * Loads the page again, as a new deploy wants it; false when that was done a moment ago, or cannot be remembered and might go on for ever.
 */
export function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedAt)) < notAgainFor) return false;
    sessionStorage.setItem(reloadedAt, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
