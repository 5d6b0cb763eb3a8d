import { Missing } from "./python.ts";
import { missing, type Requirement } from "./requirements.ts";
import { tallyLine } from "./tally.ts";

/** Prints the outcome of each step of a check, then a summary and the tally. */
export class Report {
  #passed = 0;
  readonly #failed: string[] = [];
  readonly #unchecked: string[] = [];
  readonly #tell: (line: string) => void;

  constructor(tell: (line: string) => void = console.log) {
    this.#tell = tell;
  }

  /** Runs a step, unless one of its requirements is not installed. */
  async step(name: string, act: () => Promise<unknown>, required: Requirement[] = []): Promise<void> {
    const lacking = missing(required);
    if (lacking.length > 0) {
      this.#unchecked.push(name);
      this.#tell(`-     ${name}: not checked, it needs ${lacking.join(" and ")}`);
      return;
    }
    try {
      await act();
      this.#passed += 1;
      this.#tell(`ok    ${name}`);
    } catch (error) {
      if (error instanceof Missing) {
        this.#unchecked.push(name);
        this.#tell(`-     ${name}: not checked. ${error.message}`);
        return;
      }
      this.#failed.push(name);
      this.#tell(`FAILS ${name}\n${printedBy(error)}`);
    }
  }

  /** A summary line, then the tally. Steps that were not checked do not count as failed. */
  result(good: string): { lines: string[]; code: 0 | 1 } {
    const failed = this.#failed.length;
    const unchecked = this.#unchecked.length > 0 ? `; not checked: ${this.#unchecked.join("; ")}` : "";
    const summary = failed > 0 ? `${String(failed)} failed: ${this.#failed.join("; ")}` : good;
    const tally = tallyLine({ passed: this.#passed, failed, skipped: this.#unchecked.length });
    return { lines: [`${summary}${unchecked}`, tally], code: failed > 0 ? 1 : 0 };
  }
}

/** The output of a program before it failed, or the reason why it could not be run. */
function printedBy(error: unknown): string {
  const { stdout = "", stderr = "", message } = error as Error & { stdout?: string; stderr?: string };
  return [stdout, stderr || message].join("\n").trim();
}
