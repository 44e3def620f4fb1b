/** The lowest version of a package without a known vulnerability, and the advisory's id. */
export interface Floor {
  name: string;
  /** First fixed version of the release line in use. Every copy in the lockfile, transitive ones included, must be at or above it. */
  floor: string;
  advisory: string;
}

/**
 * Raise when an advisory affects a dependency; `npm run prove` also runs `npm audit` when it is reachable. Advisories were read on
 * 2026-11-21 in GitHub's database or in the threads that fixed them.
 */
export const floors: readonly Floor[] = [
  // Runs in the Worker or in browsers.
  { name: "hono", floor: "4.13.5", advisory: "GHSA-g6gw-c38x-mqfc" },
  { name: "jose", floor: "4.15.5", advisory: "GHSA-hhhv-q57g-882q" },
  { name: "drizzle-orm", floor: "0.45.2", advisory: "GHSA-gpj5-g38j-94v9" },
  { name: "react-router", floor: "8.3.0", advisory: "GHSA-qwww-vcr4-c8h2" },
  { name: "zod", floor: "3.22.3", advisory: "GHSA-m95q-7qp3-xv42" },
  { name: "@mozilla/readability", floor: "0.6.0", advisory: "GHSA-3p6v-hrg8-8qj7" },
  { name: "@babel/runtime", floor: "7.26.10", advisory: "GHSA-968p-4wvh-cqc8" },
  // Runs on machines that build, test or deploy.
  { name: "@anthropic-ai/sdk", floor: "0.91.1", advisory: "GHSA-p7fg-763f-g4gf" },
  { name: "vite", floor: "8.0.16", advisory: "GHSA-fx2h-pf6j-xcff" },
  { name: "vitest", floor: "4.1.11", advisory: "GHSA-82fw-gwwq-j7x9" },
  { name: "wrangler", floor: "4.59.1", advisory: "CVE-2026-0933" },
  { name: "undici", floor: "7.29.0", advisory: "GHSA-4cwx-7wf7-3272" },
  { name: "ws", floor: "8.21.0", advisory: "GHSA-96hv-2xvq-fx4p" },
  { name: "esbuild", floor: "0.25.0", advisory: "GHSA-67mh-4wv8-2f99" },
  { name: "postcss", floor: "8.5.23", advisory: "GHSA-fxqj-rqcc-2cmp" },
  { name: "nanoid", floor: "3.3.18", advisory: "GHSA-2v37-7h3g-55p8" },
  { name: "sharp", floor: "0.35.0", advisory: "CVE-2026-33327" },
  { name: "happy-dom", floor: "20.8.8", advisory: "GHSA-6q6h-j7hj-3r64" },
  { name: "picomatch", floor: "4.0.4", advisory: "GHSA-c2c7-rcm5-vvqj" },
  { name: "path-to-regexp", floor: "6.3.0", advisory: "GHSA-9wv6-86v2-598j" },
  { name: "cookie", floor: "0.7.0", advisory: "GHSA-pxg6-pf52-xh8x" },
  { name: "tough-cookie", floor: "4.1.3", advisory: "GHSA-72xf-g2v4-qvf3" },
  { name: "koa", floor: "2.16.2", advisory: "GHSA-jgmv-j7ww-jx2x" },
  { name: "semver", floor: "7.5.2", advisory: "GHSA-c2qf-rxjj-qqgw" },
  { name: "tar-fs", floor: "3.1.1", advisory: "GHSA-vj76-c3g6-qr5v" },
  { name: "pdfjs-dist", floor: "4.2.67", advisory: "GHSA-wgrm-67xf-hhpq" },
];
