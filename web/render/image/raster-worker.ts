import { drawFile } from "./raster-work.ts";
import { serveCalls } from "./worker-calls.ts";

serveCalls(drawFile);
