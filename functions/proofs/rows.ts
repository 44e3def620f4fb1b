/** A row of the reliability table: a threat, the promise, and the tests that prove it. */
export interface Row {
  number: number;
  threat: string;
  /** The required result, in the table's words. */
  goal: string;
  /**
   * Its test files. Those in `functions/proofs/` report counts (`tell`): the table's in `npm run prove`
   * and small ones in `npm test`; the others always run completely.
   */
  tests: readonly string[];
}

export const rows: readonly Row[] = [
  {
    number: 1,
    threat: "double spend",
    goal: "of 200 orders at once with 3 tokens exactly 3, 100 rounds",
    tests: ["functions/proofs/double-spend.proof.ts", "functions/press-runs/start.test.ts"],
  },
  {
    number: 2,
    threat: "a client that tries again",
    goal: "1 charge; another body 409; the answer again the same",
    tests: ["functions/proofs/tried-again.proof.ts"],
  },
  {
    number: 3,
    threat: "webhooks doubled and shuffled",
    goal: "exactly 1,000 grants of 3 from 50,000 deliveries",
    tests: ["functions/proofs/payments.proof.ts"],
  },
  {
    number: 4,
    threat: "webhooks forged or replayed",
    goal: "none of 10,000 forgeries accepted; two valid signatures are",
    tests: ["functions/proofs/payments.proof.ts", "functions/stripe/webhook.test.ts"],
  },
  {
    number: 5,
    threat: "unpaid, or a wrong amount",
    goal: "no token; a refund is a reversal in the ledger",
    tests: ["functions/stripe/webhook.test.ts", "functions/stripe/checkout.test.ts", "functions/stripe/hardships.test.ts"],
  },
  {
    number: 6,
    threat: "told before it is written",
    goal: "none lost, none doubled over 200 kills",
    tests: ["functions/proofs/payments.proof.ts"],
  },
  {
    number: 7,
    threat: "killed in the middle of a run",
    goal: "100 of 100 kills, and one at each step: settled; refund ≤ 60 s after the deadline",
    tests: ["functions/proofs/kills.proof.ts", "functions/press-runs/killed-run.test.ts"],
  },
  {
    number: 8,
    threat: "models that misbehave",
    goal: "1,000 of 1,000 schedules settled; none past its deadline; paid calls ≤ 3 a step",
    tests: ["functions/proofs/chaos.proof.ts", "functions/proofs/deadline.proof.ts"],
  },
  { number: 9, threat: "the reader leaves", goal: "newspaper or refund at each of 60 moments", tests: ["functions/proofs/chaos.proof.ts"] },
  {
    number: 10,
    threat: "a database that fails before or after it wrote",
    goal: "invariants over 1,000 operations; nothing twice",
    tests: ["functions/proofs/chaos.proof.ts"],
  },
  {
    number: 11,
    threat: "a picture store that fails",
    goal: "no newspaper complete without its pictures",
    tests: ["functions/proofs/chaos.proof.ts"],
  },
  {
    number: 12,
    threat: "an alarm delivered twice",
    goal: "1 newspaper, 1 charge, at most 1 more call of a model",
    tests: ["functions/proofs/chaos.proof.ts"],
  },
  {
    number: 13,
    threat: "old and new code on one database",
    goal: "no 5xx, the same schema, invariants",
    tests: ["functions/proofs/chaos.proof.ts", "functions/proofs/released-runs.proof.ts", "functions/proofs/migrations.proof.ts"],
  },
  {
    number: 14,
    threat: "private addresses, written in any way",
    goal: "no hit at the canary; 200 public addresses all allowed",
    tests: [
      "functions/outbound/validate-url.test.ts",
      "functions/outbound/outbound.test.ts",
      "functions/proofs/private-addresses.proof.ts",
    ],
  },
  {
    number: 15,
    threat: "private addresses behind redirects and names",
    goal: "no hit; at most 5 hops; no cookie or key goes along",
    tests: ["functions/outbound/fetch-page.test.ts", "functions/outbound/guarded-fetch.test.ts", "functions/proofs/led-astray.proof.ts"],
  },
  {
    number: 16,
    threat: "pages that exhaust the import",
    goal: "ends within 10 s, reads at most 2 MB, memory < 128 MB, no token",
    tests: ["functions/import-url/extract/hostile.test.ts", "functions/proofs/import-exhaustion.proof.ts"],
  },
  {
    number: 17,
    threat: "scripts in stored text",
    goal: "none run with the policy off; no report with it on",
    tests: ["functions/proofs/stored-scripts.proof.ts"],
  },
  {
    number: 18,
    threat: "text that breaks programs",
    goal: "comes back equal or is refused; no 5xx",
    tests: ["functions/proofs/breaking-texts.proof.ts"],
  },
  {
    number: 19,
    threat: "bodies that are not JSON, or barely",
    goal: "valid ones read, others 4xx; no 5xx; nothing polluted",
    tests: ["functions/http/endpoints.test.ts", "functions/proofs/json-bodies.proof.ts"],
  },
  {
    number: 20,
    threat: "forged session tokens",
    goal: "none accepted",
    tests: ["functions/proofs/forged-sessions.proof.ts", "functions/auth/sessions.test.ts"],
  },
  {
    number: 21,
    threat: "sessions that should be over",
    goal: "401 or 403 at the next request, within 1 s",
    tests: [
      "functions/proofs/ended-sessions.proof.ts",
      "functions/auth/session-life.test.ts",
      "functions/auth/sessions.test.ts",
      "functions/auth/shared-computer.test.ts",
    ],
  },
  {
    number: 22,
    threat: "OpenID Connect turned against us",
    goal: "no sign-in; no account joined by an address nobody confirmed",
    tests: [
      "functions/proofs/swapped-sign-ins.proof.ts",
      "functions/auth/oidc-lies.test.ts",
      "functions/auth/oidc.test.ts",
      "functions/auth/oidc-join.test.ts",
      "functions/auth/oidc-claims.test.ts",
      "functions/auth/oidc-production.test.ts",
    ],
  },
  {
    number: 23,
    threat: "codes guessed",
    goal: "≤ 5 in 10^6 for a code; one use; no telling whether an address is known",
    tests: ["functions/proofs/codes.proof.ts", "functions/auth/login-codes.test.ts"],
  },
  {
    number: 24,
    threat: "requests from foreign sites",
    goal: "no change of state",
    tests: [
      "functions/proofs/foreign-requests.proof.ts",
      "functions/proofs/framework-holes.proof.ts",
      "functions/http/csrf.test.ts",
      "functions/app.test.ts",
    ],
  },
  {
    number: 25,
    threat: "what belongs to others",
    goal: "every cell of calls × callers as declared",
    tests: [
      "functions/http/authorisation.test.ts",
      "functions/http/mass-assignment.test.ts",
      "functions/http/endpoints.test.ts",
      "functions/auth/session-life.test.ts",
      "functions/proofs/guessed-papers.proof.ts",
    ],
  },
  {
    number: 26,
    threat: "admins at once",
    goal: "an entry in ledger and audit each; the last admin stays",
    tests: ["functions/admin/change-tokens.test.ts", "functions/admin/change-role.test.ts", "functions/admin/still-admin.test.ts"],
  },
  {
    number: 27,
    threat: "stored keys",
    goal: "no key in plain of 1,000; each swap fails; no nonce twice in 100,000",
    tests: [
      "functions/proofs/stored-keys.proof.ts",
      "functions/proofs/planted-keys.proof.ts",
      "functions/api-keys/seal.test.ts",
      "functions/api-keys/rotate-keys.test.ts",
      "functions/api-keys/api-keys.test.ts",
    ],
  },
  {
    number: 28,
    threat: "keys led astray",
    goal: "no key leaves but for its provider",
    tests: ["functions/proofs/led-keys.proof.ts", "functions/press-runs/planted-keys.test.ts"],
  },
  {
    number: 29,
    threat: "hostile pictures",
    goal: "served as PNG, JPEG, WebP or our own drawing, or 4xx; no crash, also of files of 10 MB made to fill a heap of 96 MB",
    tests: [
      "functions/images/images.test.ts",
      "functions/images/strip-metadata.test.ts",
      "functions/proofs/hostile-pictures.proof.ts",
      "functions/proofs/upload-exhaustion.proof.ts",
    ],
  },
  {
    number: 30,
    threat: "floods",
    goal: "spending bounded by paid tokens; ≤ 5 mails an hour from a browser to an address, 20 from strangers; what is stored bounded a person",
    tests: [
      "functions/proofs/floods.proof.ts",
      "functions/press-runs/daily-limits.test.ts",
      "functions/http/limits.test.ts",
      "functions/completed-newspapers/newspaper-bounds.test.ts",
    ],
  },
  {
    number: 31,
    threat: "known holes in what we use",
    goal: "every package at or over its floor",
    tests: ["functions/proofs/floors.proof.ts"],
  },
  {
    number: 32,
    threat: "tests that would not notice",
    goal: "20 of 20 planted bugs caught by a named test",
    tests: ["functions/proofs/mutations.proof.ts"],
  },
  {
    number: 33,
    threat: "orders of events nobody thought of",
    goal: "300,000 seeded schedules of runs and ledger, invariants after each",
    tests: ["functions/proofs/simulator.proof.ts"],
  },
];
