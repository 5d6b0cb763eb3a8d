import * as z from "zod";
import { jsonIn } from "../../../../shared/http/json-text.ts";
import { file } from "../../../../shared/http/multipart.ts";
import { showAs } from "../../../../shared/http/params.ts";
import { says } from "../../../../shared/http/validation.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { example, NoticeOfAdministrators } from "./request.ts";

/** The JSON of a request without recipients, as a text. */
const RequestText = z.string().transform((text, context): unknown => {
  try {
    return jsonIn(text);
  } catch {
    context.addIssue({ code: "custom", ...says(kernel.jsonIncorect) });
    return z.NEVER;
  }
});

/** What service administrators send as a form: the request, and a table of its recipients. */
export const noticeForm = {
  /** The request as JSON, without `recipients`. */
  cerere: RequestText.pipe(NoticeOfAdministrators.omit({ recipients: true })).meta({
    override: showAs({
      type: "string",
      examples: [JSON.stringify({ sistemId: 1, subject: example.subject, body: "Bună ziua, {{nume}}." })],
    }),
  }),
  /** CSV in UTF-8: a column email, sms, idnp or idno, the others are variables. */
  fisier: file(),
};
