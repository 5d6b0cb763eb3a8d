import type { AppError, Refusal } from "../errors.ts";
import type { SyntaxFault, TemplateSyntaxError } from "./language.ts";
import { refusals } from "./texts.ts";

const refusalsOfFaults = {
  tagNeinchis: refusals.sablonTagNeinchis,
  sectiuneNeinchisa: refusals.sablonSectiuneNeinchisa,
  sectiuneNepotrivita: refusals.sablonSectiuneNepotrivita,
  numeGresit: refusals.sablonNumeGresit,
  preaAdanc: refusals.sablonPreaAdanc,
} as const satisfies Record<SyntaxFault, Refusal<"loc" | "rand">>;

const MOST_SHOWN = 60;

/** The refusal of a text that is not a template: it shows the faulty tag and its line. */
export const syntaxRefusal = (error: TemplateSyntaxError): AppError =>
  refusalsOfFaults[error.fault]({ loc: error.tag.slice(0, MOST_SHOWN), rand: error.line }, { cause: error });
