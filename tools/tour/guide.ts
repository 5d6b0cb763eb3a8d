import { styleText } from "node:util";
import { exchange, type Answer, type Sent } from "./exchange.ts";
import { shownAnswer, shownRequest } from "./shown.ts";

export type Print = (line: string) => void;

/** A request of a tour, and the status that it expects: 200 by default. */
interface Step extends Sent {
  status?: number;
  /** Another address of the system than that of the tour. */
  at?: string;
}

export type Guide = ReturnType<typeof guide>;

/** Leads through the system at `url`: sends, shows and checks. */
export function guide(url: string, print: Print) {
  let carried: Record<string, string> = {};
  let step = 0;
  return {
    title: (text: string) => {
      print(`\n${styleText("bold", `${String((step += 1))}. ${text}`)}`);
    },
    /** Sets headers that every further request carries, without printing them again. */
    carry: (headers: Record<string, string>) => {
      carried = headers;
    },
    /** @throws Error if the claim does not hold */
    holds(claim: string, isTrue: boolean) {
      print(`   ${isTrue ? styleText("green", "✓") : styleText("red", "✗")} ${claim}`);
      if (!isTrue) throw new Error(`The claim does not hold: ${claim}`);
    },
    /** `send("GET /documents/api/documents")`. @throws Error on another status than the expected one */
    async send(address: string, { status = 200, at = url, ...sent }: Step = {}): Promise<Answer> {
      print(`   ${styleText("cyan", address)} ${shownRequest(sent)}`.trimEnd());
      const [method = "", path = ""] = address.split(" ");
      const answer = await exchange(method, `${at}${path}`, {
        ...sent,
        headers: { ...carried, ...sent.headers },
      });
      print(`   ${styleText("dim", `→ ${String(answer.status)} ${shownAnswer(answer)}`)}`);
      if (answer.status !== status)
        throw new Error(`Expected ${String(status)}, got ${String(answer.status)}`);
      return answer;
    },
  };
}
