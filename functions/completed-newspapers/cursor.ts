/** Time and id of the last row of a page; nothing for a cursor that is none of ours, which begins at the beginning. */
export function readCursor(cursor: string | undefined): [number, string] | [] {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(cursor ?? "") ?? [];
  return at && id ? [Number(at), id] : [];
}
