import { words } from "../words/words.ts";

export const signInWords = words({
  title: ["Autentificările mele", "Мои входы"],
  about: [
    "De aici vedeți unde este deschis contul dumneavoastră. Dacă nu recunoașteți o autentificare, încheiați-o și schimbați parola.",
    "Здесь видно, где открыта ваша учётная запись. Если вход вам незнаком, завершите его и смените пароль.",
  ],
  at: [
    (act: string, what: string) => `${act}: ${what}`,
    (act: string, what: string) => `${act}: ${what}`,
    (act: string, what: string) => `${act}: ${what}`,
  ],
  current: ["Aceasta", "Текущий"],
  unknown: ["Program necunoscut", "Неизвестная программа"],
  on: [
    (browser: string, system: string) => `${browser} pe ${system}`,
    (browser: string, system: string) => `${browser}, ${system}`,
    (browser: string, system: string) => `${browser} on ${system}`,
  ],
  same: ["din aceeași rețea ca acum", "из той же сети, что и сейчас"],
  internal: [
    (network: string) => `din rețeaua internă ${network}`,
    (network: string) => `из внутренней сети ${network}`,
  ],
  network: [(network: string) => `din rețeaua ${network}`, (network: string) => `из сети ${network}`],
  noNetwork: ["dintr-o rețea necunoscută", "из неизвестной сети"],
  government: ["prin autentificarea guvernamentală", "через государственную систему входа"],
  began: [(when: string) => `începută la ${when}`, (when: string) => `начат ${when}`],
  used: [
    (when: string) => `folosită ultima dată la ${when}`,
    (when: string) => `последнее использование ${when}`,
  ],
  remembered: [(when: string) => `ținută minte până la ${when}`, (when: string) => `запомнен до ${when}`],
  older: [
    "Autentificările mai vechi decât această listă nu apar; le încheie „Încheie toate celelalte”.",
    "Входы, начатые до появления этого списка, не показаны; их завершает «Завершить все остальные».",
  ],
  end: ["Încheie", "Завершить"],
  endOthers: ["Încheie toate celelalte", "Завершить все остальные"],
  endTitle: ["Încheiați autentificarea?", "Завершить вход?"],
  endOthersTitle: [
    (service: string) => `Încheiați toate celelalte autentificări: ${service}?`,
    (service: string) => `Завершить все остальные входы: ${service}?`,
  ],
  endText: [
    "Dispozitivul acela nu mai poate face nimic în contul dumneavoastră până nu vă autentificați din nou pe el.",
    "То устройство больше ничего не сможет сделать в вашей учётной записи, пока вы не войдёте на нём снова.",
  ],
  endOthersText: [
    "Se încheie și cele ținute minte. Aici rămâneți în cont.",
    "Завершатся и запомненные входы. Здесь вы останетесь в учётной записи.",
  ],
  password: ["Parola de acum", "Текущий пароль"],
  passwordNeeded: [
    "Scrieți parola: v-ați autentificat acum mai mult de 15 minute",
    "Введите пароль: с вашего входа прошло больше 15 минут",
  ],
  passwordWrong: ["Parola nu este corectă", "Неверный пароль"],
  ended: ["Autentificarea s-a încheiat", "Вход завершён"],
  othersEnded: ["Celelalte autentificări s-au încheiat", "Остальные входы завершены"],
});
