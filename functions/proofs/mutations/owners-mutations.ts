// biome-ignore-all lint/suspicious/noTemplateCurlyInString: quoted from the code.
import type { Mutation } from "./mutation.ts";

/** Other people's data, and people's keys. */
export const ownersMutations: readonly Mutation[] = [
  {
    name: "newspaper-of-anybody",
    what: "who knows an id reads another person's newspaper",
    edits: [
      {
        file: "functions/completed-newspapers/newspapers.ts",
        find: ".where(isOwn(params.id, userId))",
        replace: ".where(eq(newspapers.id, params.id))",
      },
    ],
    tests: ["functions/http/authorisation.test.ts > GET /completed-newspapers/:id is not there for anybody but the owner"],
  },
  {
    name: "picture-of-anybody",
    what: "who knows a key sees a picture that nobody has shared",
    edits: [
      {
        file: "functions/images/images.ts",
        find: ".where(and(eq(images.key, key), or(eq(images.userId, userId), isShared)));",
        replace: ".where(and(eq(images.key, key), or(eq(images.key, key), eq(images.userId, userId), isShared)));",
      },
    ],
    tests: ["functions/images/images.test.ts > shows nobody another's picture while nothing that is shared shows it"],
  },
  {
    name: "version-of-anybody",
    what: "who knows the ids restores a version of another person's newspaper",
    edits: [
      {
        file: "functions/completed-newspapers/row.ts",
        find: "and(eq(newspapers.id, id), isOwnNewspaper(userId)) as SQL;",
        replace: "and(eq(newspapers.id, id), isNull(newspapers.deletedAt)) as SQL;",
      },
    ],
    tests: [
      "functions/http/authorisation.test.ts > POST /completed-newspapers/:id/versions/:version/restore is not there for anybody but the owner",
    ],
  },
  {
    name: "unshared-page-shown",
    what: "the share page finds a newspaper by its own id too",
    edits: [
      { file: "functions/share/find-shared.ts", find: "import { and, eq, sql }", replace: "import { and, eq, isNull, or, sql }" },
      {
        file: "functions/share/find-shared.ts",
        find: ".where(and(eq(n.shareId, shareId), isPublic)),",
        replace: ".where(and(or(eq(n.shareId, shareId), eq(n.id, shareId)), isNull(n.deletedAt))),",
      },
    ],
    tests: [
      "functions/proofs/guessed-papers.proof.ts > a newspaper that is not shared is found by no id, be it its own, a near one or one of a hundred thousand",
    ],
  },
  {
    name: "key-logged",
    what: "saving a key writes it to the log",
    edits: [
      {
        file: "functions/api-keys/api-keys.ts",
        find: "const key = body.keyValue || (await savedKey(settings, body, saved, baseUrl));",
        replace:
          'const key = body.keyValue || (await savedKey(settings, body, saved, baseUrl));\n    console.log(JSON.stringify({ level: "info", message: "key saved", key }));',
      },
    ],
    tests: ["functions/api-keys/api-keys.test.ts > the key stands in no answer, no line of the log and no table"],
  },
  {
    name: "key-listed",
    what: "the list tells whole keys, which stand in the table beside the sealed ones",
    edits: [{ file: "functions/api-keys/seal.ts", find: "key.slice(-4)", replace: "key" }],
    tests: ["functions/api-keys/seal.test.ts > nothing of the key stands in what is stored but its last four characters"],
  },
  {
    name: "seal-without-owner",
    what: "a sealed key opens in the row of another provider",
    edits: [
      {
        file: "functions/api-keys/seal.ts",
        find: "encoder.encode(JSON.stringify([userId, provider, keyVersion]))",
        replace: "encoder.encode(JSON.stringify([userId, provider.length > 0, keyVersion]))",
      },
    ],
    tests: ["functions/api-keys/seal.test.ts > a row of another person's or for another provider does not open"],
  },
];
