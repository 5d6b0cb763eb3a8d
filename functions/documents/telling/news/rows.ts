import { clock } from "../../../../shared/clock.ts";
import { type Approval, approvalsOf } from "../../../../shared/features/approvals/approval.ts";
import { isUrgent } from "../../making/signatures/renewal-time.ts";
import { administratorsOf, serviceAdministrators } from "../../access/people-around.ts";
import { personKey } from "../../access/principal.ts";
import { type Conversion, Conversions } from "../../records/conversion.ts";
import type { Document } from "../../records/document.ts";
import { type Import, Imports } from "../../records/import.ts";
import { type InstalledCertificate, InstalledCertificates } from "../../records/installed-certificate.ts";
import { type Signature, Signatures } from "../../records/signature.ts";
import { documents } from "../../service.ts";
import type { News } from "./news.ts";
import { keepersOf } from "./who.ts";

/** @param document the one that the row lies with, as it is now */
type ToldOf<Row> = (row: Row, document: Document) => News | undefined;

/** Those who may decide an approval. */
async function approversOf({ organizatieId }: Approval): Promise<string[]> {
  const administrators = organizatieId === undefined ? [] : await administratorsOf(organizatieId);
  const deciders =
    administrators.length > 1 ? administrators : [...administrators, ...(await serviceAdministrators())];
  return deciders.map(personKey);
}

const ofApproval: ToldOf<Approval> = (approval) => {
  const { id, status, requestedBy, requestedAt, requesterId, decidedBy, decidedAt = requestedAt } = approval;
  const facts = { aprobareId: id };
  const who = () => [personKey(requesterId)];
  const decided = { sursa: `approval#${id}#${status}`, at: decidedAt, actor: decidedBy, facts, who };
  if (status === "EXECUTATA") return { fel: "APROBARE_EXECUTATA", ...decided };
  if (status === "RESPINSA") return { fel: "APROBARE_RESPINSA", ...decided };
  if (status !== "IN_ASTEPTARE") return undefined;
  return {
    fel: "APROBARE_CERUTA",
    sursa: `approval#${id}`,
    at: requestedAt,
    actor: requestedBy,
    facts,
    who: () => approversOf(approval),
  };
};

const ofImport: ToldOf<Import> = ({ id, status, creator, count, importedItems = 0, failedItems = 0 }) =>
  status === "FINALIZATA"
    ? {
        fel: "IMPORT_INCHEIAT",
        // An operator may have what failed tried again.
        sursa: `import#${id}#${importedItems}#${failedItems}`,
        at: clock.iso(),
        facts: { importId: id, aduse: importedItems, fisiere: count },
        who: () => [creator],
      }
    : undefined;

const ofConversion: ToldOf<Conversion> = ({ id, status, automata, creator, documentId, finalizatLa }) =>
  finalizatLa !== undefined && automata === undefined && documentId !== undefined
    ? {
        fel: status === "FINALIZATA" ? "TEXT_CITIT" : "TEXT_NECITIT",
        sursa: `conversion#${id}#${status}`,
        at: finalizatLa,
        facts: { conversieId: id, documentId },
        who: () => [creator],
      }
    : undefined;

/** Its proof ends soon, and could not be renewed. */
const ofSignature: ToldOf<Signature> = (signature, document) => {
  const { id, documentId, dovadaPanaLa, dueAt } = signature;
  const now = clock.now();
  if (dovadaPanaLa === undefined || dueAt === undefined || !isUrgent(signature, now)) return undefined;
  return {
    fel: "DOVADA_EXPIRA",
    sursa: `proof#${id}#${dovadaPanaLa}`,
    at: now.toISOString(),
    facts: { documentId, panaLa: dovadaPanaLa },
    who: () => keepersOf(document),
  };
};

/** The administrators of the service see it among the states of the services, and can have it replaced. */
const ofCertificate: ToldOf<InstalledCertificate> = ({ amprenta, nume, expiraLa, anuntLa }) =>
  anuntLa === undefined
    ? undefined
    : {
        fel: "CERTIFICAT_EXPIRA",
        sursa: `certificate#${amprenta}`,
        at: anuntLa,
        facts: { certificat: nume ?? amprenta, panaLa: expiraLa },
        who: async () => (await serviceAdministrators()).map(personKey),
      };

/**
 * The rows whose changes people are told of, by the first word of their sort key. Each row says by itself what it has come to, so
 * that the same is told if a change is delivered twice, late, or together with a later one.
 */
export const newsOfRow: Readonly<Record<string, ToldOf<never>>> = {
  [approvalsOf(documents.name).name]: ofApproval,
  [Imports.name]: ofImport,
  [Conversions.name]: ofConversion,
  [Signatures.name]: ofSignature,
  [InstalledCertificates.name]: ofCertificate,
};
