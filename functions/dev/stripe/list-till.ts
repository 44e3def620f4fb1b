import { endpoint } from "../../http/endpoint.ts";
import { requestLanguage } from "../../http/words.ts";
import { listTill } from "../contract.ts";
import { wantsPage } from "./answer-till.ts";
import { listPurchases } from "./purchase-store.ts";
import { openTables } from "./tables.ts";
import { listPage } from "./till-page.ts";
import { summaryOf } from "./till-state.ts";

const most = 100;

export const listTillEndpoint = endpoint(listTill, async ({ c, db, now }) => {
  await openTables(db);
  const payments = (await listPurchases(db, {})).slice(0, most).map((purchase) => summaryOf(purchase, now));
  return wantsPage(c) ? c.html(listPage(requestLanguage(c), payments)) : payments;
});
