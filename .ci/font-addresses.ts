import type { Plugin } from "vite";

/**
 * The addresses of font files as constants in tests, where the bundler found them: each would be a module of its own, and to load
 * some 4,000 takes longer than most files' tests.
 */
export const fontAddresses: Plugin = {
  name: "font-addresses",
  enforce: "post",
  transform: {
    filter: { id: /\/font-files[\w-]*\.ts$/ },
    handler: (code) => code.replaceAll(/import \{ default as (\w+) \} from ("[^"]+\.woff)\?url"/g, 'const $1 = $2"'),
  },
};
