import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useHasLeft } from "../../api/account/session-watch.ts";
import { useUser } from "../../api/queries.ts";
import { signInPath } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";

interface RequireUserProps {
  /** People work here: when their session ends meanwhile the screen stays as it is, and says so itself. */
  keepsWork?: boolean;
  children: ReactNode;
}

/** Its children for a signed-in user; everybody else sees 'Loading...' and is taken to sign in, and back here after it. */
export function RequireUser({ keepsWork = false, children }: RequireUserProps) {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const { data: user, error, isPending, refetch, isFetching } = useUser();
  const isNobody = !isPending && !error && !user;
  const [hasWorked, setHasWorked] = useState(false);
  if (user && keepsWork && !hasWorked) setHasWorked(true);
  const hasLeft = useHasLeft((session) => session.hasLeft);
  const stays = hasWorked && keepsWork && !hasLeft;

  useEffect(() => {
    // A whole navigation: the sign-in page is the server's.
    if (isNobody && !stays) location.assign(signInPath(pathname + search + hash));
  }, [isNobody, stays, pathname, search, hash]);

  useEffect(() => {
    if (!isNobody || stays) return;
    // Back from the sign-in page, to this one as it was left: it waits for nothing any more.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, [isNobody, stays]);

  if (user || stays) return children;
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
