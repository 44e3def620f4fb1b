import { treatedFile } from "./pictures.ts";
import { serveCalls } from "./worker-calls.ts";

serveCalls(treatedFile);
