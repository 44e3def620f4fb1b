/** The whole logo: the words under a rule of their own width. Latin in every language. */
export function Wordmark() {
  return (
    <span
      lang="en"
      dir="ltr"
      className="inline-block border-t-[3px] border-ink pt-1 font-wordmark text-[1.375rem] leading-none font-bold tracking-[-0.01em] text-ink"
    >
      Stop Press
    </span>
  );
}
