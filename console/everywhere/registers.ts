import { useEffect, useState } from "react";
import type { FoundRecord, Register } from "../shell/found.ts";

/** A register with what tells it from the others. */
export interface NamedRegister {
  id: string;
  register: Register;
}

export interface Answer {
  /** What was asked. */
  text: string;
  records: readonly FoundRecord[];
  total: number;
}

export interface Answers {
  /** By the id of the register. */
  found: ReadonlyMap<string, Answer>;
  isAsking: boolean;
  /** Some register did not answer. */
  hasFailed: boolean;
}

/** What was asked, and who. */
interface Question {
  typed: string;
  registers: readonly NamedRegister[];
}

interface Given extends Omit<Answers, "isAsking"> {
  /** The last question that all have answered. */
  answered?: Question;
}

const QUIET_MS = 250;
const SHORTEST = 2;
const NOTHING: Given = { found: new Map(), hasFailed: false };

export const isAsked = (text: string): boolean => text.length >= SHORTEST;

/** Keeps the answers while the search is open. */
function createMemory() {
  const answers = new Map<string, Answer>();
  const without = new Map<string, string[]>();
  return {
    /** Where a part of the text found nothing, the whole finds nothing. */
    answerOf({ id, register }: NamedRegister, text: string): Answer | undefined {
      const isEmpty = register.isNarrowing && without.get(id)?.some((part) => text.includes(part)) === true;
      return isEmpty ? { text, records: [], total: 0 } : answers.get(`${id} ${text}`);
    },
    keep(id: string, answer: Answer): void {
      answers.set(`${id} ${answer.text}`, answer);
      if (answer.total === 0) without.set(id, [...(without.get(id) ?? []), answer.text]);
    },
  };
}

/**
 * Asks registers for a part of a name, after a quarter of a second without typing: all services at the same time, each by one call
 * at a time. More typing ends it.
 */
export function useAnswers(typed: string, registers: readonly NamedRegister[]): Answers {
  const [answers, setAnswers] = useState(NOTHING);
  const [memory] = useState(createMemory);
  useEffect(() => {
    if (!isAsked(typed)) {
      setAnswers(NOTHING);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const add = (id: string, answer: Answer): void => {
      if (!signal.aborted)
        setAnswers(({ found, ...rest }) => ({ ...rest, found: new Map(found).set(id, answer) }));
    };
    const ask = async (named: NamedRegister): Promise<void> => {
      const known = memory.answerOf(named, typed);
      if (known) return add(named.id, known);
      const answer = { text: typed, ...(await named.register.find(typed, signal)) };
      memory.keep(named.id, answer);
      add(named.id, answer);
    };
    const askService = async (service: string): Promise<void> => {
      for (const named of registers.filter(({ register }) => register.service === service)) {
        if (signal.aborted) return;
        try {
          await ask(named);
        } catch {
          if (!signal.aborted) setAnswers((before) => ({ ...before, hasFailed: true }));
        }
      }
    };
    const askAll = async (): Promise<void> => {
      const services = new Set(registers.map(({ register }) => register.service));
      await Promise.all([...services].map(askService));
      if (!signal.aborted) setAnswers((before) => ({ ...before, answered: { typed, registers } }));
    };
    setAnswers((before) => ({ ...before, hasFailed: false }));
    const timer = setTimeout(() => void askAll(), QUIET_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed, registers, memory]);
  const { answered, found, hasFailed } = answers;
  // Not kept: true from the letter on, so that nothing that comes last is first for a moment and marked.
  const isAsking = isAsked(typed) && (answered?.typed !== typed || answered.registers !== registers);
  return { found, isAsking, hasFailed };
}
