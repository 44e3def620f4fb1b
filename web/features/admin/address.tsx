import { Fragment } from "react";

/** An e-mail address that takes a new line before its marks, and within a word only where there is no other way. */
export function Address({ email }: { email: string }) {
  const parts = email.split(/(?=[@.])/);
  return (
    <bdi className="wrap-anywhere">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places.
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
