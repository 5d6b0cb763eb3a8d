import { config } from "../../../../shared/config.ts";
import type { Mail } from "../../../../shared/mail/mail.ts";
import { momentsInWords } from "../../../../shared/moments-in-words.ts";
import { filled, type Text } from "../../../../shared/texts.ts";
import type { Account } from "../../access/account.ts";
import type { KnownCertificate, System } from "../../records/system.ts";

const texts = {
  subject: [
    "Certificatul sistemului „{sistem}” expiră la {ziua}",
    "Сертификат системы «{sistem}» истекает {ziua}",
    "The certificate of the system ‘{sistem}’ expires on {ziua}",
  ],
  text: [
    "Bună ziua,\n\nCertificatul „{nume}”, cu care se prezintă sistemul „{sistem}”, expiră la {ziua}. După această dată, sistemul nu mai poate trimite notificări cu el.\n\nCe aveți de făcut: cereți un certificat nou celor care întrețin sistemul și adăugați-l pe pagina sistemului, lângă cel de acum. După ce sistemul trece la cel nou, scoateți-l pe cel vechi.\n\n{legatura}\n\nAmprenta SHA-256: {amprenta}\n",
    "Здравствуйте!\n\nСертификат «{nume}», с которым обращается система «{sistem}», истекает {ziua}. После этого система не сможет отправлять с ним уведомления.\n\nЧто делать: запросите новый сертификат у тех, кто обслуживает систему, и добавьте его на странице системы рядом с нынешним. Когда система перейдёт на новый, удалите старый.\n\n{legatura}\n\nОтпечаток SHA-256: {amprenta}\n",
    "Hello,\n\nThe certificate ‘{nume}’, which the system ‘{sistem}’ presents, expires on {ziua}. After that, the system cannot send notifications with it.\n\nWhat you need to do: ask the people who maintain the system for a new certificate and add it on the page of the system, next to the current one. Once the system uses the new one, remove the old one.\n\n{legatura}\n\nSHA-256 fingerprint: {amprenta}\n",
  ],
} as const satisfies Record<string, Text>;

/** The mail to an administrator about a certificate that ends soon. One that comes twice has the same Message-ID, and is shown once. */
export function endingMail(
  { id: accountId, email, langKey }: Account,
  { id, denumire: sistem }: System,
  { amprenta, nume = amprenta, expiraLa }: KnownCertificate,
): Mail {
  const ziua = day(expiraLa, langKey);
  const legatura = `${config.publicUrl}/app/canale/sisteme/${id}`;
  return {
    to: email,
    subject: filled(texts.subject, langKey, { sistem, ziua }),
    text: filled(texts.text, langKey, { nume, sistem, ziua, legatura, amprenta }),
    messageId: `certificate-${amprenta}-${accountId}@notifications.temelia`,
  };
}

const day = momentsInWords({ dateStyle: "long" });
