import type { Text } from "../../shared/everywhere/texts.ts";

export type { Text } from "../../shared/everywhere/texts.ts";
export type Words = Record<string, Text>;

/** The words of every page. */
export const common = {
  language: ["Limba", "Язык", "Language"],
  skip: ["Salt la conținut", "Перейти к содержанию"],
  problem: ["Este o problemă", "Возникла проблема"],
  errorInTitle: ["Eroare: {title}", "Ошибка: {title}"],
  offline: [
    "Serviciul nu răspunde. Verificați conexiunea și încercați din nou.",
    "Сервис не отвечает. Проверьте соединение и повторите попытку.",
  ],
  ended: ["Sesiunea s-a încheiat. Intrați din nou.", "Сеанс завершён. Войдите снова."],
  refused: [
    "Cererea nu a fost acceptată. Încercați din nou mai târziu.",
    "Запрос не принят. Повторите попытку позже.",
  ],
  tooMany: [
    "Prea multe încercări. Încercați din nou peste {seconds} s.",
    "Слишком много попыток. Повторите через {seconds} с.",
  ],
  signIn: ["Intrați în cont", "Войти"],
  unknownService: [
    "Serviciul din adresă nu există. Verificați adresa.",
    "Сервиса из адреса не существует. Проверьте адрес.",
  ],
} satisfies Words;
