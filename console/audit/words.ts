import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const auditWords = words({
  area: ["Secțiunile auditului", "Разделы аудита"],
  sections: {
    activity: ["Activitate", "Активность"],
    signatures: ["Semnături", "Подписи"],
    integrity: ["Integritate", "Целостность"],
    access: ["Cine poate citi", "Кто может читать"],
  },
  titles: {
    activity: ["Activitatea documentelor", "Активность документов"],
    signatures: ["Registrul semnăturilor", "Реестр подписей"],
    integrity: ["Verificarea integrității", "Проверка целостности"],
    access: ["Cine poate ce și de ce", "Кто что может и почему"],
  },
  when: ["Când", "Когда"],
  who: ["Cine", "Кто"],
  what: ["Ce", "Что"],
  document: ["Documentul", "Документ"],
  detail: ["Amănunte", "Подробности"],
  person: ["Persoana", "Человек"],
  clear: ["Șterge filtrele", "Сбросить фильтры"],
  proof: ["Dovada", "Доказательство"],
  proofOf: [
    (code: string) => `Dovada documentului ${code}`,
    (code: string) => `Доказательство документа ${code}`,
  ],
  kinds: {
    CREAT: ["Creat", "Создан"],
    MODIFICAT: ["Modificat", "Изменён"],
    RESTAURAT: ["Versiune restaurată", "Версия восстановлена"],
    DESCARCAT: ["Vizualizat sau descărcat", "Просмотрен или скачан"],
    PARTAJAT: ["Acces dat", "Доступ дан"],
    REVOCAT: ["Acces retras", "Доступ отозван"],
    CERUT: ["Acces cerut", "Доступ запрошен"],
    APROBAT: ["Cerere aprobată", "Запрос одобрен"],
    RESPINS: ["Cerere respinsă", "Запрос отклонён"],
    SEMNAT: ["Semnat", "Подписан"],
    VERIFICAT: ["Semnătură verificată", "Подпись проверена"],
    PRELUNGIT: ["Dovada semnăturii reînnoită", "Подтверждение подписи продлено"],
    SCANAT: ["Scanat de viruși", "Проверен на вирусы"],
    ELIBERAT: ["Conținut eliberat", "Содержимое освобождено"],
    ARHIVAT: ["Arhivat", "В архиве"],
    REACTIVAT: ["Reactivat", "Восстановлен"],
    STERS: ["Mutat în coș", "Перемещён в корзину"],
    PURJAT: ["Eliminat definitiv", "Уничтожен"],
    IMPORTAT: ["Importat", "Импортирован"],
    RESINCRONIZAT: ["Resincronizat", "Обновлён из источника"],
    TRANSCRIS: ["Text recunoscut", "Текст распознан"],
    GENERAT: ["Generat din șablon", "Создан по шаблону"],
    NOTA: ["Notă", "Заметка"],
  },
  modes: {
    vizualizare: ["Vizualizat", "Просмотрен"],
    descarcare: ["Descărcat", "Скачан"],
    comparare: ["Text comparat", "Текст сравнивали"],
  },
  csv: {
    verb: ["Descarcă CSV", "Скачать CSV"],
    reading: [
      plural.ro({
        one: "S-a citit un rând…",
        few: "S-au citit {} rânduri…",
        other: "S-au citit {} de rânduri…",
      }),
      plural.ru({
        one: "Прочитана {} строка…",
        few: "Прочитаны {} строки…",
        many: "Прочитано {} строк…",
      }),
    ],
    stop: ["Oprește", "Остановить"],
    done: [
      plural.ro({
        one: "Fișierul are un rând.",
        few: "Fișierul are {} rânduri.",
        other: "Fișierul are {} de rânduri.",
      }),
      plural.ru({
        one: "В файле {} строка.",
        few: "В файле {} строки.",
        many: "В файле {} строк.",
      }),
    ],
    cut: [
      (most: string) =>
        `Fișierul are primele ${most} de rânduri, cele mai noi. Alegeți filtre pentru restul.`,
      (most: string) => `В файле первые ${most} строк, самые новые. Для остальных выберите фильтры.`,
    ],
    hash: ["Amprenta", "Отпечаток"],
    code: ["Codul", "Код"],
    login: ["Numele de utilizator", "Имя пользователя"],
  },
});
