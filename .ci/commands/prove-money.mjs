// npm run prove:money           the bars of accounts and money in their full numbers (minutes)
// npm run prove:money -- 0.05   a part of it
// Ends with 1 when something did not hold.
import { proveMoney } from "../money/prove-money.ts";

const faults = await proveMoney(Number(process.argv[2] ?? 1));
process.exit(faults === 0 ? 0 : 1);
