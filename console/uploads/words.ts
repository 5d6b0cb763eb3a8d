import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const uploadWords = words({
  dropHere: [
    "Lăsați fișierele aici, oriunde pe pagină",
    "Отпустите файлы здесь, в любом месте страницы",
    "Drop the files here, anywhere on the page",
  ],
  hint: [
    "Trageți fișiere oriunde pe pagină sau alegeți-le. Până la 5 GB fiecare.",
    "Перетащите файлы в любое место страницы или выберите их. До 5 ГБ каждый.",
    "Drag files anywhere on the page or choose them. Up to 5 GB each.",
  ],
  choose: ["Alege fișiere", "Выбрать файлы", "Choose files"],
  chosen: [
    plural.ro({ one: "un fișier ales", few: "{} fișiere alese", other: "{} de fișiere alese" }),
    plural.ru({ one: "выбран {} файл", few: "выбрано {} файла", many: "выбрано {} файлов" }),
    plural.en({ one: "{} file chosen", other: "{} files chosen" }),
  ],
  more: [
    plural.ro({ one: "și încă unul", few: "și încă {}", other: "și încă {}" }),
    plural.ru({ one: "и ещё {}", few: "и ещё {}", many: "и ещё {}" }),
    plural.en({ one: "and {} more", other: "and {} more" }),
  ],
  send: [
    plural.ro({ one: "Încarcă fișierul", few: "Încarcă {} fișiere", other: "Încarcă {} de fișiere" }),
    plural.ru({ one: "Загрузить {} файл", few: "Загрузить {} файла", many: "Загрузить {} файлов" }),
    plural.en({ one: "Upload the file", other: "Upload {} files" }),
  ],
  visibility: ["Cine vede documentele", "Кто видит документы", "Who sees the documents"],
  visibilities: {
    PUBLIC: ["Toată lumea, și fără cont", "Все, и без учётной записи", "Everyone, even without an account"],
    PERSONAL: [
      "Eu și cei cu drept asupra containerului",
      "Я и те, у кого есть право на контейнер",
      "Me and those with rights to the container",
    ],
    SECRET: [
      "Secret: doar cei cu acces la secrete",
      "Секретно: только те, у кого есть допуск",
      "Secret: only those with access to secret documents",
    ],
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
  already: [
    (names: string) => `Deja în listă: ${names}`,
    (names: string) => `Уже в списке: ${names}`,
    (names: string) => `Already in the list: ${names}`,
  ],
  twin: ["Același conținut are și", "То же содержимое имеет и", "The same content is also in"],
  chooseAgain: [
    (name: string) =>
      `Browserul nu mai are fișierul. Alegeți din nou „${name}” și încărcarea continuă de unde a rămas.`,
    (name: string) =>
      `У браузера больше нет файла. Выберите «${name}» ещё раз, и загрузка продолжится с того же места.`,
    (name: string) =>
      `The browser no longer has the file. Choose ‘${name}’ again and the upload continues from where it stopped.`,
  ],
  otherFile: [
    (name: string) => `Acesta este alt fișier. Alegeți „${name}”, neschimbat.`,
    (name: string) => `Это другой файл. Выберите «${name}» без изменений.`,
    (name: string) => `This is another file. Choose ‘${name}’, unchanged.`,
  ],
  refused: {
    executabil: [
      "Programele și scripturile nu se păstrează ca documente.",
      "Программы и скрипты не хранятся как документы.",
      "Programs and scripts are not kept as documents.",
    ],
    other: [
      "Serviciul a refuzat conținutul fișierului.",
      "Сервис отклонил содержимое файла.",
      "The service refused the content of the file.",
    ],
  },
  sessionEnded: [
    "Sesiunea s-a încheiat; continuă după ce intrați din nou.",
    "Сеанс завершён; продолжится после входа.",
    "The session has ended; it continues after you sign in again.",
  ],
});
