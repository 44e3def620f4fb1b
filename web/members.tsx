import { QueryClientProvider } from "@tanstack/react-query";
import { Direction } from "radix-ui";
import { type ComponentType, lazy } from "react";
import { queryClient } from "./api/query-client.ts";
import { RequireUser } from "./features/account/require-user.tsx";
import { GameHost } from "./features/game/game-host.tsx";
import { SessionKeeper } from "./features/resilience/session-keeper.tsx";
import { WorkNotices } from "./features/resilience/work-notices.tsx";
import { useLanguage } from "./i18n/use-language.ts";
import { needWords } from "./ui/need-words.ts";
import "./i18n/more-words.ts";

/** A screen and the words it cannot be shown without. */
function screen(words: string, load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const Screen = await load();
    await needWords(words);
    return { default: Screen };
  });
}

// Here and not in app.tsx: a visitor's first screen need not know their names.
const screens = {
  home: screen("app", () => import("./home-screen.tsx").then(({ HomeScreen }) => HomeScreen)),
  pricing: screen("payment", () => import("./features/pricing/pricing-page.tsx").then(({ PricingPage }) => PricingPage)),
  success: screen("payment", () => import("./features/success/success-page.tsx").then(({ SuccessPage }) => SuccessPage)),
  account: screen("account", () => import("./features/account/account-page.tsx").then(({ AccountPage }) => AccountPage)),
  admin: screen("admin", () => import("./admin-screen.tsx").then(({ AdminScreen }) => AdminScreen)),
};

/** The screens that need a signed-in user. */
export default function Members({ screen: name }: { screen: keyof typeof screens }) {
  const { direction } = useLanguage();
  const Screen = screens[name];
  return (
    <QueryClientProvider client={queryClient}>
      <Direction.Provider dir={direction}>
        <SessionKeeper />
        {/* The wizard has them under its steps. */}
        {name !== "home" && <WorkNotices />}
        <RequireUser keepsWork={name === "home" || name === "admin"}>
          <Screen />
          <GameHost />
        </RequireUser>
      </Direction.Provider>
    </QueryClientProvider>
  );
}
