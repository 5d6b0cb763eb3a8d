import * as z from "zod";
import { readConfig, setting } from "../config.ts";

export const settings = {
  strictIdno: setting("STRICT_IDNO", z.stringbool(), "check the control digit of IDNP and IDNO"),
};

export const config = readConfig(settings, process.env);
