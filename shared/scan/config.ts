import * as z from "zod";
import { count, readConfig, setting } from "../config.ts";

/** Where clamd listens: `host:port`, `[address]:port` or the path of a socket; undefined for `none`. */
const address = z
  .string()
  .regex(
    /^(none|\/.+|(\[[0-9A-Fa-f:.]+\]|[\w.-]+):\d{1,5})$/,
    "needs host:port, the path of a socket, or none",
  )
  .transform((text) => {
    if (text === "none") return undefined;
    if (text.startsWith("/")) return { path: text };
    const at = text.lastIndexOf(":");
    return { host: text.slice(0, at).replaceAll(/[[\]]/g, ""), port: Number(text.slice(at + 1)) };
  });

export const settings = {
  clamd: setting(
    "CLAMD",
    address,
    "clamd that scans contents for viruses: host:port, the path of a socket, or none",
  ),
  clamdMaxBytes: setting(
    "CLAMD_MAX_BYTES",
    count,
    "StreamMaxLength of that clamd: larger contents are not sent to it and count as not scanned",
  ),
  clamdSeconds: setting("CLAMD_SECONDS", count, "deadline of one scan by clamd, with the transfer"),
};

export const config = readConfig(settings, process.env);
