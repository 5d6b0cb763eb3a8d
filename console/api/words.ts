import { words } from "../words/words.ts";

export const apiWords = words({
  lost: ["Serviciul nu răspunde", "Сервис не отвечает", "The service is not responding"],
  lostText: [
    "Verificați conexiunea la rețea și încercați din nou.",
    "Проверьте подключение к сети и повторите попытку.",
    "Check your network connection and try again.",
  ],
  fault: ["Serviciul a întâmpinat o eroare", "В сервисе произошла ошибка", "The service had an error"],
  faultText: [
    "Nimic nu s-a pierdut. Încercați din nou; dacă se repetă, dați operatorului identificatorul cererii.",
    "Ничего не потеряно. Повторите попытку; если ошибка повторится, сообщите оператору номер запроса.",
    "Nothing was lost. Try again; if it happens again, give the operator the request identifier.",
  ],
  note: {
    label: ["Mesaj", "Сообщение", "Message"],
    hint: [
      (left: number) => `Îl citește cel care primește accesul. Semne rămase: ${left}.`,
      (left: number) => `Его прочтёт тот, кто получает доступ. Осталось знаков: ${left}.`,
      (left: number) => `The person who gets access reads it. Characters left: ${left}.`,
    ],
    tooLong: ["Cel mult 500 de semne", "Не более 500 знаков", "At most 500 characters"],
  },
  ended: [
    "Sesiunea s-a încheiat. Intrați din nou.",
    "Сеанс завершён. Войдите снова.",
    "The session has ended. Sign in again.",
  ],
  before: {
    unavailable: [
      "Serviciul nu răspunde acum.",
      "Сервис сейчас не отвечает.",
      "The service is not responding now.",
    ],
    tooLarge: [
      "Fișierul sau cererea este prea mare.",
      "Файл или запрос слишком большой.",
      "The file or the request is too large.",
    ],
    tooManyRequests: [
      "Prea multe cereri într-un timp scurt.",
      "Слишком много запросов за короткое время.",
      "Too many requests in a short time.",
    ],
    other: ["Cererea nu a fost acceptată.", "Запрос не принят.", "The request was not accepted."],
  },
  notFound: [
    "Nu există sau nu vă este accesibil",
    "Не существует или вам недоступно",
    "Does not exist or is not available to you",
  ],
  stale: [
    "Altcineva a modificat înregistrarea între timp",
    "Запись тем временем изменил кто-то другой",
    "Someone else has changed the record in the meantime",
  ],
  deepest: [
    (rows: string) =>
      `Lista arată primele ${rows} de rânduri. Restrângeți căutarea ca să le vedeți pe celelalte.`,
    (rows: string) => `Показаны первые ${rows} строк. Уточните поиск, чтобы увидеть остальные.`,
    (rows: string) => `The list shows the first ${rows} rows. Narrow the search to see the others.`,
  ],
  labels: {
    long: [
      "O etichetă are cel mult 64 de caractere",
      "В метке не больше 64 знаков",
      "A label can have at most 64 characters",
    ],
    hint: ["Separate prin virgulă", "Через запятую", "Separate them with commas"],
    offered: ["Etichete folosite deja", "Уже используемые метки", "Labels already in use"],
  },
  container: ["Containerul", "Контейнер", "Container"],
  defaultContainer: ["Containerul implicit", "Контейнер по умолчанию", "Default container"],
  later: [
    (seconds: string) => `Încercați din nou peste ${seconds} s.`,
    (seconds: string) => `Повторите попытку через ${seconds} с.`,
    (seconds: string) => `Try again in ${seconds} s.`,
  ],
  will: {
    atOnce: [
      "Se execută îndată ce apăsați; nu se cere aprobarea altcuiva.",
      "Выполнится сразу после нажатия; согласование другим лицом не требуется.",
      "This happens as soon as you press the button; nobody else has to approve it.",
    ],
    asks: [
      "Acum doar se cere: se execută după ce un alt administrator aprobă, în cel mult 24 de ore.",
      "Сейчас это только запрос: выполнится, когда другой администратор одобрит, в течение 24 часов.",
      "This is only a request for now: it is carried out after another administrator approves, within 24 hours.",
    ],
    unknown: [
      "Se execută îndată sau, dacă regulile o cer, după ce un alt administrator aprobă.",
      "Выполнится сразу или, если этого требуют правила, после согласования другим администратором.",
      "This happens immediately or, if the rules require it, after another administrator approves.",
    ],
    differs: [
      (asked: number, all: number) =>
        `Documente în care s-a găsit un virus: ${asked} din ${all}. Pentru ele acum doar se cere: fiecare se elimină după ce un alt administrator aprobă, în cel mult 24 de ore. Celelalte se elimină îndată.`,
      (asked: number, all: number) =>
        `Документы, в которых найден вирус: ${asked} из ${all}. Для них сейчас это только запрос: каждый уничтожат, когда другой администратор одобрит, в течение 24 часов. Остальные уничтожат сразу.`,
      (asked: number, all: number) =>
        `A virus was found in ${asked} of ${all} documents. For these it is only a request for now: each is destroyed after another administrator approves, within 24 hours. The others are destroyed at once.`,
    ],
  },
  actors: {
    anonymous: ["cineva fără cont", "кто-то без учётной записи", "someone without an account"],
    system: ["sistemul", "система", "the system"],
    client: [
      (id: string) => `clientul ${id}`,
      (id: string) => `клиент ${id}`,
      (id: string) => `client ${id}`,
    ],
    citizen: [
      "un cetățean care nu este în registrul clienților",
      "гражданин, которого нет в реестре клиентов",
      "a citizen who is not in the register of clients",
    ],
    link: [
      (id: string) => `cineva cu linkul ${id}`,
      (id: string) => `кто-то со ссылкой ${id}`,
      (id: string) => `someone with the link ${id}`,
    ],
    machine: [
      (id: string) => `sistemul conectat ${id}`,
      (id: string) => `подключённая система ${id}`,
      (id: string) => `the connected system ${id}`,
    ],
  },
  approval: {
    title: [
      "Cererea așteaptă a doua persoană.",
      "Запрос ждёт второго лица.",
      "The request is waiting for a second person.",
    ],
    text: [
      (until: string) => `Se execută după ce un alt administrator o aprobă, până la ${until}.`,
      (until: string) => `Выполнится после согласования другим администратором, до ${until}.`,
      (until: string) => `It is carried out after another administrator approves it, by ${until}.`,
    ],
    open: ["Vezi aprobările", "Открыть согласования", "View approvals"],
    close: ["Închide", "Закрыть", "Close"],
  },
});
