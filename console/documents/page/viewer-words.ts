import { words } from "../../words/words.ts";

/** Texts of the viewer of documents. */
export const viewerWords = words({
  tools: ["Vizualizarea documentului", "Просмотр документа", "Viewing the document"],
  pages: ["Paginile documentului", "Страницы документа", "Pages of the document"],
  previous: ["Pagina precedentă", "Предыдущая страница", "Previous page"],
  next: ["Pagina următoare", "Следующая страница", "Next page"],
  thumbnails: ["Miniaturi", "Миниатюры", "Thumbnails"],
  zoomOut: ["Micșorează", "Уменьшить", "Zoom out"],
  zoomIn: ["Mărește", "Увеличить", "Zoom in"],
  turn: ["Rotește", "Повернуть", "Rotate"],
  wide: ["Pe toată lățimea", "Во всю ширину", "Full width"],
  print: ["Tipărește", "Печать", "Print"],
  printing: [
    (done: string, all: string) => `Se pregătește pagina ${done} din ${all}`,
    (done: string, all: string) => `Готовится страница ${done} из ${all}`,
    (done: string, all: string) => `Preparing page ${done} of ${all}`,
  ],
  stopPrinting: ["Oprește tipărirea", "Остановить печать", "Stop printing"],
  tooManyToPrint: [
    (most: string) =>
      `De aici se tipăresc cel mult ${most} de pagini. Descărcați fișierul pentru a-l tipări.`,
    (most: string) => `Отсюда печатается не больше ${most} страниц. Скачайте файл, чтобы его напечатать.`,
    (most: string) => `You can print up to ${most} pages from here. Download the file to print it.`,
  ],
  noPage: ["Pagina nu a putut fi arătată", "Страницу не удалось показать", "This page could not be shown"],
  recognized: [
    "Textul paginilor scanate a fost recunoscut din imagine și poate avea greșeli.",
    "Текст сканированных страниц распознан с изображения и может содержать ошибки.",
    "The text of scanned pages was recognized from the image and may have mistakes.",
  ],
  find: {
    label: ["Căutare în document", "Поиск в документе", "Find in the document"],
    field: ["Caută în document", "Найти в документе", "Find in this document"],
    previous: ["Rezultatul precedent", "Предыдущее совпадение", "Previous result"],
    next: ["Rezultatul următor", "Следующее совпадение", "Next result"],
    count: [
      (place: string, all: string) => `${place} din ${all}`,
      (place: string, all: string) => `${place} из ${all}`,
      (place: string, all: string) => `${place} of ${all}`,
    ],
    none: ["Nu s-a găsit", "Не найдено", "Not found"],
    unread: [
      "Unele pagini nu au putut fi citite",
      "Некоторые страницы не удалось прочитать",
      "Some pages could not be read",
    ],
    searching: ["Se caută…", "Идёт поиск…", "Searching…"],
  },
});
