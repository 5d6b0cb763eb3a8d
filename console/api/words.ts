import { words } from "../words/words.ts";

export const apiWords = words({
  lost: ["Serviciul nu răspunde", "Служба не отвечает"],
  lostText: [
    "Verificați conexiunea la rețea și încercați din nou.",
    "Проверьте подключение к сети и повторите попытку.",
  ],
  fault: ["Serviciul a întâmpinat o eroare", "В службе произошла ошибка"],
  faultText: [
    "Nimic nu s-a pierdut. Încercați din nou; dacă se repetă, dați operatorului identificatorul cererii.",
    "Ничего не потеряно. Повторите попытку; если ошибка повторится, сообщите оператору номер запроса.",
  ],
  note: {
    label: ["Mesaj", "Сообщение"],
    hint: [
      (left: number) => `Îl citește cel care primește accesul. Semne rămase: ${left}.`,
      (left: number) => `Его прочтёт тот, кто получает доступ. Осталось знаков: ${left}.`,
    ],
    tooLong: ["Cel mult 500 de semne", "Не более 500 знаков"],
  },
  ended: ["Sesiunea s-a încheiat. Intrați din nou.", "Сеанс завершён. Войдите снова."],
  before: {
    unavailable: ["Serviciul nu răspunde acum.", "Служба сейчас не отвечает."],
    tooLarge: ["Fișierul sau cererea este prea mare.", "Файл или запрос слишком большой."],
    tooManyRequests: ["Prea multe cereri într-un timp scurt.", "Слишком много запросов за короткое время."],
    other: ["Cererea nu a fost acceptată.", "Запрос не принят."],
  },
  notFound: ["Nu există sau nu vă este accesibil", "Не существует или вам недоступно"],
  stale: ["Altcineva a modificat înregistrarea între timp", "Запись тем временем изменил кто-то другой"],
  deepest: [
    (rows: string) =>
      `Lista arată primele ${rows} de rânduri. Restrângeți căutarea ca să le vedeți pe celelalte.`,
    (rows: string) => `Показаны первые ${rows} строк. Уточните поиск, чтобы увидеть остальные.`,
  ],
  labels: {
    hint: ["Separate prin virgulă", "Через запятую", "Separate them with commas"],
    offered: ["Etichete folosite deja", "Уже используемые метки", "Labels already in use"],
  },
  container: ["Containerul", "Контейнер"],
  defaultContainer: ["Containerul implicit", "Контейнер по умолчанию"],
  later: [
    (seconds: string) => `Încercați din nou peste ${seconds} s.`,
    (seconds: string) => `Повторите попытку через ${seconds} с.`,
  ],
  will: {
    atOnce: [
      "Se execută îndată ce apăsați; nu se cere aprobarea altcuiva.",
      "Выполнится сразу после нажатия; одобрение другого лица не требуется.",
    ],
    asks: [
      "Acum doar se cere: se execută după ce un alt administrator aprobă, în cel mult 24 de ore.",
      "Сейчас это только запрос: выполнится, когда другой администратор одобрит, в течение 24 часов.",
    ],
    unknown: [
      "Se execută îndată sau, dacă regulile o cer, după ce un alt administrator aprobă.",
      "Выполнится сразу или, если этого требуют правила, после одобрения другим администратором.",
    ],
  },
  actors: {
    anonymous: ["cineva fără cont", "кто-то без учётной записи"],
    system: ["sistemul", "система"],
    link: [(id: string) => `cineva cu linkul ${id}`, (id: string) => `кто-то со ссылкой ${id}`],
    machine: [(id: string) => `sistemul conectat ${id}`, (id: string) => `подключённая система ${id}`],
  },
  approval: {
    title: ["Cererea așteaptă a doua persoană.", "Запрос ждёт второго лица."],
    text: [
      (until: string) => `Se execută după ce un alt administrator o aprobă, până la ${until}.`,
      (until: string) => `Выполнится после одобрения другим администратором, до ${until}.`,
    ],
    open: ["Vezi aprobările", "Открыть одобрения"],
    close: ["Închide", "Закрыть"],
  },
});
