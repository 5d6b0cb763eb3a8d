import * as z from "zod";
import { readConfig, secret } from "../../config.ts";

export const settings = {
  frontSecret: secret(
    "FRONT_SECRET",
    z.string().min(32).or(z.literal("none")),
    "secret that the front sends with every request, so that its header with the caller's address is trusted, or none",
  ),
};

export const config = readConfig(settings, process.env);
