import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";
import type { Texts } from "../../../shared/texts.ts";

export const refusals: Texts = {
  documentInexistent: { ro: "Documentul nu există.", ru: "Документ не существует." },
  faraContinut: { ro: "Documentul nu are conținut.", ru: "У документа нет содержимого." },
  faraDrept: {
    ro: "Puteți citi documentul, dar nu aveți dreptul la această operațiune.",
    ru: "Вы можете читать документ, но не имеете права на эту операцию.",
  },
  documentNuEsteActiv: {
    ro: "Documentul este {status}; reactivați-l înainte de a-l schimba.",
    ru: "Документ в состоянии {status}; восстановите его перед изменением.",
  },
  documentSters: {
    ro: "Documentul este șters; restaurați-l înainte de descărcare.",
    ru: "Документ удалён; восстановите его перед скачиванием.",
  },
  stareNepermisa: {
    ro: "Un document {status} nu poate trece în starea {spre}.",
    ru: "Документ в состоянии {status} не может перейти в {spre}.",
  },
  retinereLegala: {
    ro: "Documentul este sub reținere legală și nu poate fi eliminat.",
    ru: "Документ находится под юридическим удержанием и не может быть уничтожен.",
  },
  continutNesigilat: {
    ro: "Documentul nu este criptat; un document secret se creează cu secret=true.",
    ru: "Документ не зашифрован; секретный документ создаётся с secret=true.",
  },
  tipFaraText: {
    ro: "Un fișier de acest tip nu dă text în felul cerut: TEXT pentru PDF, DOCX și text simplu, OCR pentru PDF, JPEG și PNG.",
    ru: "Файл этого типа не даёт текста таким способом: TEXT — для PDF, DOCX и простого текста, OCR — для PDF, JPEG и PNG.",
  },
  legaturaFaraText: {
    ro: "Documentul este o legătură către alt serviciu; importați o copie pentru a-l transcrie.",
    ru: "Документ — ссылка на другой сервис; импортируйте копию, чтобы распознать его.",
  },
  partajareaCeluiSters: {
    ro: "Documentul este {status}; restaurați-l înainte de a-l partaja.",
    ru: "Документ в состоянии {status}; восстановите его перед предоставлением доступа.",
  },
  scopLipsa: {
    ro: "Tokenul nu are dreptul {scope}; cereți unul cu el.",
    ru: "У токена нет права {scope}; запросите токен с ним.",
  },
  organizatieSuspendata: {
    ro: "Organizația este suspendată: documentele pot fi doar citite.",
    ru: "Организация приостановлена: документы доступны только для чтения.",
  },
  preaMulteContainere: {
    ro: "Lista ar uni mai mult de {limita} containere; restrângeți cu {filtre}.",
    ru: "Список объединил бы более {limita} контейнеров; сузьте с помощью {filtre}.",
  },
  linkDocumentSecret: {
    ro: "Un document secret nu se dă prin link.",
    ru: "Секретный документ не передаётся по ссылке.",
  },
  legaturaFaraVersiuni: {
    ro: "Conținutul acestui document este la furnizor; aici nu are versiuni.",
    ru: "Содержимое этого документа находится у поставщика; здесь у него нет версий.",
  },
  legaturaNumaiPersonala: {
    ro: "Un document legat se citește numai de cei cu acces la el: nu poate fi public sau secret și nu se dă prin link.",
    ru: "Связанный документ читают только те, у кого есть доступ: он не может быть открытым или секретным и не передаётся по ссылке.",
  },
  documentFaraSursa: {
    ro: "Numai un document importat ca o copie se resincronizează.",
    ru: "Повторно синхронизируется только документ, импортированный как копия.",
  },
  sablonInexistent: { ro: "Șablonul nu există.", ru: "Шаблон не существует." },
  faraDreptPeSablon: {
    ro: "Puteți folosi șablonul, dar nu aveți dreptul să îl schimbați.",
    ru: "Вы можете использовать шаблон, но не имеете права изменять его.",
  },
};

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
