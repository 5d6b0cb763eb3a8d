import { isRefusal } from "../errors.ts";
import { type Histogram, observe } from "./histograms.ts";

/** Sign-ins of people, clients and projects, by outcome. Each observation is 1. */
export const signIns: Histogram<"outcome"> = {
  name: "sign_ins",
  help: "Sign-ins of people, clients and projects, by outcome",
  labels: ["outcome"],
  bounds: [],
  lines: ({ outcome }) => [{ name: `sign-ins#${outcome}`, isFine: true }],
};

export const countSignIn = (service: string, outcome: "answered" | "refused"): void =>
  observe(signIns, { service, outcome }, 1);

/**
 * Counts how a sign-in ends. A fault is no outcome of it.
 * @param isOpen true for a refusal that does not end it
 */
export async function countingSignIn<T>(
  service: string,
  act: () => Promise<T>,
  isOpen: (refusal: unknown) => boolean = () => false,
): Promise<T> {
  try {
    const opened = await act();
    countSignIn(service, "answered");
    return opened;
  } catch (error) {
    if (isRefusal(error) && !isOpen(error)) countSignIn(service, "refused");
    throw error;
  }
}
