import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import {
  badRequest,
  conflict,
  forbidden,
  keyed,
  notFound,
  unavailable,
  unprocessable,
  unsupportedMedia,
} from "../../../../shared/errors.ts";

export const refusals = keyed({
  versiuneInexistenta: notFound([
    "Documentul nu are versiunea {numar}.",
    "У документа нет версии {numar}.",
    "The document has no version {numar}.",
  ]),
  altaProtectie: badRequest([
    "Protecția se alege o singură dată, la crearea documentului, și nu se contrazice: CRIPTAT, sau PAROLA cu o parolă.",
    "Защита выбирается один раз, при создании документа, и без противоречий: CRIPTAT либо PAROLA с паролем.",
    "Protection is chosen only once, when the document is created, and must not contradict itself: CRIPTAT, or PAROLA with a password.",
  ]),
  bucketInactiv: conflict([
    "Containerul nu primește încărcări acum.",
    "Контейнер сейчас не принимает загрузки.",
    "The container does not accept uploads now.",
  ]),
  depozitIndisponibil: unavailable([
    "Depozitul organizației nu răspunde acum; încercați mai târziu.",
    "Хранилище организации сейчас не отвечает; повторите позже.",
    "The storage of the organization is not responding now; try again later.",
  ]),
  incarcareExpirata: notFound([
    "Timpul încărcării a trecut; deschideți alta.",
    "Время загрузки истекло; откройте новую.",
    "The time for the upload has passed; open another.",
  ]),
  partiLipsa: conflict([
    "Nu au sosit părțile {parti}.",
    "Не получены части {parti}.",
    "Parts {parti} have not arrived.",
  ]),
  dimensiuneDiferita: unprocessable([
    "Părțile nu au împreună {dimensiune} de octeți, cum s-a declarat.",
    "Части вместе не составляют {dimensiune} байт, как было заявлено.",
    "The parts together do not have the {dimensiune} bytes declared.",
  ]),
  hashDiferit: unprocessable([
    "Amprenta SHA-256 calculată diferă de cea declarată.",
    "Вычисленный отпечаток SHA-256 отличается от заявленного.",
    "The computed SHA-256 fingerprint differs from the one declared.",
  ]),
  executabil: unsupportedMedia([
    "Programele și scripturile nu se păstrează ca documente.",
    "Программы и скрипты не хранятся как документы.",
    "Programs and scripts are not kept as documents.",
  ]),
  parolaNecesara: forbidden([
    "Documentul este protejat; trimiteți parola în antetul X-Document-Password.",
    "Документ защищён; передайте пароль в заголовке X-Document-Password.",
    "The document is protected; send the password in the X-Document-Password header.",
  ]),
  parolaIncorecta: forbidden([
    "Parola documentului este greșită.",
    "Неверный пароль документа.",
    "The document password is wrong.",
  ]),
});

export const contract: ContractTexts = {
  properties: {
    criptat: ["Conținutul se sigilează", "Содержимое шифруется", "The content is sealed"],
    parola: ["Parola cerută la descărcare", "Пароль для скачивания", "The password that downloads need"],
  },
};
