/** A text in both languages. */
export interface Text {
  ro: string;
  ru: string;
}

export type Words = Record<string, Text>;
export type Language = keyof Text;

/** The words of every page. */
export const common = {
  skip: { ro: "Treceți la conținut", ru: "Перейти к содержанию" },
  problem: { ro: "Este o problemă", ru: "Возникла проблема" },
  errorInTitle: { ro: "Eroare: {title}", ru: "Ошибка: {title}" },
  offline: {
    ro: "Serviciul nu răspunde. Verificați conexiunea și încercați din nou.",
    ru: "Сервис не отвечает. Проверьте соединение и повторите попытку.",
  },
  refused: {
    ro: "Cererea nu a fost acceptată. Încercați din nou mai târziu.",
    ru: "Запрос не принят. Повторите попытку позже.",
  },
  tooMany: {
    ro: "Prea multe încercări. Încercați din nou peste {seconds} s.",
    ru: "Слишком много попыток. Повторите через {seconds} с.",
  },
  signIn: { ro: "Intrați în cont", ru: "Войти" },
  unknownService: {
    ro: "Serviciul din adresă nu există. Verificați adresa.",
    ru: "Сервиса из адреса не существует. Проверьте адрес.",
  },
} satisfies Words;
