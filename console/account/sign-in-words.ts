import { words } from "../words/words.ts";

export const signInWords = words({
  title: ["Autentificările mele", "Мои входы", "My sign-ins"],
  about: [
    "De aici vedeți unde este deschis contul dumneavoastră. Dacă nu recunoașteți o autentificare, încheiați-o și schimbați parola.",
    "Здесь видно, где открыта ваша учётная запись. Если вход вам незнаком, завершите его и смените пароль.",
    "This shows where your account is open. If you do not recognize a sign-in, end it and change your password.",
  ],
  current: ["Aceasta", "Текущий", "This one"],
  unknown: ["Program necunoscut", "Неизвестная программа", "Unknown program"],
  on: [
    (browser: string, system: string) => `${browser} pe ${system}`,
    (browser: string, system: string) => `${browser}, ${system}`,
    (browser: string, system: string) => `${browser} on ${system}`,
  ],
  same: ["din aceeași rețea ca acum", "из той же сети, что и сейчас", "from the same network as now"],
  internal: [
    (network: string) => `din rețeaua internă ${network}`,
    (network: string) => `из внутренней сети ${network}`,
    (network: string) => `from the internal network ${network}`,
  ],
  network: [
    (network: string) => `din rețeaua ${network}`,
    (network: string) => `из сети ${network}`,
    (network: string) => `from the network ${network}`,
  ],
  noNetwork: ["dintr-o rețea necunoscută", "из неизвестной сети", "from an unknown network"],
  government: [
    "prin autentificarea guvernamentală",
    "через государственную систему входа",
    "with the government sign-in",
  ],
  began: [
    (when: string) => `începută la ${when}`,
    (when: string) => `начат ${when}`,
    (when: string) => `started ${when}`,
  ],
  used: [
    (when: string) => `folosită ultima dată la ${when}`,
    (when: string) => `последнее использование ${when}`,
    (when: string) => `last used ${when}`,
  ],
  remembered: [
    (when: string) => `ținută minte până la ${when}`,
    (when: string) => `запомнен до ${when}`,
    (when: string) => `remembered until ${when}`,
  ],
  older: [
    "Autentificările mai vechi decât această listă nu apar; le încheie „Încheie toate celelalte”.",
    "Входы, начатые до появления этого списка, не показаны; их завершает «Завершить все остальные».",
    "Sign-ins from before this list was kept are not shown; ‘End all others’ ends them too.",
  ],
  end: ["Încheie", "Завершить", "End"],
  endOthers: ["Încheie toate celelalte", "Завершить все остальные", "End all others"],
  endTitle: ["Încheiați autentificarea?", "Завершить вход?", "End the sign-in?"],
  endOthersTitle: [
    (service: string) => `Încheiați toate celelalte autentificări: ${service}?`,
    (service: string) => `Завершить все остальные входы: ${service}?`,
    (service: string) => `End all other sign-ins: ${service}?`,
  ],
  endText: [
    "Dispozitivul acela nu mai poate face nimic în contul dumneavoastră până nu vă autentificați din nou pe el.",
    "То устройство больше ничего не сможет сделать в вашей учётной записи, пока вы не войдёте на нём снова.",
    "That device can do nothing more in your account until you sign in on it again.",
  ],
  endOthersText: [
    "Se încheie și cele ținute minte. Aici rămâneți în cont.",
    "Завершатся и запомненные входы. Здесь вы останетесь в учётной записи.",
    "Remembered sign-ins end too. You stay signed in here.",
  ],
  password: ["Parola de acum", "Текущий пароль", "Current password"],
  passwordNeeded: [
    "Scrieți parola: v-ați autentificat acum mai mult de 15 minute",
    "Введите пароль: с вашего входа прошло больше 15 минут",
    "Enter your password: you signed in more than 15 minutes ago",
  ],
  passwordWrong: ["Parola nu este corectă", "Неверный пароль", "The password is not correct"],
  ended: ["Autentificarea s-a încheiat", "Вход завершён", "The sign-in has ended"],
  othersEnded: [
    "Celelalte autentificări s-au încheiat",
    "Остальные входы завершены",
    "The other sign-ins have ended",
  ],
});
