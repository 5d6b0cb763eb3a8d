import { isProblem } from "../../client/problems.ts";
import type { Client } from "../../client/operation.ts";
import { ownFactors, type SignInChallenge } from "../../client/second-factor.ts";
import type { Session } from "../../client/session.ts";
import type { FactorRefusal, GivenFactor } from "../shell/session.ts";
import { answerChallenge } from "./answer-challenge.ts";

/** A question for the second factor in the midst of an act. */
export interface AskedAgain {
  service: string;
  methods: SignInChallenge["methods"];
  give: (given: GivenFactor) => Promise<FactorRefusal | undefined>;
  /** The answer: true if the factor was given. */
  end: (isGiven: boolean) => void;
}

let current: AskedAgain | undefined;
const listeners = new Set<() => void>();

function show(next: AskedAgain | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** What is asked now, for `useSyncExternalStore`. */
export const askedAgain = (): AskedAgain | undefined => current;

export function onAskedAgain(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The same client, whose calls ask for the second factor in place where a service wants it again, and then go on: the form that sent
 * one keeps waiting for it.
 */
export function withStepUp(client: Client, tokens: Session): Client {
  /** One question for all calls that wait for it. */
  let waiting: { service: string; answer: Promise<boolean> } | undefined;

  async function ask(service: string): Promise<boolean> {
    const { id: challenge, methods, passkey } = await ownFactors(client, service).challenge();
    return new Promise((resolve) => {
      show({
        service,
        methods,
        give: (given) => answerChallenge({ client, tokens, service }, { challenge, passkey }, given),
        end(isGiven) {
          show(undefined);
          resolve(isGiven);
        },
      });
    });
  }

  async function isConfirmed(service: string): Promise<boolean> {
    while (waiting && waiting.service !== service) await waiting.answer.catch(() => false);
    waiting ??= { service, answer: ask(service).finally(() => (waiting = undefined)) };
    return waiting.answer;
  }

  return {
    ...client,
    async send(operation, call) {
      try {
        return await client.send(operation, call);
      } catch (error) {
        if (!isProblem(error, "forbidden") || error.key !== "factorDinNou") throw error;
        if (!(await isConfirmed(operation.service))) throw error;
        return client.send(operation, call);
      }
    },
  };
}
