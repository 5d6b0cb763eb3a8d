import { parseArgs, type ParseArgsConfig } from "node:util";
import { refusedPart, shifted, usualPorts } from "./ports.ts";

/** The option of every command that belongs to one of several systems on this machine. */
export const shiftOption = { shift: { type: "string", default: "0" } } as const;

const helpOption = { help: { type: "boolean", short: "h" } } as const;

const HIGHEST_PORT = 65_535;
const MOST = HIGHEST_PORT - Math.max(...Object.values(usualPorts));

/** A mistake on the command line; its message is for the person who typed it. */
export class UsageError extends Error {}

/**
 * The arguments of this process. With `--help` it prints the usage and exits; on an unknown argument, or a value that
 * `read` refuses by a UsageError, it prints the mistake in words and exits with 1.
 */
export function commandLine<Config extends ParseArgsConfig, Wanted>(
  usage: string,
  config: Config,
  read: (given: ReturnType<typeof parseArgs<Config>>) => Wanted,
): Wanted {
  try {
    const options = { ...config.options, ...helpOption };
    const given = parseArgs({ ...config, options });
    if ((given.values as { help?: boolean }).help) {
      console.log(usage);
      process.exit(0);
    }
    return read(given as unknown as ReturnType<typeof parseArgs<Config>>);
  } catch (error) {
    if (!isMistake(error)) throw error;
    const [sentence = ""] = error.message.split(/(?<=['’])\. |\n/);
    console.error(`${sentence}\n\n${usage}`);
    process.exit(1);
  }
}

const isMistake = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && /^ERR_PARSE_ARGS/.test((error as NodeJS.ErrnoException).code ?? ""));

/** The system that `--shift` names. */
export interface System {
  ports: typeof usualPorts;
  /** Its folder for state, from the root of the project. */
  directory: string;
}

/** @throws UsageError for an invalid shift, and for one that browsers cannot reach */
export function systemAt(shift: string): System {
  const by = /^\d{1,5}$/.test(shift) ? Number(shift) : NaN;
  if (!(by <= MOST))
    throw new UsageError(
      `--shift takes a whole number from 0 to ${String(MOST)}, which is added to every port: ${JSON.stringify(shift)} is not one.`,
    );
  const ports = shifted(usualPorts, by);
  const [part, port] = refusedPart(ports) ?? [];
  if (part !== undefined)
    throw new UsageError(
      `--shift ${shift} puts the ${part} on port ${String(port)}, which browsers and fetch refuse: choose another shift.`,
    );
  return { ports, directory: by === 0 ? ".state" : `.tmp/state-${String(by)}` };
}
