import type { Newsroom } from "../machine/newsroom.ts";

/** Result of a scenario: faults in words with their seed, and counts of what it did. */
export interface Found {
  faults: string[];
  counts: Record<string, number>;
}

export const place = { city: "Duluth", country: "United States", countryCode: "US", lat: 46.78, lng: -92.1, timeZone: "America/Chicago" };

export const article = `The town library opened its doors again on Monday after two years of repairs.

“We kept every book dry,” said Anna Berg, the librarian, as the first readers came in. The roof cost 240,000 dollars, and 312 people had given money for it.

The mayor's office said that the reading room would stay open until nine in the evening, as readers had asked.`;

export const orderOf = (more: object = {}) => ({
  title: "Library opens",
  content: article,
  region: "Duluth",
  language: "en",
  place,
  ...more,
});

export interface RunRow {
  id: string;
  status: string;
  code: string | null;
  reason: string | null;
  refunded: number;
  deadline_at: number;
  ended_at: number | null;
}

export const runsOf = ({ d1 }: Newsroom): RunRow[] => d1.rows<RunRow>("SELECT * FROM press_runs ORDER BY created_at");

/** Pictures of complete newspapers whose files are missing or damaged. */
export function missingPictures({ d1, bucket }: Newsroom): string[] {
  const named = d1.rows<{ id: string; key: string; size: number | null }>(`SELECT n.id, substr(p.value, 13) AS key, i.size
    FROM newspapers n, json_each(json_array(json_extract(n.data, '$.imageUrl'), json_extract(n.data, '$.smallImageUrl'))) p
    LEFT JOIN images i ON i.key = substr(p.value, 13) WHERE n.deleted_at IS NULL AND n.press_run_id IS NOT NULL`);
  return named
    .filter(({ key, size }) => bucket.files.get(key)?.bytes.length !== size)
    .map(({ id, key }) => `newspaper ${id} names picture ${key}, of which the bucket has ${bucket.files.get(key)?.bytes.length} bytes`);
}
