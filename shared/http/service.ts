import type { ErrorFormats } from "./error-formats.ts";
import type { PathParameters } from "./params.ts";

/** A service: one folder in `functions/`, one base address `{host}/{name}`, one DynamoDB table. */
export interface Service {
  name: string;
  title: string;
  description: string;
  /** Error formats by address prefix, if not problem+json; the longest matching prefix wins. */
  errorFormats: Record<string, ErrorFormats>;
  /** Path parameters that only this service has, and their rules: its routes are declared by `endpoints(service)`. */
  pathParameters?: PathParameters;
  /** Request headers that only this service reads, with their descriptions in the contract. */
  headers?: Readonly<Record<string, string>>;
  /** Answer headers of this service that pages of other origins may read, besides the common ones. */
  exposes?: readonly string[];
}

export const service = <const Definition extends Service>(definition: Definition): Definition => definition;
