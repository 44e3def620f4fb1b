import type { Endpoint } from "../http/endpoint.ts";
import { expand } from "./expand.ts";
import { models } from "./list-models.ts";
import { makeImage } from "./make-image.ts";
import { testKey } from "./test-connection.ts";
import { writeSideArticles } from "./write-side-articles.ts";

export const endpoints: Endpoint[] = [expand, writeSideArticles, makeImage, models, testKey];
