import type { Mutation } from "./mutation.ts";

const guarded = "functions/outbound/guarded-fetch.ts";

/** Requests to other hosts. */
export const outboundMutations: readonly Mutation[] = [
  {
    name: "redirect-not-judged",
    what: "only the address that was typed is judged, not where it leads",
    edits: [
      {
        file: guarded,
        find: "const validated = validateUrl(outgoing.url, rules);",
        replace:
          "const validated = hops === 0 ? validateUrl(outgoing.url, rules) : ({ ok: true, url: new URL(outgoing.url), isLocal: false } as const);",
      },
    ],
    tests: ["functions/outbound/guarded-fetch.test.ts > a redirect inwards is not followed, however it is written or deep"],
  },
  {
    name: "platform-follows-redirects",
    what: "the runtime follows redirects by itself, past our judgement",
    edits: [{ file: guarded, find: 'redirect: "manual", signal', replace: 'redirect: "follow", signal' }],
    tests: ["functions/outbound/outbound.test.ts > a redirect to loopback is refused and the canary sees nothing, whoever was asked first"],
  },
  {
    name: "private-address-allowed",
    what: "addresses in numbers and names of a network are asked for",
    edits: [
      {
        file: "functions/outbound/validate-url.ts",
        find: "if (!isPublicName(url.hostname) || isOwn(",
        replace: 'if ((url.hostname === "localhost" && !isPublicName(url.hostname)) || isOwn(',
      },
    ],
    tests: ["functions/outbound/guarded-fetch.test.ts > sends nothing to a private address"],
  },
  {
    name: "private-answer-of-dns",
    what: "a name is asked for when one of its addresses is public",
    edits: [
      {
        file: "functions/outbound/guarded-fetch.ts",
        find: "!addresses.every(isPublicAddress)",
        replace: "!addresses.some(isPublicAddress)",
      },
    ],
    tests: [
      "functions/proofs/led-astray.proof.ts > a name that leads inwards is not asked: at once, from the second look-up on, or beside public addresses",
    ],
  },
  {
    name: "key-goes-along",
    what: "a redirect takes the key to another host",
    edits: [{ file: guarded, find: "harmlessHeaders.has(name)", replace: '(harmlessHeaders.has(name) || name !== "cookie")' }],
    tests: ["functions/outbound/guarded-fetch.test.ts > another host learns nothing that was meant for the first"],
  },
];
