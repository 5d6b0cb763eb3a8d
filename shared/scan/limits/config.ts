import { count, readConfig, setting } from "../../config.ts";

/* Apart from the name of clamd, which every function that opens contents knows: an environment has 4 KB. */
export const settings = {
  clamdMaxBytes: setting(
    "CLAMD_MAX_BYTES",
    count,
    "StreamMaxLength of that clamd: larger contents are not sent to it and count as not scanned",
  ),
  clamdSeconds: setting("CLAMD_SECONDS", count, "deadline of one scan by clamd, with the transfer"),
};

export const config = readConfig(settings, process.env);
