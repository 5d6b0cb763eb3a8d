import { type CertificateFacts, recordedFacts } from "../../../shared/auth/certificate-facts.ts";
import { changing, read } from "../../../shared/data/repository.ts";
import { transactIfUnchanged } from "../../../shared/data/transaction.ts";
import { Systems } from "../records/system.ts";

/**
 * Keeps what a certificate of a system says, once. If the system changes meanwhile, the next call with the certificate does it.
 * @param presented undefined for a certificate that cannot be read: it is asked again at each call
 */
export async function noteCertificate(id: number, presented: CertificateFacts | undefined): Promise<void> {
  if (!presented) return;
  const known = recordedFacts(presented);
  const before = await read(Systems, { id });
  if (!before?.certificate?.includes(known.amprenta)) return;
  const { certificateCunoscute = [] } = before;
  if (certificateCunoscute.some(({ amprenta }) => amprenta === known.amprenta)) return;
  const after = { ...before, certificateCunoscute: [...certificateCunoscute, known] };
  await transactIfUnchanged(changing(Systems, before, after), { repeatable: true });
}
