import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";
import type { Texts } from "../../../shared/texts.ts";

export const refusals: Texts = {
  versiuneInexistenta: { ro: "Documentul nu are versiunea {numar}.", ru: "У документа нет версии {numar}." },
  altaProtectie: {
    ro: "Protecția se alege o singură dată, la crearea documentului, și nu se contrazice: CRIPTAT, sau PAROLA cu o parolă.",
    ru: "Защита выбирается один раз, при создании документа, и без противоречий: CRIPTAT либо PAROLA с паролем.",
  },
  bucketInactiv: {
    ro: "Containerul nu primește încărcări acum.",
    ru: "Контейнер сейчас не принимает загрузки.",
  },
  depozitIndisponibil: {
    ro: "Depozitul organizației nu răspunde acum; încercați mai târziu.",
    ru: "Хранилище организации сейчас не отвечает; повторите позже.",
  },
  incarcareExpirata: {
    ro: "Timpul încărcării a trecut; deschideți alta.",
    ru: "Время загрузки истекло; откройте новую.",
  },
  partiLipsa: { ro: "Nu au sosit părțile {parti}.", ru: "Не получены части {parti}." },
  dimensiuneDiferita: {
    ro: "Părțile nu au împreună {dimensiune} de octeți, cum s-a declarat.",
    ru: "Части вместе не составляют {dimensiune} байт, как было заявлено.",
  },
  hashDiferit: {
    ro: "Amprenta SHA-256 calculată diferă de cea declarată.",
    ru: "Вычисленный хеш SHA-256 отличается от заявленного.",
  },
  executabil: {
    ro: "Programele și scripturile nu se păstrează ca documente.",
    ru: "Программы и скрипты не хранятся как документы.",
  },
  parolaNecesara: {
    ro: "Documentul este protejat; trimiteți parola în antetul X-Document-Password.",
    ru: "Документ защищён; передайте пароль в заголовке X-Document-Password.",
  },
  parolaIncorecta: { ro: "Parola documentului este greșită.", ru: "Неверный пароль документа." },
};

export const contract: ContractTexts = {
  properties: {
    criptat: ["Conținutul se sigilează", "Содержимое шифруется", "The content is sealed"],
    parola: ["Parola cerută la descărcare", "Пароль для скачивания", "The password that downloads need"],
  },
};
