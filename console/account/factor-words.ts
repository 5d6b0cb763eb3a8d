import { words } from "../words/words.ts";

export const factorWords = words({
  title: ["Autentificarea în doi pași", "Двухэтапный вход"],
  about: [
    "După parolă se cere și o cheie de acces sau un cod din aplicația de pe telefon. O parolă aflată de altcineva nu mai deschide nimic.",
    "После пароля нужен ещё ключ доступа или код из приложения на телефоне. Пароль, который узнал кто-то другой, ничего не откроет.",
  ],
  at: [
    (act: string, what: string) => `${act}: ${what}`,
    (act: string, what: string) => `${act}: ${what}`,
    (act: string, what: string) => `${act}: ${what}`,
  ],
  due: [
    (date: string) =>
      `Contul trebuie să aibă un al doilea factor. Adăugați-l până la ${date}; după aceea nu puteți face altceva.`,
    (date: string) =>
      `Учётной записи нужен второй фактор. Добавьте его до ${date}; после этого другие действия недоступны.`,
  ],
  none: ["Niciun al doilea factor.", "Второго фактора нет."],
  missing: [
    "Niciun al doilea factor; contul trebuie să aibă unul.",
    "Второго фактора нет, а он обязателен для этой учётной записи.",
  ],
  app: ["Aplicație de autentificare", "Приложение для входа"],
  added: [(date: string) => `din ${date}`, (date: string) => `с ${date}`],
  used: [(date: string) => `ultima folosire ${date}`, (date: string) => `последнее использование ${date}`],
  neverUsed: ["încă fără folosire", "ещё не использовался"],
  codesLeft: [
    (count: number) => `Coduri de rezervă rămase: ${count}`,
    (count: number) => `Осталось резервных кодов: ${count}`,
  ],
  passkey: ["Cheie de acces", "Ключ доступа"],
  kind: ["Felul factorului", "Вид фактора"],
  kindHint: [
    "Cheia de acces stă în telefon, laptop sau cheia de securitate și se folosește cu amprenta, fața sau codul PIN; cu ea intrați și fără parolă.",
    "Ключ доступа хранится в телефоне, ноутбуке или ключе безопасности и открывается отпечатком, лицом или PIN-кодом; с ним можно войти и без пароля.",
  ],
  make: ["Creează cheia", "Создать ключ"],
  makeText: [
    "Browserul vă întreabă unde se păstrează cheia și confirmă că sunteți dumneavoastră.",
    "Браузер спросит, где хранить ключ, и проверит, что это вы.",
  ],
  notMade: [
    "Cheia nu a fost creată: ați renunțat sau dispozitivul are deja una pentru acest cont.",
    "Ключ не создан: вы отменили действие, или на устройстве уже есть ключ этой учётной записи.",
  ],
  add: ["Adaugă un factor", "Добавить фактор"],
  rename: ["Redenumește", "Переименовать"],
  remove: ["Șterge factorul", "Удалить фактор"],
  removeTitle: ["Ștergeți factorul?", "Удалить фактор?"],
  removeText: [
    "Acest factor nu va mai fi acceptat. Odată cu ultimul factor se șterg și codurile de rezervă, iar la autentificare se cere doar parola.",
    "Этот фактор больше не будет приниматься. Вместе с последним фактором удаляются резервные коды, и для входа останется только пароль.",
  ],
  removed: ["Factorul a fost șters", "Фактор удалён"],
  newCodes: ["Coduri de rezervă noi", "Новые резервные коды"],
  newCodesText: [
    "Primiți zece coduri noi. Cele vechi nu vor mai fi valabile.",
    "Вы получите десять новых кодов. Прежние перестанут действовать.",
  ],
  begin: [
    "Aveți nevoie de o aplicație de autentificare pe telefon, de pildă FreeOTP, Aegis, Google Authenticator sau Microsoft Authenticator.",
    "Нужно приложение для входа на телефоне, например FreeOTP, Aegis, Google Authenticator или Microsoft Authenticator.",
  ],
  name: ["Numele factorului", "Название фактора"],
  nameHint: [
    "Ca să-l recunoașteți, de pildă „Telefonul de serviciu”.",
    "Чтобы узнать его, например «Рабочий телефон».",
  ],
  nameMissing: ["Scrieți un nume", "Введите название"],
  password: ["Parola de acum", "Текущий пароль"],
  passwordMissing: ["Scrieți parola de acum", "Введите текущий пароль"],
  passwordWrong: ["Parola nu este corectă", "Неверный пароль"],
  next: ["Continuă", "Продолжить"],
  save: ["Salvează", "Сохранить"],
  scan: ["Scanați codul QR cu aplicația.", "Отсканируйте QR-код приложением."],
  qr: ["Cod QR pentru aplicația de autentificare", "QR-код для приложения"],
  typed: [
    "Dacă nu se poate scana, scrieți acest secret în aplicație:",
    "Если отсканировать нельзя, введите в приложение этот секрет:",
  ],
  copySecret: ["Copiază secretul", "Скопировать секрет"],
  code: ["Codul afișat de aplicație", "Код из приложения"],
  codeHint: ["Șase cifre, care se schimbă la 30 de secunde.", "Шесть цифр, меняются каждые 30 секунд."],
  codeMissing: ["Scrieți codul", "Введите код"],
  codeWrong: [
    "Codul nu se potrivește. Verificați ora telefonului și scrieți codul afișat acum.",
    "Код не подходит. Проверьте время на телефоне и введите код, который показан сейчас.",
  ],
  done: [
    "Factorul a fost adăugat; celelalte autentificări ale contului s-au încheiat",
    "Фактор добавлен; остальные входы в учётную запись завершены",
  ],
  codesTitle: ["Codurile de rezervă", "Резервные коды"],
  codesText: [
    "Păstrați aceste coduri: dacă nu aveți telefonul, fiecare înlocuiește o dată codul aplicației. Nu vor mai fi arătate.",
    "Сохраните эти коды: если телефона нет под рукой, каждый из них один раз заменяет код приложения. Больше они показаны не будут.",
  ],
  fileTitle: [
    (service: string) => `Temelia, coduri de rezervă: ${service}`,
    (service: string) => `Temelia, резервные коды: ${service}`,
  ],
  print: ["Tipărește", "Печать"],
  download: ["Descarcă", "Скачать"],
  copyCodes: ["Copiază codurile", "Скопировать коды"],
  kept: ["Le-am păstrat", "Сохранено"],
});
