import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/**
 * A part of the screen in a file of its own, as `lazy` gives it, and what fetches that file ahead, which never rejects: a file that could
 * not be had is asked for again when the part is drawn. A part whose file is there is drawn at once, without its fallback.
 */
export function lazyAhead<Props>(
  load: () => Promise<ComponentType<Props>>,
): [Part: LazyExoticComponent<ComponentType<Props>>, fetchAhead: () => Promise<unknown>] {
  let known: { default: ComponentType<Props> } | undefined;
  const fetchPart = async () => {
    known ??= { default: await load() };
    return known;
  };
  const fetchAhead = () => fetchPart().catch(() => {});
  // A promise, even a kept one, would leave the place to the fallback for a moment; `lazy` takes whatever has a `then`.
  // biome-ignore lint/suspicious/noThenProperty: it is one.
  const thereAtOnce = { then: (take: (file: typeof known) => void) => take(known) };
  return [lazy(() => (known ? thereAtOnce : fetchPart()) as Promise<{ default: ComponentType<Props> }>), fetchAhead];
}
