import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { LocatedPlace } from "../../../functions/location/contract.ts";
import { request } from "../client.ts";

export type { LocatedPlace };

/** The town at a point, named in the language. */
export function findTownAt(point: { lat: number; lng: number }, language: string, signal: AbortSignal): Promise<LocatedPlace> {
  return request("POST /location/reverse-geocode", { body: { ...point, language }, signal });
}

/** The place a text names. */
export function findPlace(address: string, language: string, signal: AbortSignal): Promise<LocatedPlace> {
  return request("POST /location/geocode", { body: { address, language }, signal });
}

const restAfterKey = 200;
const none: LocatedPlace[] = [];

/** Places that begin like the text, asked for once the typing rests; none while there is nothing to ask, and when the answer fails. */
export function usePlacesLike(text: string, language: string, isWanted: boolean): LocatedPlace[] {
  const wanted = isWanted ? text.trim().slice(0, 120) : "";
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), wanted === "" ? 0 : restAfterKey);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data } = useQuery({
    queryKey: ["places", language, asked],
    queryFn: ({ signal }) => request("GET /location/suggest", { query: { q: asked, language }, signal, hidesQuery: true }),
    enabled: asked !== "",
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // The list does not blink between two letters.
    placeholderData: (before, query) => (isSameWord(String(query?.queryKey[2] ?? ""), asked) ? before : undefined),
  });
  return wanted === "" || asked === "" ? none : (data ?? none);
}

const isSameWord = (one: string, other: string) => one !== "" && (one.startsWith(other) || other.startsWith(one));
