/** Every variable, written out: the harness would otherwise read a developer's .dev.vars. */
export const testVars = {
  APP_ENV: "local",
  PUBLIC_URL: "",
  SESSION_SECRET: "test-session-secret-0123456789abcdef,test-session-secret-before-0123456789",
  KEY_ENCRYPTION_KEYS: "test-key-encryption-0123456789abcdef",
  IDENTITY_SECRET: "test-identity-secret-0123456789abcdef",
  ADMIN_EMAILS: "editor@localhost.test",
  FREE_TOKENS_PER_MONTH: "3",
  OPERATOR_DAILY_RUNS: "200",
  STRIPE_SECRET_KEY: "",
  STRIPE_WEBHOOK_SECRET: "",
  MAIL_API_URL: "",
  MAIL_API_KEY: "",
  MAIL_FROM: "",
  OIDC_PROVIDERS: "",
  LIBSQL_URL: "",
  LIBSQL_AUTH_TOKEN: "",
};
