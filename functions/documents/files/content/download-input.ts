import * as z from "zod";
import { type ReadingMode, readingModes } from "../../../../shared/everywhere/reading-modes.ts";
import { json } from "../../../../shared/http/body.ts";
import type { Incoming } from "../../../../shared/http/request.ts";
import { noQuery, query, type Query } from "../../../../shared/http/list-query.ts";
import { kernel } from "../../../../shared/refusals.ts";
import type { VersionChoice } from "../../records/version.ts";

/** The password of a protected document in a body; never in an address, because logs contain addresses. */
const PasswordBody = z.object({ parola: z.string().max(100) }).meta({ id: "ParolaDocumentului" });

/** The same in the header `X-Document-Password`: UTF-8, percent-encoded. */
export const passwordHeader = (request: Incoming): string | undefined =>
  decodedHeader(request, "x-document-password");

/** How the POST of a download differs from its GET: it takes the password in its body. */
export const passwordInBody = {
  body: json(PasswordBody),
  takes: undefined,
  // An address is valid for one minute, so a stored response would be useless.
  idempotent: false,
  as: ({ body, request }: { body: z.output<typeof PasswordBody>; request: Incoming }) => ({
    request: {
      ...request,
      headers: { ...request.headers, "x-document-password": encodeURIComponent(body.parola) },
    },
  }),
};

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

/** What a person reads content for, as their page says. */
export const ModeChoice = z.object({ mod: z.enum(readingModes).default("descarcare") });

/** For an address of people. */
export const byMode: Query<{ mod?: ReadingMode }> = query(ModeChoice);

/** For an address whose callers only download. */
export const asDownload: Query<{ mod?: ReadingMode }> = noQuery;

type Chosen = z.output<typeof VersionChoice> & { mod?: ReadingMode };

/** For such an address that serves only the current version. */
export const ofCurrent: Query<Chosen> = noQuery;

/** For an address of people that serves only the current version. */
export const ofCurrentByMode: Query<Chosen> = query(ModeChoice);
