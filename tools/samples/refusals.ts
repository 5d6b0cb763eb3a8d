/** A sample whose answer is a refusal, and the reason why nothing of the demo data changes that. */
export interface Refusal {
  status: number;
  because: string;
}

/** By service and operation id. */
export const refusals: Record<string, Record<string, Refusal>> = {};
