const patterns = new WeakMap<TemplateStringsArray, RegExp>();

const withFlags =
  (flags: string) =>
  (source: TemplateStringsArray): RegExp => {
    const known = patterns.get(source);
    if (known) return known;
    const pattern = new RegExp(source.raw[0] ?? "", flags);
    patterns.set(source, pattern);
    return pattern;
  };

/**
 * late.gu`\p{L}+` is /\p{L}+/gu, made at its first use and kept, the same object each time. V8 judges the literals of a bundle while it
 * reads it, also in code that nobody calls, and takes 20 µs and more for each \p{…}: they were a seventh of a start of the Worker.
 */
export const late = {
  u: withFlags("u"),
  iu: withFlags("iu"),
  su: withFlags("su"),
  gu: withFlags("gu"),
  giu: withFlags("giu"),
};
