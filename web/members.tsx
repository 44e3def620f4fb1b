import { QueryClientProvider } from "@tanstack/react-query";
import { Direction } from "radix-ui";
import { Outlet } from "react-router";
import { queryClient } from "./api/query-client.ts";
import { RequireUser } from "./features/account/require-user.tsx";
import { useLanguage } from "./i18n/use-language.ts";
import "./i18n/more-words.ts";

/** Around every screen that needs a signed-in user. */
export default function Members() {
  const { direction } = useLanguage();
  return (
    <QueryClientProvider client={queryClient}>
      <Direction.Provider dir={direction}>
        <RequireUser>
          <Outlet />
        </RequireUser>
      </Direction.Provider>
    </QueryClientProvider>
  );
}
