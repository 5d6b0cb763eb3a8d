import type { Text } from "../../shared/everywhere/texts.ts";

/* Texts of a sign-in, on its own page and above a page whose session has ended. */

export const signInWords = {
  password: ["Parola", "Пароль", "Password"],
  verb: ["Intră în cont", "Войти", "Sign in"],
  byPasskey: ["Intră cu o cheie de acces", "Войти с ключом доступа", "Sign in with a passkey"],
  byGovernment: [
    "Intră prin autentificarea guvernamentală",
    "Войти через государственную систему входа",
    "Sign in with the government sign-in",
  ],
  usernameMissing: ["Scrieți numele de utilizator", "Введите имя пользователя", "Enter the username"],
  passwordMissing: ["Scrieți parola", "Введите пароль", "Enter the password"],
} satisfies Record<string, Text>;

export const secondFactorWords = {
  code: [
    "Codul din aplicația de autentificare",
    "Код из приложения для входа",
    "Code from the authenticator app",
  ],
  codeHint: [
    "Șase cifre, care se schimbă la 30 de secunde.",
    "Шесть цифр, меняются каждые 30 секунд.",
    "Six digits, which change every 30 seconds.",
  ],
  codeMissing: ["Scrieți codul", "Введите код", "Enter the code"],
  wrongCode: [
    "Codul nu este corect sau a fost deja folosit",
    "Код неверен или уже использован",
    "The code is not correct or has already been used",
  ],
  recovery: ["Codul de rezervă", "Резервный код", "Recovery code"],
  recoveryHint: [
    "Unul dintre codurile primite când ați adăugat aplicația. Fiecare merge o singură dată.",
    "Один из кодов, полученных при добавлении приложения. Каждый действует один раз.",
    "One of the codes you received when you added the app. Each works only once.",
  ],
  usePasskey: ["Folosește cheia de acces", "Использовать ключ доступа", "Use the passkey"],
  noPasskey: [
    "Browserul nu a folosit nicio cheie de acces. Încercați din nou.",
    "Браузер не использовал ключ доступа. Повторите попытку.",
    "The browser did not use any passkey. Try again.",
  ],
  wrongPasskey: [
    "Această cheie de acces nu este a contului de la acest serviciu",
    "Этот ключ доступа не от учётной записи этого сервиса",
    "This passkey does not belong to an account of this service",
  ],
  useRecovery: ["Folosesc un cod de rezervă", "Использовать резервный код", "Use a recovery code"],
  useCode: ["Folosesc aplicația", "Использовать приложение", "Use the app"],
} satisfies Record<string, Text>;
