export { late } from "../../web/typeset/index.ts";
