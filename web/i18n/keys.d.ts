import "i18next";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "public";
    resources: {
      public: typeof import("../../locales/en/public.json");
      notices: typeof import("../../locales/en/notices.json");
      blocks: typeof import("../../locales/en/blocks.json");
      app: typeof import("../../locales/en/app.json");
      settings: typeof import("../../locales/en/settings.json");
      account: typeof import("../../locales/en/account.json");
      admin: typeof import("../../locales/en/admin.json");
      sample: typeof import("../../locales/en/sample.json");
      history: typeof import("../../locales/en/history.json");
      layouts: typeof import("../../locales/en/layouts.json");
      facts: typeof import("../../locales/en/facts.json");
      versions: typeof import("../../locales/en/versions.json");
      game: typeof import("../../locales/en/game.json");
      newspapers: typeof import("../../locales/en/newspapers.json");
      demo: typeof import("../../locales/en/demo.json");
      payment: typeof import("../../locales/en/payment.json");
      stone: typeof import("../../locales/en/stone.json");
      tools: typeof import("../../locales/en/tools.json");
      "share-app": typeof import("../../locales/en/share-app.json");
    };
  }
}
