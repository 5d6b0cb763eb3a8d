import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { keyed, notFound } from "../../../../shared/errors.ts";

export const refusals = keyed({
  reindexareInexistenta: notFound([
    "Indexul nu a fost încă refăcut.",
    "Индекс ещё не перестраивался.",
    "The index has not been rebuilt yet.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    search: [
      "Căutarea documentelor după cuvinte, cu fațete",
      "Поиск документов по словам, с фасетами",
      "Search of documents by words, with facets",
    ],
    indexes: ["Indexul de căutare", "Поисковый индекс", "The search index"],
    reindex: [
      "Refacerea indexului de căutare",
      "Перестроение поискового индекса",
      "Filling the search index again",
    ],
  },
  operations: {
    "search.list": [
      "Toate cuvintele trebuie să apară în denumire, cod, etichete, descriere sau text; fiecare, de la două litere, și ca început. Diacriticele și literele mari nu contează; nici semnele dintre părțile unui cuvânt, cod sau număr (`e-mail` și `email`, `1 234,50` și `1234.50`, un IBAN cu spații sau fără), nici literele chirilice și latine care arată la fel într-un cod. O întrebare numai din semne nu găsește nimic (`notSearched`). Se numără doar ce puteți citi, până la 10 000 exact. Întâi potrivirile în denumire și cod, apoi celelalte, apoi alte forme și alte scrieri ale cuvintelor (`împrumuturilor`, `împrumutul`) și textul scanărilor citite nesigur (`highlights.nesigur`); în fiecare grup întâi cele scrise întocmai ca în întrebare, apoi cele mai noi. Dacă nu se găsește nimic, până la două cuvinte care nu găsesc nimic se caută cu o literă schimbată, iar `correction` spune ce s-a căutat (`searched`), cuvintele (`words`) și un `q` care caută exact ce s-a scris (`exact`); ce stă între ghilimele și ce are cifre nu se schimbă. `filter[etichete|format|emitentId|status|bucketId]` restrânge (equals, in). `highlights` are fragmente HTML, cu `<mark>`, tăiate între cuvinte. O schimbare se găsește în două secunde, textul unui fișier în zece. Din text se caută primele 600 000 de caractere; după primele 200 000, cuvânt cu cuvânt.",
      "Все слова должны быть в названии, коде, метках, описании или тексте; каждое, от двух букв, и как начало. Диакритика и регистр не важны; не важны и знаки между частями слова, кода или числа (`e-mail` и `email`, `1 234,50` и `1234.50`, IBAN с пробелами и без них), а в коде — и одинаковые на вид латинские и русские буквы. Запрос из одних знаков ничего не находит (`notSearched`). Считается только то, что вы можете читать, до 10 000 точно. Сначала совпадения в названии и коде, затем остальные, затем другие формы и написания слов (`договоров`, `договором`) и ненадёжно распознанный текст сканов (`highlights.nesigur`); в каждой группе сначала написанные точно так же, затем новые. Если ничего не найдено, до двух слов, которые ничего не находят, ищутся с одной изменённой буквой, а `correction` говорит, что искали (`searched`), слова (`words`) и `q`, который ищет именно написанное (`exact`); то, что в кавычках, и то, где есть цифры, не меняется. `filter[etichete|format|emitentId|status|bucketId]` сужает (equals, in). `highlights` — фрагменты HTML с `<mark>`, разрезанные между словами. Изменение находится через две секунды, текст файла — через десять. В тексте ищется в первых 600 000 знаках; после первых 200 000 — по отдельным словам.",
      "All words must be in the name, code, labels, description or text; each, from two letters on, also as a prefix. Diacritics and case do not matter; nor do signs between the parts of a word, code or number (`e-mail` and `email`, `1 234,50` and `1234.50`, an IBAN with blanks or without), nor, within a code, Latin and Cyrillic letters that look alike. A query of signs alone finds nothing (`notSearched`). Only what you may read is counted, exactly up to 10,000. Matches in name and code come first, then the others, then other forms and spellings of the words (`împrumuturilor`, `împrumutul`) and the text of scans that is not to be relied upon (`highlights.nesigur`); of each, first those spelt exactly as typed, then the newest. Where nothing is found, up to two words that find nothing are searched with one letter changed, and `correction` says what was searched (`searched`), the words (`words`) and a `q` that searches exactly what was typed (`exact`); what is in quotation marks or has digits is not changed. `filter[etichete|format|emitentId|status|bucketId]` narrows (equals, in). `highlights` has fragments of HTML with `<mark>`, cut between words. A change is found within two seconds, the text of a file within ten. The first 600,000 characters of a text are searched; after the first 200,000 word by word.",
    ],
    "admin.indexes.readCurrent": [
      "Se compară cele mai noi 20 de schimbări ale documentelor cu ce văd căutările: `inUrma` nu se găsesc încă, cea mai veche dintre ele de `intarziereSecunde`. Textele fișierelor se citesc separat: coada `indexing`.",
      "Сравниваются 20 последних изменений документов с тем, что видит поиск: `inUrma` ещё не находятся, самое старое из них — `intarziereSecunde`. Тексты файлов читаются отдельно: очередь `indexing`.",
      "The newest 20 changes of documents are compared with what searches see: `inUrma` are not found yet, the oldest of them for `intarziereSecunde`. Texts of files are read apart: the queue `indexing`.",
    ],
    "reindex.run": [
      "Umple o generație nouă a indexului; până se termină, căutările răspund din cea veche. Una la un moment dat (409). Starea: `reindex.read`.",
      "Заполняет новое поколение индекса; до конца поиск отвечает из старого. По одному за раз (409). Состояние: `reindex.read`.",
      "Fills a new generation of the index; until it is whole, searches answer out of the old one. One at a time (409). Its progress: `reindex.read`.",
    ],
  },
  properties: {
    "DocumentGasitPage.facets.status": ["Pe stări", "По состояниям", "By state"],
    "DocumentGasitPage.facets.format": ["Pe feluri de fișier", "По видам файлов", "By kind of file"],
    "DocumentGasitPage.facets.emitentId": ["Pe emitenți", "По издателям", "By issuer"],
    "DocumentGasitPage.facets.bucketId": ["Pe containere", "По контейнерам", "By bucket"],
    "DocumentGasitPage.facets.etichete": ["Pe etichete", "По меткам", "By tag"],
    "Reindexare.status": ["Starea reindexării", "Состояние переиндексации", "State of the reindexing"],
    "Reindexare.total": ["Documentele de indexat", "Документы для индексации", "The documents to index"],
    facets: [
      "Câte documente găsite au fiecare valoare, cele mai frecvente 20",
      "Сколько найденных документов имеет каждое значение, 20 самых частых",
      "How many of the documents found have each value, the 20 most frequent ones",
    ],
    highlights: [
      "Fragmente în jurul cuvintelor, pe câmpuri: HTML sigur, cuvintele în `<mark>`",
      "Фрагменты вокруг слов, по полям: безопасный HTML, слова в `<mark>`",
      "Fragments around the words, by field: safe HTML, the words in `<mark>`",
    ],
    correction: [
      "Ce s-a căutat în locul cuvintelor care nu găsesc nimic; lipsește dacă s-a căutat ce s-a scris",
      "Что искали вместо слов, которые ничего не находят; отсутствует, если искали написанное",
      "What was searched instead of words that find nothing; absent where what was typed was searched",
    ],
    notSearched: [
      "De ce nu s-a căutat: `FARA_CUVINTE`, întrebarea nu are nicio literă și nicio cifră",
      "Почему не искали: `FARA_CUVINTE`, в запросе нет ни одной буквы и ни одной цифры",
      "Why nothing was searched: `FARA_CUVINTE`, the query has neither a letter nor a digit",
    ],
    searched: ["Ce s-a căutat", "Что искали", "What was searched"],
    exact: [
      "`q` care caută exact ce s-a scris",
      "`q`, который ищет именно написанное",
      "A `q` that searches exactly what was typed",
    ],
    words: ["Cuvintele înlocuite", "Заменённые слова", "The words that were replaced"],
    typed: ["Ce s-a scris", "Что написано", "What was typed"],
    generatieCautata: [
      "Generația din care răspund căutările; lipsește cât indexul este nou sau pierdut",
      "Поколение, из которого отвечает поиск; отсутствует, пока индекс новый или потерян",
      "The generation that answers searches; absent while the index is new or lost",
    ],
    verificate: ["Schimbările comparate", "Сравнённые изменения", "The changes that were compared"],
    inUrma: ["Cele care nu se găsesc încă", "Ещё не найденные из них", "Those that are not found yet"],
    intarziereSecunde: [
      "De câte secunde așteaptă cea mai veche dintre ele; 0 dacă nu este niciuna",
      "Сколько секунд ожидает самое старое из них; 0, если таких нет",
      "Seconds for which the oldest of them has waited; 0 if there is none",
    ],
    generatie: ["Generația care se umple", "Заполняемое поколение", "The generation that is filled"],
    indexate: ["Câte documente sunt gata", "Сколько документов готово", "How many documents are done"],
    inceputLa: ["Când a început", "Когда началось", "When it began"],
    terminatLa: ["Când s-a terminat", "Когда закончилось", "When it ended"],
    q: [
      "Cuvinte căutate, fără diferență de diacritice",
      "Искомые слова, без учёта диакритики",
      "Words to look for, whatever their diacritics",
    ],
  },
};

export const matrix = `
              nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
search.list   401    200      200    200      200   200         200      200          200          401     401          401          401
reindex.run   401    403      403    403      403   403         403      403          202          401     401          401          401
reindex.read  401    403      403    403      403   403         403      403          200          401     401          401          401
admin.indexes.readCurrent 401    403      403    403      403   403         403      403          200          403     403          403          401
`;
