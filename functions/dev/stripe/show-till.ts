import { endpoint } from "../../http/endpoint.ts";
import { showTill } from "../contract.ts";
import { answerState } from "./answer-till.ts";
import { tillOf } from "./till.ts";
import { readPurchase } from "./till-state.ts";

export const showTillEndpoint = endpoint(showTill, async ({ c, params }) => answerState(c, await readPurchase(tillOf(c), params.session)));
