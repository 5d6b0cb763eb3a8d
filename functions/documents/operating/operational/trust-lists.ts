import * as z from "zod";
import { certificateUses, readInstalledCertificates } from "../../records/installed-certificate.ts";
import { isCurrent, readTrustLists } from "../../records/trust-list.ts";
import { listProblems } from "../../signing/lists/problems.ts";

/** The state of the trusted lists and of the certificates of the installation, for operators. */
const TrustListsView = z.object({
  certificates: z.array(
    z.object({
      use: z.enum(certificateUses),
      fingerprint: z.string(),
      name: z.string().optional(),
      issuer: z.string().optional(),
      expiresAt: z.iso.datetime(),
    }),
  ),
  trustLists: z.array(
    z.object({
      address: z.string(),
      territory: z.string().optional(),
      /** Of the last good list; absent if there was none. */
      sequence: z.int().optional(),
      issuedAt: z.iso.datetime().optional(),
      nextUpdate: z.iso.datetime().optional(),
      expired: z.boolean(),
      checkedAt: z.iso.datetime(),
      problem: z.enum(listProblems).optional(),
    }),
  ),
});

async function read(): Promise<z.output<typeof TrustListsView>> {
  const [lists, certificates] = await Promise.all([readTrustLists(), readInstalledCertificates()]);
  return {
    certificates: certificates.map(({ rol, amprenta, nume, emitent, expiraLa }) => ({
      use: rol,
      fingerprint: amprenta,
      name: nume,
      issuer: emitent,
      expiresAt: expiraLa,
    })),
    trustLists: lists.map(({ address, territory, good, checkedAt, problem }) => ({
      address,
      ...(territory === undefined ? {} : { territory }),
      ...(good ? { sequence: good.sequence, issuedAt: good.issued } : {}),
      ...(good?.until === undefined ? {} : { nextUpdate: good.until }),
      expired: !isCurrent({ good }),
      checkedAt,
      ...(problem ? { problem } : {}),
    })),
  };
}

export const trustListsComponent = { view: TrustListsView, read };
