import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { badRequest, keyed, notFound } from "../../../../shared/errors.ts";

export const refusals = keyed({
  importInexistent: notFound(["Importul nu există.", "Импорт не существует.", "The import does not exist."]),
  importSecret: badRequest([
    "Documentele secrete nu se importă pe această cale.",
    "Секретные документы этим путём не импортируются.",
    "Secret documents cannot be imported this way.",
  ]),
  refRepetat: badRequest([
    "Același fișier apare de două ori.",
    "Один и тот же файл указан дважды.",
    "The same file appears twice.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    imports: [
      "Importul documentelor de la furnizori",
      "Импорт документов от поставщиков",
      "Imports of documents from providers",
    ],
  },
  operations: {
    "imports.list": [
      "Cele din ultimele 30 de zile, de la cel mai nou; ale altora nu apar. `importate` și `esuate` ale unui import în lucru pot fi cu câteva secunde în urmă.",
      "За последние 30 дней, от самого нового; чужие не показываются. `importate` и `esuate` выполняемого импорта могут отставать на несколько секунд.",
      "Those of the last 30 days, newest first; imports of others are absent. `importate` and `esuate` of an import in progress may be a few seconds behind.",
    ],
    "imports.create": [
      "Până la 200 de fișiere. COPIE copiază conținutul; LEGATURA îl citește de la furnizor la fiecare descărcare. Cel mult cinci, gata în 20 de secunde: 200; altfel 202, cu adresa stării. Fiecare fișier reușește sau eșuează singur. Un singur import în curs pentru fiecare furnizor (409); documentele secrete se refuză (400).",
      "До 200 файлов. COPIE копирует содержимое; LEGATURA читает его у поставщика при каждом скачивании. Не более пяти, готовых за 20 секунд: 200; иначе 202 с адресом состояния. Каждый файл удаётся или нет сам по себе. Один импорт на поставщика одновременно (409); секретные документы отклоняются (400).",
      "Up to 200 files. COPIE copies the content; LEGATURA reads it at the provider with each download. At most five that finish in 20 seconds: 200; else 202, with the address of the status. Each file succeeds or fails by itself. One live import for each provider (409); secret documents are refused (400).",
    ],
    "imports.resync": [
      "Doar pentru un document importat ca COPIE, cu conexiunea celui care l-a importat; altfel 409. O sursă neschimbată: `schimbat: false`, fără versiune nouă. O sursă dispărută: 404, documentul rămâne.",
      "Только для документа, импортированного как COPIE, с подключением импортировавшего; иначе 409. Источник не изменился: `schimbat: false`, без новой версии. Источник исчез: 404, документ остаётся.",
      "Only for a document that was imported as COPIE, with the connection of who imported it; else 409. A source without a change: `schimbat: false`, and no version. A source that is gone: 404, the document stays.",
    ],
  },
  properties: {
    "Import|ImportInLista.status": ["Starea importului", "Состояние импорта", "State of the import"],
    "ElementulImportului.status": ["Starea elementului", "Состояние элемента", "State of the item"],
    "Import|ImportNou.items": ["Elementele importului", "Элементы импорта", "The items of the import"],
    "ImportNou.furnizor": [
      "Furnizorul din care se importă",
      "Поставщик, из которого импортируют",
      "The provider to import from",
    ],
    "FisiereLaDistanta.items": [
      "Elementele de la furnizor",
      "Элементы у поставщика",
      "The items at the provider",
    ],
    mod: ["Copie sau legătură", "Копия или ссылка", "Copy or link"],
    furnizor: ["Furnizorul extern", "Внешний поставщик", "External provider"],
    ref: ["Referința la furnizor", "Ссылка у поставщика", "Reference at the provider"],
    urlWeb: ["Adresa web la furnizor", "Веб-адрес у поставщика", "Web address at the provider"],
    formatExport: ["Forma exportului", "Форма экспорта", "What it is exported to"],
    sursaVersiune: ["Versiunea sursei", "Версия источника", "Version of the source"],
    panaLa: ["Până când se așteaptă", "До какого времени ждать", "Until when it waits"],
    fisiere: ["Câte fișiere", "Сколько файлов", "How many files"],
    importate: ["Câte au fost aduse", "Сколько импортировано", "How many were brought"],
    esuate: ["Câte nu au reușit", "Сколько не удалось", "How many failed"],
    schimbat: ["Sursa s-a schimbat", "Источник изменился", "Whether the source has changed"],
  },
};

export const matrix = `
                nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
imports.create  401    409      409    409      409   409         409      409          409          401     401          401          401
imports.list    401    200      200    200      200   200         200      200          200          401     401          401          401
imports.read    401    404      404    404      404   404         404      404          404          401     401          401          401
imports.resync  401    404      403    409      409   409         409      404          409          401     401          401          401
`;
