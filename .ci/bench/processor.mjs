import { readdirSync, readFileSync } from "node:fs";

/** Processor time so far of the threads on which the workerds of this machine that belong to us run JavaScript, in ms. */
export function threadTimes() {
  const own = readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && isOurs(pid));
  return own.reduce((sum, pid) => sum + Number(read(`/proc/${pid}/task/${pid}/schedstat`).split(" ")[0] || 0) / 1e6, 0);
}

const read = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
};

/** A workerd that this process has started. */
function isOurs(pid) {
  if (!read(`/proc/${pid}/comm`).startsWith("workerd")) return false;
  for (let at = pid; at && at !== "0"; at = /^PPid:\s+(\d+)/m.exec(read(`/proc/${at}/status`))?.[1])
    if (Number(at) === process.pid) return true;
  return false;
}
