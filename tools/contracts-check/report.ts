import { missing, type Requirement } from "./requirements.ts";

/** What the steps of a check found, told line by line and at the end in one. */
export class Report {
  readonly #failed: string[] = [];
  readonly #unchecked: string[] = [];
  readonly #tell: (line: string) => void;

  constructor(tell: (line: string) => void = console.log) {
    this.#tell = tell;
  }

  /** Runs a step, unless something that it needs is not installed. */
  async step(name: string, act: () => Promise<unknown>, required: Requirement[] = []): Promise<void> {
    const lacking = missing(required);
    if (lacking.length > 0) {
      this.#unchecked.push(name);
      this.#tell(`-     ${name}: not checked, it needs ${lacking.join(" and ")}`);
      return;
    }
    try {
      await act();
      this.#tell(`ok    ${name}`);
    } catch (error) {
      this.#failed.push(name);
      this.#tell(`FAILS ${name}\n${printedBy(error)}`);
    }
  }

  /** One line: what failed, and what was not checked. What was not checked has not failed. */
  result(): { line: string; code: 0 | 1 } {
    const unchecked = this.#unchecked.length > 0 ? `; not checked: ${this.#unchecked.join("; ")}` : "";
    if (this.#failed.length === 0) return { line: `the contracts hold${unchecked}`, code: 0 };
    return { line: `${String(this.#failed.length)} failed: ${this.#failed.join("; ")}${unchecked}`, code: 1 };
  }
}

/** What a program printed before it failed, or why it could not be run. */
function printedBy(error: unknown): string {
  const { stdout = "", stderr = "", message } = error as Error & { stdout?: string; stderr?: string };
  return [stdout, stderr || message].join("\n").trim();
}
