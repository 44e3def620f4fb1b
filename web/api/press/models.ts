import { type QueryClient, useQuery } from "@tanstack/react-query";
import { request } from "../client.ts";
import { askAgain } from "../stone/ask-again.ts";

const modelsKey = ["models"];

/** The models there are to choose from, with what the caller can use of them now. */
export function useModels() {
  return useQuery({ queryKey: modelsKey, queryFn: () => request("GET /ai/models") });
}

/** A key was saved or removed, or a model refused: what can be used is another list now. */
export function forgetModels(client: QueryClient): void {
  void askAgain(client, { queryKey: modelsKey });
}
