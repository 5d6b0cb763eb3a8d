import * as z from "zod";
import { readConfig, setting } from "../config.ts";

export const settings = {
  searchUrl: setting(
    "SEARCH_URL",
    z.url({ protocol: /^(https?|file)$/ }),
    "address of the search domain (OpenSearch), or file:// and a path: the embedded index",
  ),
};

export const config = readConfig(settings, process.env);
