import type { Texts } from "../texts.ts";
import type { ErrorFormats } from "./error-formats.ts";

/** A service: one folder in `functions/`, one base address `{host}/{name}`, one DynamoDB table. */
export interface Service {
  name: string;
  title: string;
  description: string;
  /** Texts of refusals specific to the service. */
  texts: Texts;
  /** Error formats by address prefix, if not problem+json; the longest matching prefix wins. */
  errorFormats: Record<string, ErrorFormats>;
}

export const service = (definition: Service): Service => definition;
