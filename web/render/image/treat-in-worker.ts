import { startWorker } from "../react/trusted-types.ts";
import { drawsAside } from "./inline-worker.ts";
import { type TreatJob, treatedFile } from "./pictures.ts";
import address from "./treat-worker.ts?worker&url";
import { type CalledWorker, callWorker } from "./worker-calls.ts";

/** Milliseconds the Web Worker is kept for the next picture. */
const REST = 60_000;

let kept: CalledWorker<TreatJob, Blob> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;
/** Pictures that are being treated. */
let busy = 0;

function close(): void {
  kept?.terminate();
  kept = undefined;
}

/**
 * A picture treated as by `treatPicture`, as a PNG file, made beside the window: a large one would hold it up for a tenth of a second. In
 * the window itself where no Web Worker can be had or has a canvas. Rejects with a RenderError when the picture does not come within 5 s or
 * is no picture.
 */
export async function treatAside(job: TreatJob): Promise<Blob> {
  if (typeof Worker === "undefined" || !drawsAside()) return treatedFile(job);
  clearTimeout(closing);
  if (kept?.isBroken()) close();
  kept ??= callWorker(startWorker(address));
  const worker = kept;
  busy += 1;
  try {
    const isReady = await worker.ready.then(
      () => true,
      () => false,
    );
    return await (isReady ? worker.call(job) : treatedFile(job));
  } finally {
    busy -= 1;
    if (busy === 0) closing = setTimeout(close, REST);
  }
}
