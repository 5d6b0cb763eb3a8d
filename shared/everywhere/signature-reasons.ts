import type { Text } from "./texts.ts";

/** Why a signature is not valid, for people who have never seen a certificate: on pages, in the console and in reports. */
export const signatureReasons = {
  FISIER_CRIPTAT: [
    "Nu poate fi verificată: fișierul se deschide numai cu o parolă sau cu un certificat.",
    "Проверить нельзя: файл открывается только по паролю или сертификату.",
    "Cannot be verified: the file opens only with a password or a certificate.",
  ],
  CONTINUT_MODIFICAT: [
    "Nevalabilă: conținutul a fost schimbat după această semnătură. Nu vă bazați pe el.",
    "Недействительна: содержимое изменено после этой подписи. Не полагайтесь на него.",
    "Not valid: the content was changed after this signature. Do not rely on it.",
  ],
  ACOPERIRE_PARTIALA: [
    "Nevalabilă: semnătura nu cuprinde tot fișierul.",
    "Недействительна: подпись охватывает файл не целиком.",
    "Not valid: the signature does not cover the whole file.",
  ],
  SEMNATURA_CORUPTA: [
    "Nevalabilă: semnătura este deteriorată, deci nu arată cine a semnat și ce.",
    "Недействительна: подпись повреждена и не показывает, кто и что подписал.",
    "Not valid: the signature is damaged, so it does not show who signed and what.",
  ],
  CERTIFICAT_EXPIRAT: [
    "Nu este de încredere: certificatul a expirat, și nicio marcă temporală nu arată că s-a semnat înainte.",
    "Нет доверия: сертификат истёк, и нет метки времени, показывающей, что подписано раньше.",
    "Not trusted: the certificate has expired, and no time stamp shows that it was signed before.",
  ],
  CERTIFICAT_INCA_NEVALABIL: [
    "Nu este de încredere: la data semnării certificatul încă nu era valabil.",
    "Нет доверия: на момент подписания сертификат ещё не действовал.",
    "Not trusted: when it was signed, the certificate was not yet valid.",
  ],
  CERTIFICAT_NECUNOSCUT: [
    "Nu este de încredere aici: emitentul certificatului nu este printre cei recunoscuți.",
    "Здесь нет доверия: издателя сертификата нет среди признанных.",
    "Not trusted here: the issuer of the certificate is not among those recognized.",
  ],
  CERTIFICAT_REVOCAT: [
    "Nu este de încredere: certificatul a fost revocat.",
    "Нет доверия: сертификат отозван.",
    "Not trusted: the certificate was revoked.",
  ],
  CERTIFICAT_NEPOTRIVIT: [
    "Nu este de încredere: certificatul nu este pentru semnarea documentelor.",
    "Нет доверия: сертификат не предназначен для подписания документов.",
    "Not trusted: the certificate is not for signing documents.",
  ],
  CERTIFICAT_NEPERMIS: [
    "Nu este de încredere: emitentul nu avea dreptul să emită acest certificat.",
    "Нет доверия: издатель не имел права выдавать этот сертификат.",
    "Not trusted: the issuer did not have the right to issue this certificate.",
  ],
  FORMA_NEACCEPTATA: [
    "Nu este acceptată: îi lipsește ceva ce standardul cere, sau are ceva ce el interzice.",
    "Не принимается: нет чего-то, чего требует стандарт, или есть то, что он запрещает.",
    "Not accepted: it lacks something that the standard requires, or has something that it forbids.",
  ],
  STAMPILA_INVALIDA: [
    "Nu este de încredere: marca temporală este greșită.",
    "Нет доверия: метка времени неверна.",
    "Not trusted: the time stamp is wrong.",
  ],
  ALGORITM_SLAB: [
    "Prea slabă: algoritmul sau cheia nu mai sunt sigure, și nicio marcă temporală nu arată că s-a semnat când erau.",
    "Слишком слабая: алгоритм или ключ уже ненадёжны, и нет метки времени из времени, когда они были надёжны.",
    "Too weak: the algorithm or the key is no longer secure, and no time stamp shows that it was signed when it was.",
  ],
  REVOCARE_NEVERIFICATA: [
    "Nu s-a putut stabili: acum nu se poate afla dacă un certificat a fost revocat. Încercați mai târziu.",
    "Установить не удалось: сейчас нельзя узнать, отозван ли сертификат. Попробуйте позже.",
    "Could not be established: it is not possible to find out now whether a certificate was revoked. Try again later.",
  ],
  CONTINUT_LIPSA: [
    "Nu s-a putut stabili: fișierul semnat lipsește; el se verifică împreună cu semnătura.",
    "Установить не удалось: нет подписанного файла; он проверяется вместе с подписью.",
    "Could not be established: the signed file is missing; it is verified together with the signature.",
  ],
  CERTIFICAT_LIPSA: [
    "Nu s-a putut stabili: certificatul semnatarului lipsește.",
    "Установить не удалось: нет сертификата подписавшего.",
    "Could not be established: the signer's certificate is missing.",
  ],
  NESUSTINUT: [
    "Nu s-a putut stabili: semnătura este de un fel care nu se verifică aici. Nu înseamnă că este greșită.",
    "Установить не удалось: подпись такого вида здесь не проверяется. Это не значит, что она неверна.",
    "Could not be established: the signature is of a kind that is not verified here. This does not mean that it is wrong.",
  ],
} satisfies Record<string, Text>;
