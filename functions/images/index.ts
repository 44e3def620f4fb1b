import type { Endpoint } from "../http/endpoint.ts";
import { readImage, uploadImage } from "./images.ts";

export const endpoints: Endpoint[] = [readImage, uploadImage];
