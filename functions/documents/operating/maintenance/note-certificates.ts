import { factsOf, recordedFacts } from "../../../../shared/auth/certificate-facts.ts";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { adding, changing, removing } from "../../../../shared/data/repository.ts";
import { transactIfUnchanged, type Write } from "../../../../shared/data/transaction.ts";
import { endingOf } from "../../../../shared/everywhere/ending.ts";
import { nextId } from "../../../../shared/ids.ts";
import {
  certificateUses,
  type InstalledCertificate,
  InstalledCertificates,
  readInstalledCertificates,
} from "../../records/installed-certificate.ts";
import { config } from "../../signing/config.ts";
import { certificatesOf } from "../../signing/kept-certificates.ts";
import { config as lists } from "../../signing/lists/config.ts";

type Use = InstalledCertificate["rol"];

/** The objects that have the certificates. */
const objects: Record<Use, () => string> = {
  SEMNARE: () => config.kmsCertificates,
  RADACINA: () => config.trust,
  LISTA: () => lists.signers,
};

/**
 * Keeps what people read of the certificates of the installation. Each record is a write of its own, so a run that was stopped is ended by the
 * next one; the first that finds that a certificate ends soon notes it, once.
 */
export async function noteCertificates(): Promise<void> {
  const before = await readInstalledCertificates();
  for (const rol of certificateUses) {
    const found = await certificatesIn(rol);
    if (found)
      await note(
        found,
        before.filter((one) => one.rol === rol),
      );
  }
}

type Found = Omit<InstalledCertificate, "id" | "anuntLa">;

/** Undefined if the object cannot be used, which is logged: what is known of its certificates stays. */
async function certificatesIn(rol: Use): Promise<Found[] | undefined> {
  const certificates = await certificatesOf(objects[rol]()).catch(() => undefined);
  return certificates?.flatMap((certificate) => {
    const facts = factsOf(certificate);
    return facts ? [{ rol, ...recordedFacts(facts) }] : [];
  });
}

async function note(found: Found[], before: Stored<InstalledCertificate>[]): Promise<void> {
  const known = new Map(before.map((one) => [one.amprenta, one]));
  for (const one of new Map(found.map((each) => [each.amprenta, each])).values()) {
    const writes = writesOf(one, known.get(one.amprenta));
    if (writes.length > 0) await transactIfUnchanged(writes);
    known.delete(one.amprenta);
  }
  for (const gone of known.values()) await transactIfUnchanged(removing(InstalledCertificates, gone));
}

function writesOf(found: Found, before: Stored<InstalledCertificate> | undefined): Write[] {
  const now = clock.now();
  const isEnding = endingOf(found.expiraLa, now.getTime()) === "soon";
  const ending = isEnding ? { anuntLa: now.toISOString() } : {};
  if (!before) return adding(InstalledCertificates, { id: nextId(), ...found, ...ending });
  const isNews = isEnding && before.anuntLa === undefined;
  return isNews ? changing(InstalledCertificates, before, { ...before, ...ending }) : [];
}
