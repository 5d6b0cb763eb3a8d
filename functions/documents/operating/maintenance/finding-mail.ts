import { config } from "../../../../shared/config.ts";
import type { Mail } from "../../../../shared/mail/mail.ts";
import { filled, type Text } from "../../../../shared/texts.ts";
import type { Account } from "../../access/account.ts";
import type { Finding } from "../../records/finding.ts";

/* What is infected was named by whoever sent it, and may be SECRET: the mail names nothing, its links do. */
const texts = {
  subject: [
    "Scanarea a găsit viruși în documente: {numar}",
    "Проверка нашла вирусы в документах: {numar}",
    "The scan found viruses in documents: {numar}",
  ],
  text: [
    "Bună ziua,\n\nScanarea a găsit viruși în documente: {numar}. Fișierele nu se mai dau nimănui; înregistrările rămân în liste.\n\n{legaturi}\n\nCe aveți de făcut: deschideți pagina documentului și întrebați persoana care a încărcat fișierul; nu deschideți copii ale lui. Dacă fișierul este periculos, ștergeți documentul și cereți eliminarea lui definitivă. Dacă alarma este falsă, cereți eliberarea conținutului. În ambele cazuri este nevoie de aprobarea unui al doilea administrator; până atunci nici curățarea automată a coșului nu îl elimină.\n",
    "Здравствуйте!\n\nПроверка нашла вирусы в документах: {numar}. Файлы больше никому не выдаются; записи остаются в списках.\n\n{legaturi}\n\nЧто делать: откройте страницу документа и спросите того, кто загрузил файл; не открывайте его копии. Если файл опасен, удалите документ и запросите его окончательное удаление. Если тревога ложная, запросите освобождение содержимого. В обоих случаях нужно согласование вторым администратором; до этого документ не удаляется и при автоматической очистке корзины.\n",
    "Hello,\n\nThe scan found viruses in documents: {numar}. The files are no longer given to anyone; the records stay in the lists.\n\n{legaturi}\n\nWhat you need to do: open the page of the document and ask the person who uploaded the file; do not open copies of it. If the file is dangerous, move the document to the bin and request its destruction. If the alarm is false, request the release of the content. In both cases a second administrator must approve; until then, not even the automatic clean-up of the bin destroys it.\n",
  ],
  others: [
    "Celelalte ({numar}) sunt în Audit, la evenimentele „Scanat de viruși”.",
    "Остальные ({numar}) — в разделе «Аудит», среди событий «Проверен на вирусы».",
    "The others ({numar}) are in Audit, under the ‘Scanned for viruses’ events.",
  ],
} as const satisfies Record<string, Text>;

/** So many documents have a link in one mail. */
const MOST_LINKS = 20;

/** The mail about findings, one or many, to an administrator. The same findings have the same Message-ID: one that comes twice is shown once. */
export function findingMail({ email, langKey }: Account, findings: readonly Finding[]): Mail {
  const say = (text: Text, values: Record<string, string>) => filled(text, langKey, values);
  const ids = [...new Set(findings.map(({ documentId }) => documentId))];
  const more = ids.length - MOST_LINKS;
  const legaturi = [
    ...ids.slice(0, MOST_LINKS).map((id) => `${config.publicUrl}/app/acte/${id}`),
    ...(more > 0
      ? [say(texts.others, { numar: String(more) }), `${config.publicUrl}/app/audit?kind=SCANAT`]
      : []),
  ].join("\n");
  const numar = String(ids.length);
  return {
    to: email,
    subject: say(texts.subject, { numar }),
    text: say(texts.text, { numar, legaturi }),
    messageId: `finding-${findings[0]?.id ?? 0}@documents.temelia`,
  };
}
