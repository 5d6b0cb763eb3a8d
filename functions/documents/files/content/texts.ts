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
  versiuneInexistenta: notFound(["Documentul nu are versiunea {numar}.", "У документа нет версии {numar}."]),
  altaProtectie: badRequest([
    "Protecția se alege o singură dată, la crearea documentului, și nu se contrazice: CRIPTAT, sau PAROLA cu o parolă.",
    "Защита выбирается один раз, при создании документа, и без противоречий: CRIPTAT либо PAROLA с паролем.",
  ]),
  bucketInactiv: conflict([
    "Containerul nu primește încărcări acum.",
    "Контейнер сейчас не принимает загрузки.",
  ]),
  depozitIndisponibil: unavailable([
    "Depozitul organizației nu răspunde acum; încercați mai târziu.",
    "Хранилище организации сейчас не отвечает; повторите позже.",
  ]),
  incarcareExpirata: notFound([
    "Timpul încărcării a trecut; deschideți alta.",
    "Время загрузки истекло; откройте новую.",
  ]),
  partiLipsa: conflict(["Nu au sosit părțile {parti}.", "Не получены части {parti}."]),
  dimensiuneDiferita: unprocessable([
    "Părțile nu au împreună {dimensiune} de octeți, cum s-a declarat.",
    "Части вместе не составляют {dimensiune} байт, как было заявлено.",
  ]),
  hashDiferit: unprocessable([
    "Amprenta SHA-256 calculată diferă de cea declarată.",
    "Вычисленный хеш SHA-256 отличается от заявленного.",
  ]),
  executabil: unsupportedMedia([
    "Programele și scripturile nu se păstrează ca documente.",
    "Программы и скрипты не хранятся как документы.",
  ]),
  parolaNecesara: forbidden([
    "Documentul este protejat; trimiteți parola în antetul X-Document-Password.",
    "Документ защищён; передайте пароль в заголовке X-Document-Password.",
  ]),
  parolaIncorecta: forbidden(["Parola documentului este greșită.", "Неверный пароль документа."]),
});

export const contract: ContractTexts = {
  properties: {
    criptat: ["Conținutul se sigilează", "Содержимое шифруется", "The content is sealed"],
    parola: ["Parola cerută la descărcare", "Пароль для скачивания", "The password that downloads need"],
  },
};
