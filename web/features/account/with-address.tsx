/** A sentence with an e-mail address, which goes to a line of its own rather than being parted at a hyphen. */
export function WithAddress({ words, email }: { words: (email: string) => string; email: string }) {
  const [before = "", after = ""] = words("\n").split("\n");
  return (
    <>
      {before}
      <bdi dir="ltr" className="inline-block max-w-full wrap-anywhere">
        {email}
      </bdi>
      {after}
    </>
  );
}
