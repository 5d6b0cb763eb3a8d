import { words } from "../words/words.ts";

export const apiWords = words({
  ro: {
    lost: "Serviciul nu răspunde",
    lostText: "Verificați conexiunea la rețea și încercați din nou.",
    fault: "Serviciul a întâmpinat o eroare",
    faultText:
      "Nimic nu s-a pierdut. Încercați din nou; dacă se repetă, dați operatorului identificatorul cererii.",
    notFound: "Nu există sau nu vă este accesibil",
    stale: "Altcineva a modificat înregistrarea între timp",
    deepest: (rows: string) =>
      `Lista arată primele ${rows} de rânduri. Restrângeți căutarea ca să le vedeți pe celelalte.`,
    container: "Containerul",
    defaultContainer: "Containerul implicit",
    later: (seconds: string) => `Încercați din nou peste ${seconds} s.`,
    approval: {
      title: "Cererea așteaptă a doua persoană.",
      text: (until: string) => `Se execută după ce un alt administrator o aprobă, până la ${until}.`,
      open: "Vezi aprobările",
      close: "Închide",
    },
  },
  ru: {
    lost: "Служба не отвечает",
    lostText: "Проверьте подключение к сети и повторите попытку.",
    fault: "В службе произошла ошибка",
    faultText:
      "Ничего не потеряно. Повторите попытку; если ошибка повторится, сообщите оператору номер запроса.",
    notFound: "Не существует или вам недоступно",
    stale: "Запись тем временем изменил кто-то другой",
    deepest: (rows) => `Показаны первые ${rows} строк. Уточните поиск, чтобы увидеть остальные.`,
    container: "Контейнер",
    defaultContainer: "Контейнер по умолчанию",
    later: (seconds) => `Повторите попытку через ${seconds} с.`,
    approval: {
      title: "Запрос ждёт второго лица.",
      text: (until) => `Выполнится после одобрения другим администратором, до ${until}.`,
      open: "Открыть одобрения",
      close: "Закрыть",
    },
  },
});
