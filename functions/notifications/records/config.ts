import * as z from "zod";
import { readConfig, secret } from "../../../shared/config.ts";

const key = z.string().refine((value) => Buffer.byteLength(value) >= 32, "needs at least 32 bytes");

export const settings = {
  registryKey: secret(
    "REGISTRY_KEY",
    key,
    "key of the HMACs that stand for addresses and contents of notifications, at least 32 bytes",
  ),
};

export const config = readConfig(settings, process.env);
