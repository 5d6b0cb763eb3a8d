import * as z from "zod";
import { readConfig, secret } from "../../config.ts";

export const settings = {
  frontSecret: secret(
    "FRONT_SECRET",
    z.string().min(32).or(z.literal("none")),
    "what the front sends with every request, by which its word on the caller's address is taken, or none",
  ),
};

export const config = readConfig(settings, process.env);
