/**
 * What the paper on scale takes for granted, in one place, so that an operator can put in own figures: `npm run bench -- scale` prints
 * the paper's tables with them. What is measured stands in `traffic.json`.
 */
export const people = {
  /** Of those who have an account, in the peak month. */
  activeADay: 0.05,
  /** What somebody who comes does on that day, by the ways of traffic.json. */
  aVisit: {
    "a sign-in by code": 1 / 30,
    "opening /home": 2,
    "a newspaper by the house edition": 0.6,
    "opening a newspaper with its two pictures": 2,
    "saving an edit": 12,
    sharing: 0.2,
    // Everybody with the link, for each that is shared.
    "reading a shared newspaper": 0.2 * 30,
  },
  /** The busiest hour against the mean of the day. */
  peak: 4,
} as const;

/**
 * Seconds that a batch keeps a database busy. D1 works off one after the other: "about 1,000 queries a second at 1 ms each" (Cloudflare's
 * page on D1's limits). Our batches are some statements each; reading ones are taken at 1 ms, writing ones at 5 ms.
 */
export const database = { readSeconds: 0.001, writeSeconds: 0.005, mostBytes: 10e9 } as const;

/**
 * Bytes that stay of a newspaper: its row (14 KB for one of the house edition, more where a model wrote), three versions of as much, and
 * its pictures in the bucket.
 */
export const kept = { rowBytes: 20_000, versionsBytes: 45_000, housePictureBytes: 270_000, modelPictureBytes: 2_500_000 } as const;

/** US dollars; as Cloudflare's price pages had them, from memory on 2026-11-21: check them before you rely on them. */
export const prices = {
  month: 5,
  requests: { included: 10e6, perMillion: 0.3 },
  cpuMs: { included: 30e6, perMillion: 0.02 },
  rowsRead: { included: 25e9, perMillion: 0.001 },
  rowsWritten: { included: 50e6, perMillion: 1 },
  databaseGb: { included: 5, each: 0.75 },
  objectRequests: { included: 1e6, perMillion: 0.15 },
  objectGbSeconds: { included: 400_000, perMillion: 12.5 },
  bucketGb: { included: 10, each: 0.015 },
  bucketWrites: { included: 1e6, perMillion: 4.5 },
  bucketReads: { included: 10e6, perMillion: 0.36 },
} as const;

/** An object is charged while it works: seconds of a run, house and with models, at 128 MB. */
export const objectSeconds = { house: 3, models: 60, gigabytes: 0.128 } as const;
/** Processor milliseconds (`npm run bench -- cpu`, rounded up): a call of the API, and a whole run. */
export const cpuMs = { call: 8, run: 250 } as const;
