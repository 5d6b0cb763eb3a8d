import { randomUUID } from "node:crypto";
import type { FunctionDeclaration } from "../serverless/functions.ts";
import { matches } from "../serverless/filter-pattern.ts";
import type { Lambda } from "./lambda.ts";

/** An event as its source puts it. */
export interface BusEvent {
  source: string;
  "detail-type": string;
  detail: object;
}

/** EventBridge's retries of a target are 185; a function that keeps failing shows it sooner here. */
const ATTEMPTS = 3;

/** The default event bus of EventBridge: it invokes the functions whose pattern an event matches. */
export function eventBus(lambda: Lambda, functions: Record<string, FunctionDeclaration>) {
  const patterns = Object.entries(functions).flatMap(([name, { events = [] }]) =>
    events.flatMap(({ eventBridge }) => (eventBridge ? [{ name, pattern: eventBridge.pattern }] : [])),
  );

  async function deliver(name: string, event: object): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      try {
        return void (await lambda.invoke(name, event));
      } catch (error) {
        console.error(name, error);
      }
    }
  }

  return {
    /** Delivers an event at least once to each function that it concerns; resolves after the last delivery. */
    async put(event: BusEvent): Promise<void> {
      const put = { ...envelope(), ...event };
      const concerned = patterns.filter(({ pattern }) => matches(pattern, put));
      await Promise.all(concerned.map(({ name }) => deliver(name, put)));
    },
  };
}

export type EventBus = ReturnType<typeof eventBus>;

const envelope = () => ({
  version: "0",
  id: randomUUID(),
  account: "000000000000",
  time: new Date().toISOString(),
  region: process.env.AWS_REGION,
  resources: [],
});
