import { badRequest, type AppError } from "../errors.ts";
import type { SyntaxFault, TemplateSyntaxError } from "./language.ts";

const keys = {
  tagNeinchis: "sablonTagNeinchis",
  sectiuneNeinchisa: "sablonSectiuneNeinchisa",
  sectiuneNepotrivita: "sablonSectiuneNepotrivita",
  numeGresit: "sablonNumeGresit",
  preaAdanc: "sablonPreaAdanc",
} as const satisfies Record<SyntaxFault, string>;

const MOST_SHOWN = 60;

/** The refusal of a text that is not a template: it shows the faulty tag and its line. */
export const syntaxRefusal = (error: TemplateSyntaxError): AppError =>
  badRequest(keys[error.fault], {
    values: { loc: error.tag.slice(0, MOST_SHOWN), rand: error.line },
    cause: error,
  });
