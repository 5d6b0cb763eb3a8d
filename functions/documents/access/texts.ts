import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";
import {
  badRequest,
  conflict,
  forbidden,
  keyed,
  notFound,
  unsupportedMedia,
} from "../../../shared/errors.ts";

export const refusals = keyed({
  documentInexistent: notFound({ ro: "Documentul nu există.", ru: "Документ не существует." }),
  faraContinut: notFound({ ro: "Documentul nu are conținut.", ru: "У документа нет содержимого." }),
  faraDrept: forbidden({
    ro: "Puteți citi documentul, dar nu aveți dreptul la această operațiune.",
    ru: "Вы можете читать документ, но не имеете права на эту операцию.",
  }),
  documentNuEsteActiv: conflict({
    ro: "Documentul este {status}; reactivați-l înainte de a-l schimba.",
    ru: "Документ в состоянии {status}; восстановите его перед изменением.",
  }),
  documentSters: conflict({
    ro: "Documentul este șters; restaurați-l înainte de descărcare.",
    ru: "Документ удалён; восстановите его перед скачиванием.",
  }),
  stareNepermisa: conflict({
    ro: "Un document {status} nu poate trece în starea {spre}.",
    ru: "Документ в состоянии {status} не может перейти в {spre}.",
  }),
  retinereLegala: conflict({
    ro: "Documentul este sub reținere legală și nu poate fi eliminat.",
    ru: "Документ находится под юридическим удержанием и не может быть уничтожен.",
  }),
  continutNesigilat: conflict({
    ro: "Documentul nu este criptat; un document secret se creează cu secret=true.",
    ru: "Документ не зашифрован; секретный документ создаётся с secret=true.",
  }),
  tipFaraText: unsupportedMedia({
    ro: "Un fișier de acest tip nu dă text în felul cerut: TEXT pentru PDF, DOCX și text simplu, OCR pentru PDF, JPEG și PNG.",
    ru: "Файл этого типа не даёт текста таким способом: TEXT — для PDF, DOCX и простого текста, OCR — для PDF, JPEG и PNG.",
  }),
  legaturaFaraText: conflict({
    ro: "Documentul este o legătură către alt serviciu; importați o copie pentru a-l transcrie.",
    ru: "Документ — ссылка на другой сервис; импортируйте копию, чтобы распознать его.",
  }),
  partajareaCeluiSters: conflict({
    ro: "Documentul este {status}; restaurați-l înainte de a-l partaja.",
    ru: "Документ в состоянии {status}; восстановите его перед предоставлением доступа.",
  }),
  scopLipsa: forbidden({
    ro: "Tokenul nu are dreptul {scope}; cereți unul cu el.",
    ru: "У токена нет права {scope}; запросите токен с ним.",
  }),
  organizatieSuspendata: forbidden({
    ro: "Organizația este suspendată: documentele pot fi doar citite.",
    ru: "Организация приостановлена: документы доступны только для чтения.",
  }),
  preaMulteContainere: badRequest({
    ro: "Lista ar uni mai mult de {limita} containere; restrângeți cu {filtre}.",
    ru: "Список объединил бы более {limita} контейнеров; сузьте с помощью {filtre}.",
  }),
  linkDocumentSecret: conflict({
    ro: "Un document secret nu se dă prin link.",
    ru: "Секретный документ не передаётся по ссылке.",
  }),
  legaturaFaraVersiuni: conflict({
    ro: "Conținutul acestui document este la furnizor; aici nu are versiuni.",
    ru: "Содержимое этого документа находится у поставщика; здесь у него нет версий.",
  }),
  legaturaNumaiPersonala: conflict({
    ro: "Un document legat se citește numai de cei cu acces la el: nu poate fi public sau secret și nu se dă prin link.",
    ru: "Связанный документ читают только те, у кого есть доступ: он не может быть открытым или секретным и не передаётся по ссылке.",
  }),
  documentFaraSursa: conflict({
    ro: "Numai un document importat ca o copie se resincronizează.",
    ru: "Повторно синхронизируется только документ, импортированный как копия.",
  }),
  sablonInexistent: notFound({ ro: "Șablonul nu există.", ru: "Шаблон не существует." }),
  faraDreptPeSablon: forbidden({
    ro: "Puteți folosi șablonul, dar nu aveți dreptul să îl schimbați.",
    ru: "Вы можете использовать шаблон, но не имеете права изменять его.",
  }),
});

export const contract: ContractTexts = {
  properties: {
    clientId: ["Clientul", "Клиент", "The client"],
    sistemId: ["Sistemul", "Система", "The system"],
    hasSecret: ["Poate vedea documente SECRET", "Может видеть документы SECRET", "May see SECRET documents"],
    poate: [
      "Ce poate face cititorul cu această înregistrare acum: după drepturile lui și după starea ei. Un 304 nu spune nimic despre acest câmp",
      "Что читатель может сделать с этой записью сейчас: по его правам и её состоянию. Ответ 304 об этом поле ничего не говорит",
      "What the reader may do with this record now: by their rights and by its state. A 304 says nothing about this field",
    ],
  },
};
