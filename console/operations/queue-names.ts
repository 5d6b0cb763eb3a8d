import { useWords } from "../words/words.ts";
import { operationsWords } from "./words.ts";

const DEAD = "-dlq";

/** The name of a queue in words, or its name in SQS. */
export function useQueueName(): (name: string) => string {
  const { names, deadOf } = useWords(operationsWords).queues;
  const known = new Map<string, string>(Object.entries(names));
  const nameOf = (name: string): string => known.get(name) ?? name;
  return (name) => (name.endsWith(DEAD) ? deadOf(nameOf(name.slice(0, -DEAD.length))) : nameOf(name));
}

export const isDead = (name: string): boolean => name.endsWith(DEAD);
