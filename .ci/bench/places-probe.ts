import type { PlaceAssets } from "../../functions/location/assets.ts";
import { nearestTown } from "../../functions/location/nearest-town.ts";
import { findPlace } from "../../functions/location/places.ts";
import { suggestTowns } from "../../functions/location/suggest-towns.ts";

interface Asked {
  points: { lat: number; lng: number }[];
  addresses: { q: string; language: string }[];
}

let files: Record<string, string> = {};
let asked: Asked = { points: [], addresses: [] };
let read = 0;

const assets: PlaceAssets = {
  async fetch(url) {
    read++;
    const text = files[new URL(url).pathname];
    return text === undefined ? new Response("Not found", { status: 404 }) : new Response(text);
  },
};

/** The first letters of an address, as they are typed. */
const typed = (address: string) => [2, 3, 5].map((length) => [...address].slice(0, length).join(""));

const kinds = {
  async reverse() {
    for (const { lat, lng } of asked.points) await nearestTown(assets, lat, lng);
    return asked.points.length;
  },
  async forward() {
    for (const { q, language } of asked.addresses) await findPlace(assets, q, language);
    return asked.addresses.length;
  },
  async suggest() {
    for (const { q, language } of asked.addresses) for (const text of typed(q)) await suggestTowns(assets, text, language);
    return asked.addresses.length * 3;
  },
};

/**
 * The gazetteer inside workerd. POST /files puts its files down and POST /asked what will be asked, so that their way is not measured;
 * GET /reverse, /forward and /suggest ask everything once, and give how many calls and files that were. GET /nothing does nothing.
 */
export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === "/files") files = await request.json();
    if (pathname === "/asked") asked = await request.json();
    const kind = pathname.slice(1);
    if (!(kind in kinds)) return Response.json({});
    read = 0;
    const calls = await kinds[kind as keyof typeof kinds]();
    return Response.json({ calls, read });
  },
};
