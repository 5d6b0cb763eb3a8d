import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const todayWords = words({
  title: ["Astăzi", "Сегодня"],
  nothing: ["Nimic nu vă așteaptă", "Вас ничего не ждёт"],
  nothingText: [
    "Aici apar ce aveți de decis și de semnat și ce nu a reușit: încărcări, importuri, scanări.",
    "Здесь видно, что нужно решить и подписать и что не удалось: загрузки, импорт, сканы.",
  ],
  all: [(count: string) => `Toate (${count})`, (count: string) => `Все (${count})`],
  sections: {
    requests: ["De decis: cereri de acces", "Ожидают решения: запросы доступа"],
    approvals: ["De decis: aprobări", "Ожидают решения: согласования"],
    toSign: ["De semnat", "Подписать"],
    failed: ["Nu au reușit", "Не удалось"],
    shared: ["Partajate cu mine", "Доступные мне от других"],
  },
  wants: {
    CITIRE: ["cere citire", "запрашивает доступ на чтение"],
    SCRIERE: ["cere citire și scriere", "запрашивает доступ на чтение и изменение"],
  },
  wantsBy: [
    (name: string, wish: string, ago: string) => `${name} ${wish}, ${ago}`,
    (name: string, wish: string, ago: string) => `${name} ${wish}, ${ago}`,
    (name: string, wish: string, ago: string) => `${name} ${wish}, ${ago}`,
  ],
  someone: ["Cineva", "Кто-то"],
  asked: [
    (login: string, ago: string) => `${login}, ${ago}`,
    (login: string, ago: string) => `${login}, ${ago}`,
    (login: string, ago: string) => `${login}, ${ago}`,
  ],
  newVersion: [
    (number: string) => `Versiunea ${number} nu este semnată; una dinainte este.`,
    (number: string) => `Версия ${number} не подписана; одна из прежних подписана.`,
  ],
  invalid: [
    (signer: string) => `Semnătura lui ${signer} nu mai este valabilă.`,
    (signer: string) => `Подпись ${signer} больше недействительна.`,
  ],
  upload: [(why: string) => `Încărcare: ${why}`, (why: string) => `Загрузка: ${why}`],
  imported: [
    plural.ro({
      one: "Import: un fișier nu a reușit",
      few: "Import: {} fișiere nu au reușit",
      other: "Import: {} de fișiere nu au reușit",
    }),
    plural.ru({
      one: "Импорт: {} файл не удался",
      few: "Импорт: {} файла не удались",
      many: "Импорт: {} файлов не удались",
    }),
  ],
  importOf: [(day: string) => `Importul din ${day}`, (day: string) => `Импорт от ${day}`],
  scans: ["Toate scanările nereușite", "Все неудачные сканы"],
  scan: [(ago: string) => `Scanare, ${ago}`, (ago: string) => `Скан, ${ago}`],
  nameless: [(id: string) => `Documentul ${id}`, (id: string) => `Документ ${id}`],
  rights: {
    CITIRE: ["citire", "чтение"],
    SCRIERE: ["citire și scriere", "чтение и изменение"],
  },
  sharedBy: [
    (name: string, right: string, ago: string) => `${name}: ${right}, ${ago}`,
    (name: string, right: string, ago: string) => `${name}: ${right}, ${ago}`,
    (name: string, right: string, ago: string) => `${name}: ${right}, ${ago}`,
  ],
  sharedUntil: [
    (name: string, right: string, day: string) => `${name}: ${right}, până la ${day}`,
    (name: string, right: string, day: string) => `${name}: ${right}, до ${day}`,
  ],
});
