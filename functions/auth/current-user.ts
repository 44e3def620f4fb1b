import { endpoint } from "../endpoint.ts";
import { currentUser } from "./contract.ts";
import { presentUser } from "./present.ts";

export const currentUserEndpoint = endpoint(currentUser, async ({ user }) => presentUser(user));
