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
  documentInexistent: notFound([
    "Documentul nu există.",
    "Документ не существует.",
    "The document does not exist.",
  ]),
  faraContinut: notFound([
    "Documentul nu are conținut.",
    "У документа нет содержимого.",
    "The document has no content.",
  ]),
  faraDrept: forbidden([
    "Puteți citi documentul, dar nu aveți dreptul la această operațiune.",
    "Вы можете читать документ, но не имеете права на эту операцию.",
    "You can read the document, but you do not have the right to do this.",
  ]),
  documentNuEsteActiv: conflict([
    "Documentul este {status}; reactivați-l înainte de a-l schimba.",
    "Документ в состоянии {status}; восстановите его перед изменением.",
    "The document is in the state {status}; reactivate it before you change it.",
  ]),
  documentSters: conflict([
    "Documentul este șters; restaurați-l înainte de descărcare.",
    "Документ удалён; восстановите его перед скачиванием.",
    "The document is in the bin; restore it before you download it.",
  ]),
  stareNepermisa: conflict([
    "Un document {status} nu poate trece în starea {spre}.",
    "Документ в состоянии {status} не может перейти в {spre}.",
    "A document in the state {status} cannot change to {spre}.",
  ]),
  retinereLegala: conflict([
    "Documentul este sub reținere legală și nu poate fi eliminat.",
    "Документ находится под запретом уничтожения и не может быть уничтожен.",
    "The document is under legal hold and cannot be destroyed.",
  ]),
  continutNesigilat: conflict([
    "Documentul nu este criptat; un document secret se creează cu secret=true.",
    "Документ не зашифрован; секретный документ создаётся с secret=true.",
    "The document is not encrypted; create a secret document with secret=true.",
  ]),
  tipFaraText: unsupportedMedia([
    "Un fișier de acest tip nu dă text în felul cerut: TEXT pentru PDF, fișiere Office și OpenDocument, pagini HTML, scrisori și text simplu, OCR pentru PDF și imagini (JPEG, PNG, TIFF, HEIC, WebP, GIF).",
    "Файл этого типа не даёт текста таким способом: TEXT — для PDF, файлов Office и OpenDocument, страниц HTML, писем и простого текста, OCR — для PDF и изображений (JPEG, PNG, TIFF, HEIC, WebP, GIF).",
    "A file of this type gives no text in the way requested: TEXT for PDF, Office and OpenDocument files, HTML pages, emails and plain text, OCR for PDF and images (JPEG, PNG, TIFF, HEIC, WebP, GIF).",
  ]),
  legaturaFaraText: conflict([
    "Documentul este o legătură către alt serviciu; importați o copie pentru a-l transcrie.",
    "Документ — ссылка на другой сервис; импортируйте копию, чтобы распознать его.",
    "The document is a link to another service; import a copy to transcribe it.",
  ]),
  continutNeinfectat: conflict([
    "Scanarea nu a găsit nimic în conținutul curent: nu este nimic de eliberat.",
    "Проверка ничего не нашла в текущем содержимом: освобождать нечего.",
    "The scan found nothing in the current content: there is nothing to release.",
  ]),
  partajareaCeluiSters: conflict([
    "Documentul este {status}; restaurați-l înainte de a-l partaja.",
    "Документ в состоянии {status}; восстановите его перед предоставлением доступа.",
    "The document is in the state {status}; restore it before you share it.",
  ]),
  scopLipsa: forbidden([
    "Tokenul nu are dreptul {scope}; cereți unul cu el.",
    "У токена нет права {scope}; запросите токен с ним.",
    "The token does not have the right {scope}; request one that has it.",
  ]),
  organizatieSuspendata: forbidden([
    "Organizația este suspendată: documentele pot fi doar citite.",
    "Организация приостановлена: документы доступны только для чтения.",
    "The organization is suspended: documents can only be read.",
  ]),
  preaMulteContainere: badRequest([
    "Lista ar uni mai mult de {limita} containere; restrângeți cu {filtre}.",
    "Список объединил бы более {limita} контейнеров; сузьте с помощью {filtre}.",
    "The list would combine more than {limita} containers; narrow it with {filtre}.",
  ]),
  linkDocumentSecret: conflict([
    "Un document secret nu se dă prin link.",
    "Секретный документ не передаётся по ссылке.",
    "A secret document cannot be given by link.",
  ]),
  legaturaFaraVersiuni: conflict([
    "Conținutul acestui document este la furnizor; aici nu are versiuni.",
    "Содержимое этого документа находится у поставщика; здесь у него нет версий.",
    "The content of this document is with the provider; it has no versions here.",
  ]),
  legaturaNumaiPersonala: conflict([
    "Un document legat se citește numai de cei cu acces la el: nu poate fi public sau secret și nu se dă prin link.",
    "Связанный документ читают только те, у кого есть доступ: он не может быть открытым или секретным и не передаётся по ссылке.",
    "A linked document is read only by those with access to it: it cannot be public or secret and cannot be given by link.",
  ]),
  documentFaraSursa: conflict([
    "Numai un document importat ca o copie se resincronizează.",
    "Повторно синхронизируется только документ, импортированный как копия.",
    "Only a document imported as a copy can be resynchronized.",
  ]),
  sablonInexistent: notFound([
    "Șablonul nu există.",
    "Шаблон не существует.",
    "The template does not exist.",
  ]),
  faraDreptPeSablon: forbidden([
    "Puteți folosi șablonul, dar nu aveți dreptul să îl schimbați.",
    "Вы можете использовать шаблон, но не имеете права изменять его.",
    "You can use the template, but you do not have the right to change it.",
  ]),
});

export const contract: ContractTexts = {
  properties: {
    clientId: ["Clientul", "Клиент", "The client"],
    sistemId: ["Sistemul", "Система", "The system"],
    hasSecret: ["Poate vedea documente SECRET", "Может видеть документы SECRET", "May see SECRET documents"],
    limitaOcteti: [
      "Octeții pe care îi pot avea documentele, cu toate versiunile; fără valoare, limita din setările sistemului",
      "Сколько байт могут занимать документы со всеми версиями; без значения — предел из настроек системы",
      "The bytes that the documents may have, all versions together; without a value, the limit in the settings of the system",
    ],
    limitaDocumente: [
      "Documentele care pot fi păstrate; fără valoare, limita din setările sistemului",
      "Сколько документов можно хранить; без значения — предел из настроек системы",
      "The documents that may be kept; without a value, the limit in the settings of the system",
    ],
    limitaPeMinut: [
      "Cele mai multe apeluri pe minut; fără valoare, limita din setările sistemului",
      "Наибольшее число вызовов в минуту; без значения — предел из настроек системы",
      "Maximum number of calls a minute; without a value, the limit in the settings of the system",
    ],
    folosit: ["Cât se ocupă acum", "Сколько занято сейчас", "What is used now"],
    limita: [
      "Cât se poate ocupa; lipsește dacă nu este o limită",
      "Сколько можно занять; отсутствует, если предела нет",
      "What may be used; absent if there is no limit",
    ],
    poate: [
      "Ce poate face cititorul cu această înregistrare acum: după drepturile lui și după starea ei. Un 304 nu spune nimic despre acest câmp",
      "Что читатель может сделать с этой записью сейчас: по его правам и её состоянию. Ответ 304 об этом поле ничего не говорит",
      "What the reader may do with this record now: by their rights and by its state. A 304 says nothing about this field",
    ],
  },
};
