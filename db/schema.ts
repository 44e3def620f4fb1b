import { sql } from "drizzle-orm";
import { check, customType, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/*
 * INDEXED BY: D1 keeps no statistics of the tables, so SQLite guesses which index is best, and may scan the long rows of `newspapers` or
 * `press_runs` where an index suffices. Frequent statements name their index. A named index must exist, else the
 * statement fails: drop an index only after a release whose code no longer names it (`git grep "INDEXED BY"`). How many rows the
 * statements read is counted by .ci/bench/scale/traffic.test.ts.
 */

/** Points in time are milliseconds since 1970 (UTC), set by the Worker. */
const time = (name: string) => integer(name);

/** A blob as plain bytes, whatever the driver returns: drizzle's own type needs Node's Buffer, which Workers lack. */
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array | ArrayBuffer | number[] }>({
  dataType: () => "blob",
  fromDriver: (value) => new Uint8Array(value),
});

export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey(),
    /** As the person typed it, in NFKC and lower case: where mail is sent. */
    email: text().notNull(),
    username: text().notNull(),
    firstName: text("first_name").notNull().default(""),
    role: text({ enum: ["user", "admin"] })
      .notNull()
      .default("user"),
    language: text().notNull().default("en"),
    /** Moved only by the trigger on token_ledger. */
    tokens: integer().notNull().default(0),
    /** Tokens a refunded or disputed payment takes back beyond the balance; the next refunded hold settles it. Set by the same trigger. */
    debt: integer().notNull().default(0),
    newspaperCount: integer("newspaper_count").notNull().default(0),
    /** Month (yyyy-mm, UTC) whose free tokens have been granted; saves a write on each request. */
    freeMonth: text("free_month").notNull().default(""),
    /** The customer Stripe keeps for this person; set by the first payment. */
    stripeCustomer: text("stripe_customer"),
    createdAt: time("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("users_email").on(t.email),
    uniqueIndex("users_username").on(t.username),
    // The admin's list in each of its orders, and who the admins are.
    index("users_created").on(t.createdAt, t.id),
    index("users_tokens").on(t.tokens, t.id),
    index("users_newspapers").on(t.newspaperCount, t.id),
    index("users_admins").on(t.id).where(sql`role = 'admin'`),
    check("tokens_not_negative", sql`tokens >= 0`),
    check("debt_not_negative", sql`debt >= 0`),
  ],
);

const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const identities = sqliteTable(
  "identities",
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: owner(),
    /** Which of OIDC_PROVIDERS, by its id, and the address it named: for the account page. */
    provider: text().notNull().default(""),
    email: text().notNull().default(""),
    createdAt: time("created_at").notNull(),
    seenAt: integer("seen_at"),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), index("identities_user").on(t.userId)],
);

