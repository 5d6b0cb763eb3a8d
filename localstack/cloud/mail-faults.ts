import { setTimeout } from "node:timers/promises";
import type { SMTPServerSession } from "smtp-server";

/**
 * A moment of the dialogue: the greeting, the login, MAIL FROM, RCPT TO, DATA, the first bytes of the message, its end,
 * and the moment between keeping the mail and the answer.
 */
export type Stage = "connect" | "login" | "sender" | "recipient" | "data" | "message" | "end" | "taken";

/** A status to refuse with, also with an enhanced code, a closed connection, no answer at all, or a late one. */
export type Fault = number | { status: number; code: string } | "hangup" | "silence" | { delayMs: number };

/**
 * `fault-<stage>-<status, hangup, silence or milliseconds>`, then anything: `fault-recipient-550.ana@demo.test`. An enhanced code may
 * follow the status: `fault-recipient-550-5.7.1.ana@demo.test`.
 */
const FAULTY =
  /^fault-(?<stage>recipient|data|message|end|taken)-(?:(?<status>[45]\d\d)(?:-(?<code>[45]\.\d{1,3}\.\d{1,3}))?|(?<act>hangup|silence)|(?<delay>\d+)ms)\b/;

/** The fault that an address asks for at a stage; undefined if it asks for none. */
function faultOfAddress(address: string, stage: Stage): Fault | undefined {
  const found = FAULTY.exec(address)?.groups;
  if (found?.stage !== stage) return undefined;
  const status = Number(found.status);
  if (found.code) return { status, code: found.code };
  if (found.status) return status;
  return found.act === "hangup" || found.act === "silence" ? found.act : { delayMs: Number(found.delay) };
}

/** True if a fault happens to this dialogue. */
export type Draw = () => boolean;

export interface MailFaults {
  /** Sets the fault of a stage, for every mail if `draw` is true for it; default: for all. */
  set(stage: Stage, fault: Fault, draw?: Draw): void;
  clear(): void;
  /** Resolves if the dialogue may go on, rejects with a refusal, and never settles if there is no answer. */
  reach(stage: Stage, session: SMTPServerSession, addresses?: readonly string[]): Promise<void>;
}

/** The faults of a mail server, which closes the connection of a session by `hangUp`. Set faults precede those of addresses. */
export function mailFaults(hangUp: (session: SMTPServerSession) => void): MailFaults {
  const faults = new Map<Stage, { fault: Fault; draw: Draw }>();
  const drawn = (stage: Stage): Fault | undefined => {
    const found = faults.get(stage);
    return found?.draw() ? found.fault : undefined;
  };
  return {
    set: (stage, fault, draw = () => true) => void faults.set(stage, { fault, draw }),
    clear: () => void faults.clear(),
    async reach(stage, session, addresses = []) {
      const asked = addresses.map((address) => faultOfAddress(address, stage));
      const fault = drawn(stage) ?? asked.find((one) => one !== undefined);
      if (fault === undefined) return;
      if (typeof fault === "number") throw refusal(fault);
      if (typeof fault === "object" && "code" in fault) throw refusal(fault.status, `${fault.code} `);
      if (typeof fault === "object") return setTimeout(fault.delayMs);
      if (fault === "hangup") hangUp(session);
      return new Promise<void>(() => undefined);
    },
  };
}

const refusal = (status: number, code = ""): Error =>
  Object.assign(new Error(`${code}${status < 500 ? "try again later" : "not here"}`), {
    responseCode: status,
  });
