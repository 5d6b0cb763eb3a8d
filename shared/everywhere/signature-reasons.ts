import type { Text } from "./texts.ts";

/** Why a signature is not valid, for people who have never seen a certificate: on pages, in the console and in reports. */
export const signatureReasons = {
  FISIER_CRIPTAT: [
    "Nu poate fi verificată: fișierul se deschide numai cu o parolă sau cu un certificat.",
    "Проверить нельзя: файл открывается только по паролю или сертификату.",
  ],
  CONTINUT_MODIFICAT: [
    "Nevalabilă: conținutul a fost schimbat după această semnătură. Nu vă bazați pe el.",
    "Недействительна: содержимое изменено после этой подписи. Не полагайтесь на него.",
  ],
  ACOPERIRE_PARTIALA: [
    "Nevalabilă: semnătura nu cuprinde tot fișierul.",
    "Недействительна: подпись охватывает файл не целиком.",
  ],
  SEMNATURA_CORUPTA: [
    "Nevalabilă: semnătura este deteriorată, deci nu arată cine a semnat și ce.",
    "Недействительна: подпись повреждена и не показывает, кто и что подписал.",
  ],
  CERTIFICAT_EXPIRAT: [
    "Nu este de încredere: certificatul a expirat, și nicio marcă temporală nu arată că s-a semnat înainte.",
    "Нет доверия: сертификат истёк, и нет метки времени, показывающей, что подписано раньше.",
  ],
  CERTIFICAT_INCA_NEVALABIL: [
    "Nu este de încredere: la data semnării certificatul încă nu era valabil.",
    "Нет доверия: на момент подписания сертификат ещё не действовал.",
  ],
  CERTIFICAT_NECUNOSCUT: [
    "Nu este de încredere aici: emitentul certificatului nu este printre cei recunoscuți.",
    "Здесь нет доверия: издателя сертификата нет среди признанных.",
  ],
  CERTIFICAT_REVOCAT: [
    "Nu este de încredere: certificatul a fost revocat.",
    "Нет доверия: сертификат отозван.",
  ],
  CERTIFICAT_NEPOTRIVIT: [
    "Nu este de încredere: certificatul nu este pentru semnarea documentelor.",
    "Нет доверия: сертификат не предназначен для подписания документов.",
  ],
  CERTIFICAT_NEPERMIS: [
    "Nu este de încredere: emitentul nu avea dreptul să emită acest certificat.",
    "Нет доверия: издатель не имел права выдавать этот сертификат.",
  ],
  FORMA_NEACCEPTATA: [
    "Nu este acceptată: îi lipsește ceva ce standardul cere, sau are ceva ce el interzice.",
    "Не принимается: нет чего-то, чего требует стандарт, или есть то, что он запрещает.",
  ],
  STAMPILA_INVALIDA: [
    "Nu este de încredere: marca temporală este greșită.",
    "Нет доверия: метка времени неверна.",
  ],
  ALGORITM_SLAB: [
    "Prea slabă: algoritmul sau cheia nu mai sunt sigure, și nicio marcă temporală nu arată că s-a semnat când erau.",
    "Слишком слабая: алгоритм или ключ уже ненадёжны, и нет метки времени из времени, когда они были надёжны.",
  ],
  REVOCARE_NEVERIFICATA: [
    "Nu s-a putut stabili: acum nu se poate afla dacă un certificat a fost revocat. Încercați mai târziu.",
    "Установить не удалось: сейчас нельзя узнать, отозван ли сертификат. Попробуйте позже.",
  ],
  CONTINUT_LIPSA: [
    "Nu s-a putut stabili: fișierul semnat lipsește; el se verifică împreună cu semnătura.",
    "Установить не удалось: нет подписанного файла; он проверяется вместе с подписью.",
  ],
  CERTIFICAT_LIPSA: [
    "Nu s-a putut stabili: certificatul semnatarului lipsește.",
    "Установить не удалось: нет сертификата подписавшего.",
  ],
  NESUSTINUT: [
    "Nu s-a putut stabili: semnătura este de un fel care nu se verifică aici. Nu înseamnă că este greșită.",
    "Установить не удалось: подпись такого вида здесь не проверяется. Это не значит, что она неверна.",
  ],
} satisfies Record<string, Text>;
