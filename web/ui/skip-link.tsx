/** The first thing Tab reaches; `target` is the id of what it leads to. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed start-4 top-0 z-50 -translate-y-full rounded-b-ctl bg-ink px-4 py-2.5 font-semibold text-paper focus-visible:translate-y-0"
    >
      {children}
    </a>
  );
}
