import { carriedIn, type Language } from "../../../../shared/everywhere/texts.ts";
import { type Approval, approvalsOf } from "../../../../shared/features/approvals/approval.ts";
import { sees } from "../../../../shared/features/approvals/sees.ts";
import { momentsInWords } from "../../../../shared/moments-in-words.ts";
import { readByKeys } from "../../../../shared/data/repository.ts";
import { filled } from "../../../../shared/texts.ts";
import { type DocumentWithRights, documentsFor } from "../../access/authorization.ts";
import type { Person } from "../../access/principal.ts";
import { type AccessRequest, AccessRequests } from "../../records/access-request.ts";
import type { InboxMessage } from "../../records/inbox.ts";
import { documents as service } from "../../service.ts";
import { kinds } from "./kinds.ts";

const Approvals = approvalsOf(service.name);

/** What a message says to its person now. */
export interface Said {
  message: InboxMessage;
  titlu: string;
  /** What the one who did it wrote. */
  mesaj?: string | undefined;
  /** The page of the console. Absent for people who may no longer read what it is about. */
  adresa?: string | undefined;
}

/** What one message says to its person now. */
export const saidOne = async (caller: Person, message: InboxMessage, language: Language): Promise<Said> =>
  (await saidOf(caller, [message], language))[0] ?? hidden(message, language);

/**
 * What messages say to their person: names and texts as they are now, of what the person may read now. One BatchGetItem for each
 * hundred records.
 */
export async function saidOf(
  caller: Person,
  messages: readonly InboxMessage[],
  language: Language,
): Promise<Said[]> {
  const documentIds = messages.flatMap(({ documentId }) => documentId ?? []);
  const [documents, requests, approvals] = await Promise.all([
    documentsFor(caller, [...new Set(documentIds)]),
    readByKeys(AccessRequests, messages.flatMap(requestOf)),
    readByKeys(Approvals, messages.flatMap(approvalOf)),
  ]);
  return messages.map((message) => {
    const found = documents.get(message.documentId ?? 0);
    const request = requests.find(({ id }) => id === message.cerereId);
    const approval = approvals.find(({ id }) => id === message.aprobareId);
    const isSeen = message.aprobareId === undefined || (approval !== undefined && sees(caller, approval));
    return isSeen && isShown(message, found)
      ? shown({ message, found, request, approval, language })
      : hidden(message, language);
  });
}

const requestOf = ({ cerereId: id, documentId }: InboxMessage) =>
  id === undefined || documentId === undefined ? [] : [{ id, documentId }];

const approvalOf = ({ aprobareId: id }: InboxMessage) => (id === undefined ? [] : [{ id }]);

/** True if the person has the right that the message asks for. */
export function isShown({ fel }: Pick<InboxMessage, "fel">, found: DocumentWithRights | undefined): boolean {
  const { right } = kinds[fel];
  return right === undefined || found?.rights.has(right) === true;
}

const hidden = (message: InboxMessage, language: Language): Said => {
  const { hidden: text, title } = kinds[message.fel];
  return { message, titlu: filled(text ?? title, language) };
};

interface Shown {
  message: InboxMessage;
  found: DocumentWithRights | undefined;
  request: AccessRequest | undefined;
  approval: Approval | undefined;
  language: Language;
}

function shown({ message, found, request, approval, language }: Shown): Said {
  const { title, page } = kinds[message.fel];
  const { cod = "", aduse = 0, fisiere = 0, certificat = "", panaLa } = message;
  const values = {
    document: found?.document.denumire ?? "",
    ...{ cod, aduse, fisiere, certificat },
    rezumat: approval === undefined ? "" : carriedIn(approval.rezumat, language),
    panaLa: panaLa === undefined ? "" : day(panaLa, language),
  };
  return {
    message,
    titlu: filled(title, language, values),
    mesaj: approval?.reason ?? noteOf(message, found, request),
    adresa: page(message),
  };
}

const day = momentsInWords({ dateStyle: "long" });

/** What somebody wrote with what they did. It is read with its record, so that it ends with it. */
function noteOf(
  { fel, partajareId }: InboxMessage,
  found: DocumentWithRights | undefined,
  request: AccessRequest | undefined,
): string | undefined {
  if (fel === "CERUT") return request?.motivare;
  if (fel === "RESPINS") return request?.motiv;
  if (fel === "APROBAT") return request?.mesaj;
  return found?.grants.find(({ id }) => id === partajareId)?.mesaj;
}
