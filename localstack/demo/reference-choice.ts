/* The shapes of what the samples of the API pages carry besides the first rows of lists. */

/** Who calls, if another account than `admin`, and values of the call. */
export interface Choice {
  as?: string;
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  /** Merged with the example of the contract; null removes a field of it. */
  body?: unknown;
}

/** The answers of the operations that have made records, by operation id. */
export type Made = Map<string, Record<string, unknown>>;

export type Choices = Record<string, Choice>;

/** An operation that makes records when the reader asks for them; `body` takes the place of the sample's. */
export interface Preparation {
  id: string;
  body?: Record<string, unknown>;
}

/** The same choice for several operations. */
export const forEach = (ids: string, choice: Choice): Choices =>
  Object.fromEntries(ids.split(" ").map((id) => [id, choice]));

/** The id of a record that was made, as the value of a parameter. */
export function idOf(made: Made, operationId: string): { id?: string | number } {
  const value = made.get(operationId)?.id;
  return typeof value === "number" || typeof value === "string" ? { id: value } : {};
}

/** Makes the account that samples change and remove. */
export const accountPreparation: Preparation = {
  id: "users.create",
  body: { login: "ana.rusu", email: "ana.rusu@exemplu.md", subject: null },
};
