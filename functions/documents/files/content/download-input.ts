import * as z from "zod";
import { json } from "../../../../shared/http/body.ts";
import type { Incoming } from "../../../../shared/http/request.ts";
import { kernel } from "../../../../shared/refusals.ts";

/** The password of a protected document in a body; never in an address, because logs contain addresses. */
export const passwordBody = json(
  z.object({ parola: z.string().max(100) }).meta({ id: "ParolaDocumentului" }),
);

/** The same in the header `X-Document-Password`: UTF-8, percent-encoded. */
export const passwordHeader = (request: Incoming): string | undefined =>
  decodedHeader(request, "x-document-password");

/** A header whose value is percent-encoded UTF-8. @throws badRequest for a broken escape */
export function decodedHeader({ headers }: Incoming, name: string): string | undefined {
  const encoded = headers[name];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw kernel.adresaIncorecta();
  }
}
