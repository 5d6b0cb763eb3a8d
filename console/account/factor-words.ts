import { shellWords } from "../shell/words.ts";
import { words } from "../words/words.ts";

const { codeHint, codeMissing } = shellWords.signIn.factor;

export const factorWords = words({
  title: ["Autentificarea în doi pași", "Двухэтапный вход", "Two-step sign-in"],
  about: [
    "După parolă se cere și o cheie de acces sau un cod din aplicația de pe telefon. O parolă aflată de altcineva nu mai deschide nimic.",
    "После пароля нужен ещё ключ доступа или код из приложения на телефоне. Пароль, который узнал кто-то другой, ничего не откроет.",
    "After the password you also need a passkey or a code from the app on your phone. Someone who finds out your password can no longer open anything.",
  ],
  due: [
    (date: string) =>
      `Contul trebuie să aibă un al doilea factor. Adăugați-l până la ${date}; după aceea nu puteți face altceva.`,
    (date: string) =>
      `Учётной записи нужен второй фактор. Добавьте его до ${date}; после этого другие действия недоступны.`,
    (date: string) =>
      `The account must have a second factor. Add one by ${date}; after that you cannot do anything else.`,
  ],
  none: ["Niciun al doilea factor.", "Второго фактора нет.", "No second factor."],
  missing: [
    "Niciun al doilea factor; contul trebuie să aibă unul.",
    "Второго фактора нет, а он обязателен для этой учётной записи.",
    "No second factor; the account must have one.",
  ],
  app: ["Aplicație de autentificare", "Приложение для входа", "Authenticator app"],
  added: [(date: string) => `din ${date}`, (date: string) => `с ${date}`, (date: string) => `since ${date}`],
  used: [
    (date: string) => `ultima folosire ${date}`,
    (date: string) => `последнее использование ${date}`,
    (date: string) => `last used ${date}`,
  ],
  neverUsed: ["încă fără folosire", "ещё не использовался", "not used yet"],
  codesLeft: [
    (count: number) => `Coduri de rezervă rămase: ${count}`,
    (count: number) => `Осталось резервных кодов: ${count}`,
    (count: number) => `Recovery codes left: ${count}`,
  ],
  passkey: ["Cheie de acces", "Ключ доступа", "Passkey"],
  kind: ["Felul factorului", "Вид фактора", "Kind of factor"],
  kindHint: [
    "Cheia de acces stă în telefon, laptop sau cheia de securitate și se folosește cu amprenta, fața sau codul PIN; cu ea intrați și fără parolă.",
    "Ключ доступа хранится в телефоне, ноутбуке или ключе безопасности и открывается отпечатком, лицом или PIN-кодом; с ним можно войти и без пароля.",
    "A passkey is kept on your phone, laptop or security key and opens with your fingerprint, face or PIN; with it you can also sign in without a password.",
  ],
  make: ["Creează cheia", "Создать ключ", "Create the passkey"],
  makeText: [
    "Browserul vă întreabă unde se păstrează cheia și confirmă că sunteți dumneavoastră.",
    "Браузер спросит, где хранить ключ, и проверит, что это вы.",
    "The browser asks where to keep the passkey and confirms that it is you.",
  ],
  notMade: [
    "Cheia nu a fost creată: ați renunțat sau dispozitivul are deja una pentru acest cont.",
    "Ключ не создан: вы отменили действие, или на устройстве уже есть ключ этой учётной записи.",
    "The passkey was not created: you cancelled, or the device already has one for this account.",
  ],
  add: ["Adaugă un factor", "Добавить фактор", "Add a factor"],
  rename: ["Redenumește", "Переименовать", "Rename"],
  remove: ["Șterge factorul", "Удалить фактор", "Delete the factor"],
  removeTitle: ["Ștergeți factorul?", "Удалить фактор?", "Delete the factor?"],
  removeText: [
    "Acest factor nu va mai fi acceptat. Odată cu ultimul factor se șterg și codurile de rezervă, iar la autentificare se cere doar parola.",
    "Этот фактор больше не будет приниматься. Вместе с последним фактором удаляются резервные коды, и для входа останется только пароль.",
    "This factor will no longer be accepted. Deleting the last factor also deletes the recovery codes, and sign-in then needs only the password.",
  ],
  removed: ["Factorul a fost șters", "Фактор удалён", "The factor was deleted"],
  newCodes: ["Coduri de rezervă noi", "Новые резервные коды", "New recovery codes"],
  newCodesText: [
    "Primiți zece coduri noi. Cele vechi nu vor mai fi valabile.",
    "Вы получите десять новых кодов. Прежние перестанут действовать.",
    "You get ten new codes. The old ones will stop working.",
  ],
  begin: [
    "Aveți nevoie de o aplicație de autentificare pe telefon, de pildă FreeOTP, Aegis, Google Authenticator sau Microsoft Authenticator.",
    "Нужно приложение для входа на телефоне, например FreeOTP, Aegis, Google Authenticator или Microsoft Authenticator.",
    "You need an authenticator app on your phone, such as FreeOTP, Aegis, Google Authenticator or Microsoft Authenticator.",
  ],
  name: ["Numele factorului", "Название фактора", "Factor name"],
  nameHint: [
    "Ca să-l recunoașteți, de pildă „Telefonul de serviciu”.",
    "Чтобы узнать его, например «Рабочий телефон».",
    "So that you recognize it, for example ‘Work phone’.",
  ],
  nameMissing: ["Scrieți un nume", "Введите название", "Enter a name"],
  password: ["Parola de acum", "Текущий пароль", "Current password"],
  passwordMissing: ["Scrieți parola de acum", "Введите текущий пароль", "Enter your current password"],
  passwordWrong: ["Parola nu este corectă", "Неверный пароль", "The password is not correct"],
  next: ["Continuă", "Продолжить", "Continue"],
  save: ["Salvează", "Сохранить", "Save"],
  scan: [
    "Scanați codul QR cu aplicația.",
    "Отсканируйте QR-код приложением.",
    "Scan the QR code with the app.",
  ],
  qr: [
    "Cod QR pentru aplicația de autentificare",
    "QR-код для приложения",
    "QR code for the authenticator app",
  ],
  typed: [
    "Dacă nu se poate scana, scrieți acest secret în aplicație:",
    "Если отсканировать нельзя, введите в приложение этот секрет:",
    "If you cannot scan it, enter this secret in the app:",
  ],
  copySecret: ["Copiază secretul", "Скопировать секрет", "Copy the secret"],
  code: ["Codul afișat de aplicație", "Код из приложения", "Code shown by the app"],
  codeHint,
  codeMissing,
  codeWrong: [
    "Codul nu se potrivește. Verificați ora telefonului și scrieți codul afișat acum.",
    "Код не подходит. Проверьте время на телефоне и введите код, который показан сейчас.",
    "The code does not match. Check the time on your phone and enter the code shown now.",
  ],
  done: [
    "Factorul a fost adăugat; celelalte autentificări ale contului s-au încheiat",
    "Фактор добавлен; остальные входы в учётную запись завершены",
    "The factor was added; the other sign-ins of the account have ended",
  ],
  codesTitle: ["Codurile de rezervă", "Резервные коды", "Recovery codes"],
  codesText: [
    "Păstrați aceste coduri: dacă nu aveți telefonul, fiecare înlocuiește o dată codul aplicației. Nu vor mai fi arătate.",
    "Сохраните эти коды: если телефона нет под рукой, каждый из них один раз заменяет код приложения. Больше они показаны не будут.",
    "Keep these codes: if you do not have your phone, each of them replaces the app code once. They will not be shown again.",
  ],
  fileTitle: [
    (service: string) => `Temelia, coduri de rezervă: ${service}`,
    (service: string) => `Temelia, резервные коды: ${service}`,
    (service: string) => `Temelia, recovery codes: ${service}`,
  ],
  print: ["Tipărește", "Печать", "Print"],
  download: ["Descarcă", "Скачать", "Download"],
  copyCodes: ["Copiază codurile", "Скопировать коды", "Copy the codes"],
  kept: ["Le-am păstrat", "Сохранено", "I have saved them"],
});
