import * as z from "zod";
import { entity } from "../../../shared/data/entity.ts";
import { sortableId } from "../../../shared/ids.ts";

/**
 * That an administrator is told that a certificate of a system ends soon. Whoever stores it tells; it ends after an hour unless a mail
 * server has taken the mail, so that the next night tells again.
 */
const CertificateNotice = z.object({
  /** That of the account. */
  id: z.int(),
  amprenta: z.string(),
  /** When a mail server took the mail. */
  anuntatLa: z.iso.datetime().optional(),
  expiresOn: z.int(),
});
export type CertificateNotice = z.output<typeof CertificateNotice>;

export const CertificateNotices = entity({
  name: "certificate-notice",
  service: "notifications",
  schema: CertificateNotice,
  key: ({ id, amprenta }: Pick<CertificateNotice, "id" | "amprenta">) => ({
    pk: `certificate-notice#${amprenta}`,
    sk: sortableId(id),
  }),
  endsAt: ({ expiresOn }) => expiresOn,
});
