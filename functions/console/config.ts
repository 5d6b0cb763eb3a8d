import * as z from "zod";
import { list, readConfig, setting } from "../../shared/config.ts";

export const settings = {
  storeOrigins: setting(
    "STORE_ORIGINS",
    z.string().transform(list).pipe(z.array(z.url()).min(1)),
    "origins of the stores that pages send parts of large files to and read large content from, comma-separated",
  ),
};

export const config = readConfig(settings, process.env);
