import { QueryClientProvider } from "@tanstack/react-query";
import { Direction } from "radix-ui";
import { lazy } from "react";
import { queryClient } from "./api/query-client.ts";
import { RequireUser } from "./features/account/require-user.tsx";
import { GameHost } from "./features/game/game-host.tsx";
import { useLanguage } from "./i18n/use-language.ts";
import "./i18n/more-words.ts";

// Here and not in app.tsx: a visitor's first screen need not know their names.
const screens = {
  home: lazy(() => import("./home-screen.tsx").then((module) => ({ default: module.HomeScreen }))),
  pricing: lazy(() => import("./features/pricing/pricing-page.tsx").then((module) => ({ default: module.PricingPage }))),
  success: lazy(() => import("./features/success/success-page.tsx").then((module) => ({ default: module.SuccessPage }))),
  account: lazy(() => import("./features/account/account-page.tsx").then((module) => ({ default: module.AccountPage }))),
  admin: lazy(() => import("./features/admin/admin-page.tsx").then((module) => ({ default: module.AdminPage }))),
};

/** The screens that need a signed-in user. */
export default function Members({ screen }: { screen: keyof typeof screens }) {
  const { direction } = useLanguage();
  const Screen = screens[screen];
  return (
    <QueryClientProvider client={queryClient}>
      <Direction.Provider dir={direction}>
        <RequireUser>
          <Screen />
          <GameHost />
        </RequireUser>
      </Direction.Provider>
    </QueryClientProvider>
  );
}
