import { entryMutations } from "./mutations/entry-mutations.ts";
import { moneyMutations } from "./mutations/money-mutations.ts";
import type { Mutation } from "./mutations/mutation.ts";
import { outboundMutations } from "./mutations/outbound-mutations.ts";
import { ownersMutations } from "./mutations/owners-mutations.ts";

/** All planted bugs; `npm run prove -- mutations` plants them in a copy of the tree, one at a time. */
export const mutations: readonly Mutation[] = [...moneyMutations, ...outboundMutations, ...ownersMutations, ...entryMutations];
