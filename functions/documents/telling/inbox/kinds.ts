import type { Text } from "../../../../shared/texts.ts";
import type { Right } from "../../access/authorization.ts";
import { requestActs } from "../../granting/requests/request-acts.ts";
import type { InboxMessage, MessageGroup, MessageKind } from "../../records/inbox.ts";

/** What a message of a kind is about, and what it says. */
interface Kind {
  group: MessageGroup;
  /** The right on its document without which nobody is told, and a message says no more than its kind. */
  right?: Right;
  /** `{document}` is the name of the document, `{rezumat}` what an approval is about. */
  title: Text;
  /** What it says to people who no longer have the right, or no longer see the approval. */
  hidden?: Text;
  /** The page of the console. */
  page(message: InboxMessage): string;
}

const document = ({ documentId = 0 }: InboxMessage): string => `/app/acte/${documentId}`;
const requests = (): string => "/app/cereri";
const approval = ({ aprobareId = 0 }: InboxMessage): string => `/app/aprobari/documents/${aprobareId}`;

/** Every kind of message. Who is told of it is declared with the news (`telling/news/events.ts`, `telling/news/rows.ts`). */
export const kinds: Readonly<Record<MessageKind, Kind>> = {
  PARTAJAT: {
    group: "PARTAJARI",
    right: "read",
    title: [
      "Aveți acces la „{document}”",
      "Вам открыт доступ к документу «{document}»",
      "You have access to ‘{document}’",
    ],
    hidden: [
      "Ați primit acces la un document",
      "Вам открыли доступ к документу",
      "You have been given access to a document",
    ],
    page: document,
  },
  CERUT: {
    group: "CERERI",
    right: requestActs.APROBA.right ?? "administer",
    title: [
      "Cerere de acces la „{document}”",
      "Запрос доступа к документу «{document}»",
      "Access request for ‘{document}’",
    ],
    hidden: [
      "O cerere de acces la un document",
      "Запрос доступа к документу",
      "An access request for a document",
    ],
    page: requests,
  },
  APROBAT: {
    group: "DECIZII",
    right: "read",
    title: [
      "Cererea de acces la „{document}” a fost aprobată",
      "Запрос доступа к документу «{document}» одобрен",
      "The access request for ‘{document}’ was approved",
    ],
    hidden: ["O cerere de acces a fost aprobată", "Запрос доступа одобрен", "An access request was approved"],
    page: document,
  },
  RESPINS: {
    group: "DECIZII",
    title: [
      "Cererea de acces la documentul {cod} a fost respinsă",
      "Запрос доступа к документу {cod} отклонён",
      "The access request for the document {cod} was rejected",
    ],
    page: requests,
  },
  APROBARE_CERUTA: {
    group: "APROBARI",
    title: [
      "Vi se cere o aprobare: {rezumat}",
      "Требуется ваше согласование: {rezumat}",
      "Your approval is requested: {rezumat}",
    ],
    hidden: ["Vi se cere o aprobare", "Требуется ваше согласование", "Your approval is requested"],
    page: approval,
  },
  APROBARE_EXECUTATA: {
    group: "APROBARI",
    title: [
      "Ce ați cerut spre aprobare a fost aprobat: {rezumat}",
      "Ваш запрос на согласование одобрен: {rezumat}",
      "What you sent for approval was approved: {rezumat}",
    ],
    hidden: [
      "Ce ați cerut spre aprobare a fost aprobat",
      "Ваш запрос на согласование одобрен",
      "What you sent for approval was approved",
    ],
    page: approval,
  },
  APROBARE_RESPINSA: {
    group: "APROBARI",
    title: [
      "Ce ați cerut spre aprobare a fost respins: {rezumat}",
      "Ваш запрос на согласование отклонён: {rezumat}",
      "What you sent for approval was rejected: {rezumat}",
    ],
    hidden: [
      "Ce ați cerut spre aprobare a fost respins",
      "Ваш запрос на согласование отклонён",
      "What you sent for approval was rejected",
    ],
    page: approval,
  },
  IMPORT_INCHEIAT: {
    group: "LUCRARI",
    title: [
      "Import încheiat: fișiere importate – {aduse} din {fisiere}",
      "Импорт завершён: загружено файлов — {aduse} из {fisiere}",
      "Import finished: {aduse} of {fisiere} files imported",
    ],
    page: ({ importId = 0 }) => `/app/importuri/aduse/${importId}`,
  },
  TEXT_CITIT: {
    group: "LUCRARI",
    right: "read",
    title: [
      "Textul din „{document}” a fost recunoscut",
      "Текст документа «{document}» распознан",
      "The text of ‘{document}’ was recognized",
    ],
    hidden: [
      "Textul unui document a fost recunoscut",
      "Текст документа распознан",
      "The text of a document was recognized",
    ],
    page: ({ conversieId = 0 }) => `/app/scanari/${conversieId}`,
  },
  TEXT_NECITIT: {
    group: "LUCRARI",
    right: "read",
    title: [
      "Textul din „{document}” nu a putut fi recunoscut",
      "Текст документа «{document}» распознать не удалось",
      "The text of ‘{document}’ could not be recognized",
    ],
    hidden: [
      "Textul unui document nu a putut fi recunoscut",
      "Текст документа распознать не удалось",
      "The text of a document could not be recognized",
    ],
    page: ({ conversieId = 0 }) => `/app/scanari/${conversieId}`,
  },
  INFECTAT: {
    group: "LUCRARI",
    right: "write",
    title: [
      "A fost găsit un virus în „{document}”",
      "В документе «{document}» найден вирус",
      "A virus was found in ‘{document}’",
    ],
    hidden: [
      "A fost găsit un virus într-un document",
      "В документе найден вирус",
      "A virus was found in a document",
    ],
    page: document,
  },
  LINK_DESCHIS: {
    group: "LINKURI",
    right: "share",
    title: [
      "„{document}” a fost deschis prin linkul dumneavoastră",
      "Документ «{document}» открыли по вашей ссылке",
      "‘{document}’ was opened through your link",
    ],
    hidden: [
      "Un document a fost deschis prin linkul dumneavoastră",
      "Документ открыли по вашей ссылке",
      "A document was opened through your link",
    ],
    page: document,
  },
  DOVADA_EXPIRA: {
    group: "CERTIFICATE",
    right: "write",
    title: [
      "Certificatul care dovedește o semnătură de pe „{document}” expiră la {panaLa}",
      "Сертификат, подтверждающий подпись под документом «{document}», истекает {panaLa}",
      "The certificate that proves a signature on ‘{document}’ expires on {panaLa}",
    ],
    hidden: [
      "Certificatul care dovedește o semnătură expiră în curând",
      "Срок сертификата, подтверждающего подпись, скоро истечёт",
      "The certificate that proves a signature expires soon",
    ],
    page: document,
  },
  CERTIFICAT_EXPIRA: {
    group: "CERTIFICATE",
    title: [
      "Certificatul „{certificat}” al instalației expiră la {panaLa}",
      "Сертификат установки «{certificat}» истекает {panaLa}",
      "The certificate ‘{certificat}’ of this installation expires on {panaLa}",
    ],
    page: () => "/app/operare",
  },
  RETINUT: {
    group: "RETINERI",
    right: "write",
    title: [
      "„{document}” este sub reținere legală: nu poate fi distrus",
      "На документ «{document}» наложен запрет уничтожения",
      "‘{document}’ is under legal hold: it cannot be destroyed",
    ],
    hidden: [
      "Un document este sub reținere legală",
      "На документ наложен запрет уничтожения",
      "A document is under legal hold",
    ],
    page: document,
  },
  NERETINUT: {
    group: "RETINERI",
    right: "write",
    title: [
      "„{document}” nu mai este sub reținere legală",
      "С документа «{document}» снят запрет уничтожения",
      "‘{document}’ is no longer under legal hold",
    ],
    hidden: [
      "Un document nu mai este sub reținere legală",
      "С документа снят запрет уничтожения",
      "A document is no longer under legal hold",
    ],
    page: document,
  },
};
