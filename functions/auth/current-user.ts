import { endpoint } from "../http/endpoint.ts";
import { currentUser } from "./contract.ts";
import { presentUser } from "./present.ts";

export const currentUserEndpoint = endpoint(currentUser, async ({ user }) => presentUser(user));
