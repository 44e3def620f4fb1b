// biome-ignore-all lint/suspicious/noTemplateCurlyInString: quoted from the code.
import type { Mutation } from "./mutation.ts";

const settle = "functions/press-runs/settle.ts";

/** Payments, tokens and runs. */
export const moneyMutations: readonly Mutation[] = [
  {
    name: "balance-below-zero",
    what: "the table lets a balance fall below 0",
    edits: [{ file: "db/migrations/0000_start.sql", find: "CHECK(tokens >= 0)", replace: "CHECK(tokens >= -1000000)" }],
    tests: ["functions/proofs/floods.proof.ts > a flood of orders begins as many runs as were paid for, whoever the caller claims to be"],
  },
  {
    name: "ledger-id-not-unique",
    what: "one cause may stand in the ledger many times",
    edits: [
      {
        file: "db/migrations/0000_start.sql",
        find: "CREATE TABLE `token_ledger` (\n\t`id` text PRIMARY KEY NOT NULL",
        replace: "CREATE TABLE `token_ledger` (\n\t`id` text NOT NULL",
      },
    ],
    tests: [
      "functions/proofs/payments.proof.ts > each paid session, told fifty times in any order by two clients that are killed, gives three tokens once",
    ],
  },
  {
    name: "webhook-acknowledged-early",
    what: "Stripe is told 200 before the tokens are written",
    edits: [
      {
        file: "functions/stripe/receive-event.ts",
        find: "await book({ db, now, stripe: async () => stripe }, event);",
        replace: "c.executionCtx.waitUntil(book({ db, now, stripe: async () => stripe }, event));",
      },
    ],
    tests: [
      "functions/proofs/payments.proof.ts > a delivery killed wherever its handler waits is neither lost once acknowledged nor counted twice",
    ],
  },
  {
    name: "webhook-signature-unchecked",
    what: "an event is believed whoever signed it",
    edits: [
      {
        file: "functions/stripe/receive-event.ts",
        find: "return await Promise.any(tries);",
        replace: "return await Promise.any(tries).catch(() => JSON.parse(body) as Stripe.Event);",
      },
    ],
    tests: ["functions/proofs/payments.proof.ts > no event is believed that Stripe did not sign like this"],
  },
  {
    name: "amount-not-compared",
    what: "one cent buys three tokens",
    edits: [{ file: "functions/stripe/settle-session.ts", find: "session.amount_total === tokenPackage.amount && ", replace: "" }],
    tests: ["functions/stripe/webhook.test.ts > no tokens for one cent", "functions/stripe/webhook.test.ts > no tokens for a cent less"],
  },
  {
    name: "no-refund-on-failure",
    what: "a run that failed keeps the token",
    edits: [
      {
        file: settle,
        find: 'status: "failed", refund: sql`1`, code, reason, now',
        replace: 'status: "failed", refund: sql`0`, code, reason, now',
      },
    ],
    tests: [
      "functions/proofs/simulator.proof.ts > whatever happens to a run and its token, in whatever order: the books add up, nothing stays open, no picture is lost or left over",
    ],
  },
  {
    name: "refund-twice",
    what: "each ending of a run gives the token back once more",
    edits: [
      { file: settle, find: '.where(and(eq(pressRuns.status, "running"), which)),', replace: ".where(and(which))," },
      { file: settle, find: "'run:' || id || ':refund'", replace: "'run:' || id || ':refund:' || ${now}" },
    ],
    tests: [
      "functions/proofs/simulator.proof.ts > whatever happens to a run and its token, in whatever order: the books add up, nothing stays open, no picture is lost or left over",
    ],
  },
  {
    name: "idempotency-key-ignored",
    what: "an order sent again is another order",
    edits: [
      {
        file: "functions/press-runs/runs.ts",
        find: 'const key = c.req.header("idempotency-key") || null;',
        replace: 'const key = c.req.header("x-no-such-header") || null;',
      },
    ],
    tests: [
      "functions/proofs/tried-again.proof.ts > an order sent two hundred times with its key costs one token and is one run, also once it has ended well",
    ],
  },
  {
    name: "finished-step-made-again",
    what: "an alarm that rings again pays a model for what is there already",
    edits: [
      {
        file: "functions/press-runs/make.ts",
        find: "if (before.result !== undefined) return",
        replace: "if (before.result !== undefined && before.attempts > 9) return",
      },
    ],
    tests: ["functions/press-runs/killed-run.test.ts > goes on by itself with what is missing after the power failed between two steps"],
  },
  {
    name: "no-deadline",
    what: "a run waits for a slow model for ever",
    edits: [
      {
        file: "functions/press-runs/press-run.ts",
        find: "setTimeout(() => working.abort(overdue), left)",
        replace: "setTimeout(() => working.abort(overdue), left + 3_600_000)",
      },
    ],
    tests: [
      "functions/proofs/deadline.proof.ts > a run whose models never answer is ended by its own clock at its deadline, and its token is back",
    ],
  },
];
