import type { startServer } from "../testing/index.ts";

type Server = ReturnType<typeof startServer>;

/** Admins who signed in as anybody does and were then made what they are. */
export function admins({ signIn, run }: Pick<Server, "signIn" | "run">) {
  return async () => {
    const person = await signIn();
    await run("UPDATE users SET role = 'admin' WHERE id = ?", person.user.id);
    const put = (userId: string, what: "role" | "tokens", body: unknown) => person.send("PUT", `/api/admin/users/${userId}/${what}`, body);
    return { ...person, put };
  };
}
