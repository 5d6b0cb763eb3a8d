/** The types of `samples.js` and `request.js` for the callers outside the page. */

import type { PageOperation } from "./operations.js";

/** What the demo data have for an operation. */
export interface DemoParts {
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  credential?: unknown;
}

/** The parts of a call, opaque to callers. */
export interface SampleCall {
  operation: PageOperation;
}

interface Contexts {
  operations: PageOperation[];
  schemes: Record<string, object>;
  demo?: DemoParts;
  words: object;
}

export function callOf(operation: PageOperation, contexts: Contexts): SampleCall;
export function clientSample(call: SampleCall, place: { service: string; base: string }): string;
export function curlSample(call: SampleCall, place: { service: string; base: string }): string;
export function addressOf(call: SampleCall): string;
