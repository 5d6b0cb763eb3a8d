import { clamdEngine } from "./clamd.ts";
import { config } from "./config.ts";
import type { ScanEngine } from "./engine.ts";
import { config as limits } from "./limits/config.ts";
import { openingArchives } from "./opened-archives.ts";

/**
 * The engine that the settings name; undefined if they name none.
 * @param mostSeconds for who cannot wait for the deadline of every scan
 */
export function scanEngine({ mostSeconds = Infinity }: { mostSeconds?: number | undefined } = {}):
  | ScanEngine
  | undefined {
  if (config.clamd === undefined) return undefined;
  const seconds = Math.min(limits.clamdSeconds, mostSeconds);
  return openingArchives(clamdEngine(config.clamd, { maxBytes: limits.clamdMaxBytes, seconds }));
}
