import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useUser } from "../../api/queries.ts";
import { signInPath } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Its children for a signed-in user; everybody else sees 'Loading...' and is taken to sign in, and back here after it. */
export function RequireUser({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const { data: user, error, isPending, refetch, isFetching } = useUser();
  const isNobody = !isPending && !error && !user;

  useEffect(() => {
    // A whole navigation: the sign-in page is the server's.
    if (isNobody) location.assign(signInPath(pathname + search + hash));
  }, [isNobody, pathname, search, hash]);

  if (user) return children;
  if (!error) return <Loading />;
  return (
    <main id="main" className="gutters mx-auto max-w-[40rem] py-16">
      <Notice
        tone="error"
        title={t("account.unknown.title")}
        actions={
          <Button busy={isFetching} onClick={() => refetch()}>
            {t("retry")}
          </Button>
        }
      >
        {t("account.unknown.text")}
      </Notice>
    </main>
  );
}