export const sessions = sqliteTable(
  "sessions",
  {
    id: text().primaryKey(),
    userId: owner(),
    createdAt: time("created_at").notNull(),
    seenAt: time("seen_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    agent: text().notNull().default(""),
  },
  (t) => [index("sessions_user").on(t.userId)],
);

export const loginCodes = sqliteTable(
  "login_codes",
  {
    id: text().primaryKey(),
    email: text().notNull(),
    codeHash: text("code_hash").notNull(),
    /** Hash of the `signin` cookie the code is bound to. */
    browser: text().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    usedAt: integer("used_at"),
  },
  (t) => [index("login_codes_browser").on(t.browser, t.email), index("login_codes_email").on(t.email, t.createdAt)],
);

/**
 * A pending sign-in: what a provider's callback or a passkey's answer is compared with. The browser holds the id's
 * secret in a cookie; the row is consumed with DELETE … RETURNING, so each is used once.
 */
export const signInAttempts = sqliteTable(
  "sign_in_attempts",
  {
    /** Keyed hash of the secret in the cookie. */
    id: text().primaryKey(),
    kind: text({ enum: ["oidc", "identity", "passkey-sign-in", "passkey-new"] }).notNull(),
    /** JSON: state, nonce and verifier, or the challenge, and where to go afterwards. */
    data: text().notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (t) => [index("sign_in_attempts_expiry").on(t.expiresAt)],
);

export const passkeys = sqliteTable(
  "passkeys",
  {
    id: text().primaryKey(),
    userId: owner(),
    publicKey: bytes("public_key").notNull(),
    counter: integer().notNull().default(0),
    transports: text().notNull().default(""),
    name: text().notNull().default(""),
    createdAt: time("created_at").notNull(),
    seenAt: integer("seen_at"),
  },
  (t) => [index("passkeys_user").on(t.userId)],
);

/** Append-only. The id is derived from the cause, so a cause counts once. Rows outlive the user's row. */
export const tokenLedger = sqliteTable(
  "token_ledger",
  {
    id: text().primaryKey(),
    userId: text("user_id").notNull(),
    delta: integer().notNull(),
    /** `free` `purchase` `run` (a hold) `refund` (a hold that came back) `reversal` (Stripe took a payment back) `reinstated` `admin`. */
    reason: text().notNull(),
    at: time("at").notNull(),
    /** How the debt moves: what a reversal could not take, and less when a returned hold settles it. */
    owed: integer().notNull().default(0),
  },
  (t) => [index("token_ledger_user").on(t.userId, t.at), index("token_ledger_at").on(t.at, t.reason, t.delta, t.owed)],
);

export const pressRuns = sqliteTable(
  "press_runs",
  {
    id: text().primaryKey(),
    userId: owner(),
    /** `press`: POST /api/press-runs. `implicit`: opened by a single AI call or by consume-token. */
    kind: text({ enum: ["press", "implicit"] }).notNull(),
    status: text({ enum: ["running", "complete", "failed", "kept", "stopped"] })
      .notNull()
      .default("running"),
    /** SHA-256 of title and content; null while an implicit run is unbound. */
    source: text(),
    /** JSON of the request; null for implicit runs. */
    input: text(),
    textModel: text("text_model").notNull(),
    imageModel: text("image_model").notNull(),
    idempotencyKey: text("idempotency_key"),
    /** SHA-256 of the body that came with the key. */
    idempotencyBody: text("idempotency_body"),
    /** In quarters of a text: a main story is four, a headline, a name or one side story is one. */
    texts: integer().notNull().default(0),
    sideSets: integer("side_sets").notNull().default(0),
    pictures: integer().notNull().default(0),
    /** Titles and contents the run has delivered, as hashes: JSON list. */
    delivered: text().notNull().default("[]"),
    code: text(),
    refunded: integer({ mode: "boolean" }).notNull().default(false),
    newspaperId: text("newspaper_id"),
    createdAt: time("created_at").notNull(),
    deadlineAt: time("deadline_at").notNull(),
    endedAt: integer("ended_at"),
    /** Whose key pays the models, settled when the run begins: `house` needs none. */
    textBy: text("text_by", { enum: ["house", "operator", "own"] })
      .notNull()
      .default("house"),
    imageBy: text("image_by", { enum: ["house", "operator", "own"] })
      .notNull()
      .default("house"),
    /** What paid for a run that uses the operator's keys; null when it uses none. */
    operatorFor: text("operator_for", { enum: ["free", "bought"] }),
    /** Why the provider failed the run, for its owner. */
    reason: text(),
    /** When the first words of the main story arrived; only for complete runs that wrote the story. */
    firstWordsAt: integer("first_words_at"),
  },
  (t) => [
    uniqueIndex("press_runs_idempotency").on(t.userId, t.idempotencyKey),
    uniqueIndex("press_runs_open_implicit").on(t.userId).where(sql`kind = 'implicit' AND status = 'running'`),
    index("press_runs_user").on(t.userId, t.createdAt),
    index("press_runs_overdue").on(t.deadlineAt).where(sql`status = 'running'`),
    index("press_runs_operator").on(t.operatorFor, t.createdAt).where(sql`operator_for IS NOT NULL`),
    // Covers the columns of the daily statistics: rows are long, with the article before these columns.
    index("press_runs_ended")
      .on(
        t.endedAt,
        t.kind,
        t.status,
        t.code,
        t.reason,
        t.refunded,
        t.createdAt,
        t.firstWordsAt,
        t.textBy,
        t.textModel,
        t.imageBy,
        t.imageModel,
      )
      .where(sql`ended_at IS NOT NULL`),
  ],
);

export const newspapers = sqliteTable(
  "newspapers",
  {
    id: text().primaryKey(),
    userId: owner(),
    pressRunId: text("press_run_id"),
    title: text().notNull(),
    newspaperName: text("newspaper_name").notNull(),
    templateId: text("template_id").notNull(),
    language: text().notNull(),
    /** What the list is searched by (functions/completed-newspapers/row.ts). */
    excerpt: text().notNull().default(""),
    /** The owner's nth newspaper: the folio's number. */
    number: integer().notNull(),
    /** JSON of the whole newspaper but for what has a column. */
    data: text().notNull(),
    shareId: text("share_id"),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    deletedAt: integer("deleted_at"),
  },
  (t) => [
    uniqueIndex("newspapers_press_run").on(t.pressRunId),
    uniqueIndex("newspapers_share").on(t.shareId),
    // Covers what lists and bounds read of a person's newspapers: rows are long. The last column is the data's length in bytes.
    index("newspapers_user").on(t.userId, t.updatedAt, t.id, t.deletedAt, sql`length(CAST(data AS BLOB))`),
    // Used only by the release before `shown_pictures`.
    index("newspapers_shared").on(t.userId).where(sql`share_id IS NOT NULL`),
  ],
);

/**
 * Which pictures strangers may see: those visible in a shared newspaper (functions/completed-newspapers/sharing.ts). Written
 * only by the triggers of `newspapers`.
 */
export const shownPictures = sqliteTable(
  "shown_pictures",
  {
    /** Of the picture, as the newspaper names it. */
    key: text().notNull(),
    newspaperId: text("newspaper_id")
      .notNull()
      .references(() => newspapers.id, { onDelete: "cascade" }),
    /** The newspaper's owner. */
    userId: text("user_id").notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.newspaperId, t.userId] }), index("shown_pictures_newspaper").on(t.newspaperId)],
);

