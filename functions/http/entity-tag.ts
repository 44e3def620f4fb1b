/** Whether the caller has what the tag names: RFC 9110, 13.1.2, by hand, for the bucket throws at a header that has not the form it wants. */
export function isKnownTag(tags: string | undefined, etag: string): boolean {
  return (tags ?? "").split(",").some((tag) => ["*", etag, `W/${etag}`].includes(tag.trim()));
}
