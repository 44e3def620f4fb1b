import { tokenLedger } from "../../db/schema.ts";
import { start } from "../../functions/press-runs/start.ts";
import { type InProcess, newPerson, openInProcess } from "./in-process.ts";

const order = {
  title: "The ferry is late",
  content: "The ferry came at noon. It went at one.",
  region: "Duluth",
  templateId: "modern-herald",
  language: "en",
};

/** `rounds` times: a person with three tokens sends two hundred orders at once, through two clients of the database. */
export async function raceRuns(file: string, rounds: number): Promise<string[]> {
  const clients = [openInProcess(file, [start]), openInProcess(file, [start])] as const;
  const faults: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const { cookie } = await newPerson(clients[0].db, 3);
    const ask = (client: InProcess) =>
      client.send("POST", "/api/press-runs", { body: JSON.stringify(order), headers: { cookie, "content-type": "application/json" } });
    const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => ask(clients[i % 2 === 0 ? 0 : 1])));
    const begun = answers.filter(({ status }) => status === 202).length;
    const refused = answers.filter(({ status }) => status === 402).length;
    if (begun !== 3 || refused !== 197) faults.push(`round ${round}: ${begun} begun, ${refused} refused for want of tokens, of 200`);
  }
  if (rounds > 0 && (await clients[0].db.$count(tokenLedger)) < rounds * 4) faults.push("the ledger does not hold what was taken");
  for (const client of clients) client.close();
  return faults;
}