export const images = sqliteTable(
  "images",
  {
    /** R2 key and the last part of /api/images/{key}. */
    key: text().primaryKey(),
    userId: owner(),
    pressRunId: text("press_run_id"),
    /** Sniffed media type; drawings are `application/json` in R2 and served as SVG. */
    type: text().notNull(),
    size: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (t) => [index("images_user").on(t.userId, t.createdAt)],
);

/** Number of rows of `images` and their bytes, kept by its triggers: counting a million per request is too slow. No row means zero. */
export const storageTotals = sqliteTable("storage_totals", {
  kind: text({ enum: ["pictures"] }).primaryKey(),
  count: integer().notNull(),
  bytes: integer().notNull(),
});

export const apiKeys = sqliteTable(
  "api_keys",
  {
    userId: owner(),
    provider: text().notNull(),
    /** AES-256-GCM; user, provider and key version are the additional data. */
    sealed: bytes().notNull(),
    nonce: bytes().notNull(),
    keyVersion: integer("key_version").notNull(),
    last4: text().notNull(),
    baseUrl: text("base_url"),
    isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
    updatedAt: time("updated_at").notNull(),
    /** The provider's own name of the model to ask; '' is the catalogue's choice. */
    model: text().notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.userId, t.provider] })],
);

/** Each row is one version; the newest of a template and layout is in force unless it is a reset (null). */
export const layouts = sqliteTable(
  "layouts",
  {
    id: text().primaryKey(),
    template: text().notNull(),
    layout: text().notNull(),
    sections: text(),
    userId: text("user_id").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (t) => [index("layouts_in_force").on(t.template, t.layout, t.createdAt)],
);

/** Checkouts we created at Stripe. They outlive the account: a payment may still arrive after it was deleted, and must be refunded. */
export const checkoutSessions = sqliteTable(
  "checkout_sessions",
  {
    /** Stripe's id of the session. */
    id: text().primaryKey(),
    userId: text("user_id").notNull(),
    status: text({ enum: ["pending", "paid", "failed"] })
      .notNull()
      .default("pending"),
    paymentIntent: text("payment_intent"),
    createdAt: time("created_at").notNull(),
    paidAt: integer("paid_at"),
  },
  (t) => [index("checkout_sessions_user").on(t.userId), uniqueIndex("checkout_sessions_intent").on(t.paymentIntent)],
);

/** Refunds and disputes of paid sessions, by Stripe's id; `tokens` is what each takes back, counted with those before it. */
export const paymentReversals = sqliteTable(
  "payment_reversals",
  {
    id: text().primaryKey(),
    sessionId: text("session_id").notNull(),
    /** In cents. */
    amount: integer().notNull(),
    tokens: integer().notNull(),
    createdAt: time("created_at").notNull(),
    /** When Stripe reported that it failed or that we won the dispute. */
    undoneAt: integer("undone_at"),
  },
  (t) => [index("payment_reversals_session").on(t.sessionId)],
);

/** A past state of a newspaper: each generation, each named save, and what an edit or a restore replaced. */
export const newspaperVersions = sqliteTable(
  "newspaper_versions",
  {
    id: text().primaryKey(),
    newspaperId: text("newspaper_id")
      .notNull()
      .references(() => newspapers.id, { onDelete: "cascade" }),
    userId: owner(),
    cause: text({ enum: ["generation", "block", "named", "before-restore", "conflict"] }).notNull(),
    /** Given by the owner; '' for versions kept automatically. */
    name: text().notNull().default(""),
    /** Columns of `newspapers` and its JSON at that time. */
    newspaperName: text("newspaper_name").notNull(),
    templateId: text("template_id").notNull(),
    language: text().notNull(),
    data: text().notNull(),
    createdAt: time("created_at").notNull(),
    /** Of `data`, in bytes of UTF-8. */
    size: integer().notNull().default(0),
    /** Keys of the pictures it names, with a comma between them. */
    pictures: text().notNull().default(""),
    /** Which part was made again before or after it; null for the whole. */
    part: text({ enum: ["main", "headline", "name", "side", "picture", "small-picture"] }),
  },
  (t) => [
    index("newspaper_versions_newspaper").on(t.newspaperId, t.createdAt, t.id),
    // Covers what bounds and pictures read of a person's versions: rows are long.
    index("newspaper_versions_user").on(t.userId, t.createdAt, t.id, t.newspaperId, t.cause, t.name, t.size, t.pictures),
  ],
);

/** Users who may not sign in and whose newspapers are private, until they are reinstated. */
export const suspensions = sqliteTable("suspensions", {
  userId: owner().primaryKey(),
  /** As the admin worded it for the owner. */
  reason: text().notNull(),
  at: time("at").notNull(),
});

/** Newspapers that an admin took down: not shared, and not to be shared, until they are released. */
export const takedowns = sqliteTable(
  "takedowns",
  {
    newspaperId: text("newspaper_id")
      .primaryKey()
      .references(() => newspapers.id, { onDelete: "cascade" }),
    /** The share id it had, given back by the release; null where it was not shared, or its owner stopped sharing since. */
    shareId: text("share_id"),
    /** As the admin worded it for the owner. */
    reason: text().notNull(),
    at: time("at").notNull(),
  },
  (t) => [uniqueIndex("takedowns_share").on(t.shareId)],
);

/**
 * Pending removals outside the database, written in the same batch that removes the rows:
 * pictures in R2, storage of runs, the customer at Stripe. Processed at once where possible, else by the cron.
 */
export const removals = sqliteTable(
  "removals",
  {
    /** `file`: noted before it is written; the row of what it holds takes the note back (functions/deletion/outbox.ts). */
    kind: text({ enum: ["picture", "file", "run", "customer", "checkout"] }).notNull(),
    name: text().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: time("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.name] }),
    // Removals the bucket has refused repeatedly: few or none, however many others are waiting.
    index("removals_stuck").on(t.kind).where(sql`attempts >= 5`),
  ],
);

/** What models have named the papers of US towns (functions/ai/kept-name.ts). */
export const paperNames = sqliteTable(
  "paper_names",
  {
    /** '' for the operator's models, whose names are shared by all users; else the user whose own model it was. */
    owner: text().notNull(),
    zip: text().notNull(),
    language: text().notNull(),
    name: text().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.zip, t.language] })],
);

/**
 * Counters that must be exact (mail codes, runs a minute): one row per key and window. Reservations of a run's quota are rows too, with an
 * expiry as their window (functions/press-runs/quota.ts).
 */
export const rateCounters = sqliteTable(
  "rate_counters",
  { key: text().notNull(), window: integer().notNull(), count: integer().notNull().default(0) },
  (t) => [primaryKey({ columns: [t.key, t.window] })],
);

export const audit = sqliteTable(
  "audit",
  {
    id: text().primaryKey(),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    detail: text().notNull().default("{}"),
    at: time("at").notNull(),
  },
  (t) => [index("audit_at").on(t.at), index("audit_subject").on(t.subject)],
);
