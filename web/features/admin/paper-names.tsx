import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PaperName } from "../../../functions/admin/contract.ts";
import { languageOf } from "../../../locales/languages.ts";
import { ApiError, request } from "../../api/client.ts";
import { useSentences } from "../../i18n/use-sentences.ts";
import { Button } from "../../ui/button.tsx";
import { controlClass, Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { showToast } from "../../ui/toast.ts";
import { useTroubleWords } from "./use-trouble-words.ts";
import { isolated } from "./use-user-deeds.ts";

/** What models have named the papers of a town, found by its ZIP code, and the way to take a name back. */
export function PaperNames() {
  const { t } = useTranslation("admin");
  const sentences = useSentences();
  const troubleWords = useTroubleWords();
  const input = useRef<HTMLInputElement>(null);
  const [zip, setZip] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["admin", "paper-names", zip],
    queryFn: ({ signal }) => request("GET /admin/paper-names/:zip", { params: { zip: zip ?? "" }, signal }),
    enabled: zip !== null,
    staleTime: 0,
    // Offline it says so, and does not wait without a word.
    networkMode: "always",
  });
  const reset = useMutation({
    networkMode: "always",
    mutationFn: async ({ zip, language }: PaperName) => {
      try {
        await request("DELETE /admin/paper-names/:zip/:language", { params: { zip, language } });
      } catch (failure) {
        // Another admin was faster.
        if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
      }
    },
    onSuccess: async (_, { name }) => {
      showToast({ title: t("success"), description: t("paperNames.done", { name: isolated(name) }), tone: "success" });
      // Its button goes with the name.
      input.current?.focus();
      await refetch();
    },
    onError: (failure) =>
      showToast({ title: t("error"), description: sentences(t("paperNames.failed"), troubleWords(failure)), tone: "error" }),
  });

  function find(event: FormEvent) {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? "";
    setIsWrong(!/^\d{5}$/.test(typed));
    if (!/^\d{5}$/.test(typed)) return input.current?.focus();
    if (typed === zip) void refetch();
    setZip(typed);
  }

  return (
    <section className="border-t-[3px] border-ink pt-2">
      <h2 className="text-h4">{t("paperNames.title")}</h2>
      <p className="mt-1 max-w-prose text-ink-2">{t("paperNames.lead")}</p>
      <form noValidate onSubmit={find} className="mt-3 flex flex-wrap items-start gap-3">
        <Field label={t("paperNames.zip")} error={isWrong ? t("paperNames.wrong") : undefined} className="max-w-64 grow">
          {(control) => (
            <input
              {...control}
              ref={input}
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              dir="ltr"
              className={`${controlClass} h-10 pointer-coarse:h-11`}
            />
          )}
        </Field>
        <Button type="submit" busy={isFetching} className="sm:mt-[22px]">
          {t("paperNames.find")}
        </Button>
      </form>
      {error && (
        <Notice tone="error" className="mt-3">
          {sentences(t("paperNames.loadFailed"), troubleWords(error))}
        </Notice>
      )}
      <div role="status" className="mt-3">
        {data?.length === 0 && zip && <p className="text-ink-2">{t("paperNames.none", { zip })}</p>}
      </div>
      {data && data.length > 0 && (
        <ul className="divide-y divide-rule border-y border-rule">
          {data.map((each) => (
            <li key={each.language} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
              <span className="min-w-0 wrap-anywhere">
                <bdi lang={each.language} className="font-semibold">
                  {each.name}
                </bdi>{" "}
                <bdi lang={each.language} className="text-ink-2">
                  {languageOf(each.language).nativeName}
                </bdi>
              </span>
              <Button
                size="small"
                busy={reset.isPending && reset.variables.language === each.language}
                aria-label={t("paperNames.resetLabel", { name: isolated(each.name), language: languageOf(each.language).nativeName })}
                onClick={() => reset.mutate(each)}
              >
                {t("paperNames.reset")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
