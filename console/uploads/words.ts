import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const uploadWords = words({
  ro: {
    dropHere: "Lăsați fișierele aici, oriunde pe pagină",
    hint: "Trageți fișiere oriunde pe pagină sau alegeți-le. Până la 5 GB fiecare.",
    choose: "Alege fișiere",
    chosen: plural.ro({ one: "un fișier ales", few: "{} fișiere alese", other: "{} de fișiere alese" }),
    more: plural.ro({ one: "și încă unul", few: "și încă {}", other: "și încă {}" }),
    send: plural.ro({ one: "Încarcă fișierul", few: "Încarcă {} fișiere", other: "Încarcă {} de fișiere" }),
    dismiss: "Renunță",
    visibility: "Cine vede documentele",
    visibilities: {
      PUBLIC: "Toată lumea, și fără cont",
      PERSONAL: "Eu și cei cu drept asupra containerului",
      SECRET: "Secret: doar cei cu acces la secrete",
    },
    folderLeft: "Mapele nu se încarcă: trageți fișierele din ele.",
    already: (names: string) => `Deja în listă: ${names}`,
    twin: "Același conținut are și",
    chooseAgain: (name: string) =>
      `Browserul nu mai are fișierul. Alegeți din nou „${name}” și încărcarea continuă de unde a rămas.`,
    otherFile: (name: string) => `Acesta este alt fișier. Alegeți „${name}”, neschimbat.`,
    refused: {
      executabil: "Programele și scripturile nu se păstrează ca documente.",
      other: "Serviciul a refuzat conținutul fișierului.",
    },
    sessionEnded: "Sesiunea s-a încheiat; continuă după ce intrați din nou.",
  },
  ru: {
    dropHere: "Отпустите файлы здесь, в любом месте страницы",
    hint: "Перетащите файлы в любое место страницы или выберите их. До 5 ГБ каждый.",
    choose: "Выбрать файлы",
    chosen: plural.ru({ one: "выбран {} файл", few: "выбрано {} файла", many: "выбрано {} файлов" }),
    more: plural.ru({ one: "и ещё {}", few: "и ещё {}", many: "и ещё {}" }),
    send: plural.ru({ one: "Загрузить {} файл", few: "Загрузить {} файла", many: "Загрузить {} файлов" }),
    dismiss: "Отмена",
    visibility: "Кто видит документы",
    visibilities: {
      PUBLIC: "Все, и без учётной записи",
      PERSONAL: "Я и те, у кого есть право на контейнер",
      SECRET: "Секретно: только те, у кого есть допуск",
    },
    folderLeft: "Папки не загружаются: перетащите файлы из них.",
    already: (names) => `Уже в списке: ${names}`,
    twin: "То же содержимое имеет и",
    chooseAgain: (name) =>
      `У браузера больше нет файла. Выберите «${name}» ещё раз, и загрузка продолжится с того же места.`,
    otherFile: (name) => `Это другой файл. Выберите «${name}» без изменений.`,
    refused: {
      executabil: "Программы и скрипты не хранятся как документы.",
      other: "Служба отклонила содержимое файла.",
    },
    sessionEnded: "Сеанс завершён; продолжится после входа.",
  },
});
