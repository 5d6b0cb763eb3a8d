import { clamdEngine } from "./clamd.ts";
import { config } from "./config.ts";
import type { ScanEngine } from "./engine.ts";
import { config as limits } from "./limits/config.ts";
import { openingArchives } from "./opened-archives.ts";

/** The engine that the settings name; undefined if they name none. */
export const scanEngine = (): ScanEngine | undefined =>
  config.clamd === undefined
    ? undefined
    : openingArchives(
        clamdEngine(config.clamd, { maxBytes: limits.clamdMaxBytes, seconds: limits.clamdSeconds }),
      );
