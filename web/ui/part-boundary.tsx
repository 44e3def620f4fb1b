import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { isLostFile } from "./lost-file.ts";
import { Notice } from "./notice.tsx";

/** Around one part of a screen: when it falls over or its files do not come, it says so in its own place and the rest stands. */
export function PartBoundary({ resetKey, children }: { resetKey?: string; children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={resetKey} fallback={(error, retry) => <PartFailed onRetry={isLostFile(error) ? undefined : retry} />}>
      {children}
    </ErrorBoundary>
  );
}

function PartFailed({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="error"
      className="my-6"
      actions={
        <>
          {onRetry && (
            <Button size="small" onClick={onRetry}>
              {t("retry")}
            </Button>
          )}
          <Button size="small" onClick={() => location.reload()}>
            {t("failed.reload")}
          </Button>
        </>
      }
    >
      {t("failed.part")}
    </Notice>
  );
}
