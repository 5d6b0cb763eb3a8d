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
  versiuneInexistenta: notFound({
    ro: "Documentul nu are versiunea {numar}.",
    ru: "У документа нет версии {numar}.",
  }),
  altaProtectie: badRequest({
    ro: "Protecția se alege o singură dată, la crearea documentului, și nu se contrazice: CRIPTAT, sau PAROLA cu o parolă.",
    ru: "Защита выбирается один раз, при создании документа, и без противоречий: CRIPTAT либо PAROLA с паролем.",
  }),
  bucketInactiv: conflict({
    ro: "Containerul nu primește încărcări acum.",
    ru: "Контейнер сейчас не принимает загрузки.",
  }),
  depozitIndisponibil: unavailable({
    ro: "Depozitul organizației nu răspunde acum; încercați mai târziu.",
    ru: "Хранилище организации сейчас не отвечает; повторите позже.",
  }),
  incarcareExpirata: notFound({
    ro: "Timpul încărcării a trecut; deschideți alta.",
    ru: "Время загрузки истекло; откройте новую.",
  }),
  partiLipsa: conflict({ ro: "Nu au sosit părțile {parti}.", ru: "Не получены части {parti}." }),
  dimensiuneDiferita: unprocessable({
    ro: "Părțile nu au împreună {dimensiune} de octeți, cum s-a declarat.",
    ru: "Части вместе не составляют {dimensiune} байт, как было заявлено.",
  }),
  hashDiferit: unprocessable({
    ro: "Amprenta SHA-256 calculată diferă de cea declarată.",
    ru: "Вычисленный хеш SHA-256 отличается от заявленного.",
  }),
  executabil: unsupportedMedia({
    ro: "Programele și scripturile nu se păstrează ca documente.",
    ru: "Программы и скрипты не хранятся как документы.",
  }),
  parolaNecesara: forbidden({
    ro: "Documentul este protejat; trimiteți parola în antetul X-Document-Password.",
    ru: "Документ защищён; передайте пароль в заголовке X-Document-Password.",
  }),
  parolaIncorecta: forbidden({ ro: "Parola documentului este greșită.", ru: "Неверный пароль документа." }),
});

export const contract: ContractTexts = {
  properties: {
    criptat: ["Conținutul se sigilează", "Содержимое шифруется", "The content is sealed"],
    parola: ["Parola cerută la descărcare", "Пароль для скачивания", "The password that downloads need"],
  },
};
