import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const uploadWords = words({
  dropHere: ["Lăsați fișierele aici, oriunde pe pagină", "Отпустите файлы здесь, в любом месте страницы"],
  hint: [
    "Trageți fișiere oriunde pe pagină sau alegeți-le. Până la 5 GB fiecare.",
    "Перетащите файлы в любое место страницы или выберите их. До 5 ГБ каждый.",
  ],
  choose: ["Alege fișiere", "Выбрать файлы"],
  chosen: [
    plural.ro({ one: "un fișier ales", few: "{} fișiere alese", other: "{} de fișiere alese" }),
    plural.ru({ one: "выбран {} файл", few: "выбрано {} файла", many: "выбрано {} файлов" }),
  ],
  more: [
    plural.ro({ one: "și încă unul", few: "și încă {}", other: "și încă {}" }),
    plural.ru({ one: "и ещё {}", few: "и ещё {}", many: "и ещё {}" }),
  ],
  send: [
    plural.ro({ one: "Încarcă fișierul", few: "Încarcă {} fișiere", other: "Încarcă {} de fișiere" }),
    plural.ru({ one: "Загрузить {} файл", few: "Загрузить {} файла", many: "Загрузить {} файлов" }),
  ],
  dismiss: ["Renunță", "Отмена"],
  visibility: ["Cine vede documentele", "Кто видит документы"],
  visibilities: {
    PUBLIC: ["Toată lumea, și fără cont", "Все, и без учётной записи"],
    PERSONAL: ["Eu și cei cu drept asupra containerului", "Я и те, у кого есть право на контейнер"],
    SECRET: ["Secret: doar cei cu acces la secrete", "Секретно: только те, у кого есть допуск"],
  },
  chooseFolder: ["Alege un folder", "Выбрать папку", "Choose a folder"],
  noFiles: ["Folderul nu are fișiere", "В папке нет файлов", "The folder has no files"],
  unreadable: [
    "Folderul nu poate fi citit. Alegeți-l din nou.",
    "Папку не удалось прочитать. Выберите её снова.",
    "The folder cannot be read. Choose it again.",
  ],
  tooMany: [
    (most: string) => `Se pot încărca cel mult ${most} de fișiere odată. Alegeți mai puține.`,
    (most: string) => `За один раз можно загрузить не более ${most} файлов. Выберите меньше.`,
    (most: string) => `You can upload at most ${most} files at once. Choose fewer.`,
  ],
  labels: ["Etichete", "Метки", "Labels"],
  longLabel: [
    "O etichetă are cel mult 64 de caractere",
    "В метке не больше 64 знаков",
    "A label has at most 64 characters",
  ],
  foldersAsLabels: [
    "Păstrează folderul fiecărui fișier ca etichetă",
    "Сохранить папку каждого файла как метку",
    "Keep the folder of each file as a label",
  ],
  issuer: ["Emitentul", "Издатель", "Issuer"],
  description: ["Descrierea", "Описание", "Description"],
  uploaded: [
    plural.ro({
      one: "Un document încărcat",
      few: "{} documente încărcate",
      other: "{} de documente încărcate",
    }),
    plural.ru({
      one: "Загружен {} документ",
      few: "Загружены {} документа",
      many: "Загружено {} документов",
    }),
    (count: number) => (count === 1 ? "One document uploaded" : `${String(count)} documents uploaded`),
  ],
  selectThese: ["Alege aceste documente", "Выбрать эти документы", "Select these documents"],
  already: [(names: string) => `Deja în listă: ${names}`, (names: string) => `Уже в списке: ${names}`],
  twin: ["Același conținut are și", "То же содержимое имеет и"],
  chooseAgain: [
    (name: string) =>
      `Browserul nu mai are fișierul. Alegeți din nou „${name}” și încărcarea continuă de unde a rămas.`,
    (name: string) =>
      `У браузера больше нет файла. Выберите «${name}» ещё раз, и загрузка продолжится с того же места.`,
  ],
  otherFile: [
    (name: string) => `Acesta este alt fișier. Alegeți „${name}”, neschimbat.`,
    (name: string) => `Это другой файл. Выберите «${name}» без изменений.`,
  ],
  refused: {
    executabil: [
      "Programele și scripturile nu se păstrează ca documente.",
      "Программы и скрипты не хранятся как документы.",
    ],
    other: ["Serviciul a refuzat conținutul fișierului.", "Служба отклонила содержимое файла."],
  },
  sessionEnded: [
    "Sesiunea s-a încheiat; continuă după ce intrați din nou.",
    "Сеанс завершён; продолжится после входа.",
  ],
});
