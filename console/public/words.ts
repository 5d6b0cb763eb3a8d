import type { Text } from "../../shared/everywhere/texts.ts";

export type { Text } from "../../shared/everywhere/texts.ts";
export type Words = Record<string, Text>;

/** The words of every page. */
export const common = {
  language: ["Limba", "Язык", "Language"],
  skip: ["Salt la conținut", "Перейти к содержанию", "Skip to content"],
  problem: ["Este o problemă", "Возникла проблема", "There is a problem"],
  errorInTitle: ["Eroare: {title}", "Ошибка: {title}", "Error: {title}"],
  offline: [
    "Serviciul nu răspunde. Verificați conexiunea și încercați din nou.",
    "Сервис не отвечает. Проверьте соединение и повторите попытку.",
    "The service is not responding. Check your connection and try again.",
  ],
  ended: [
    "Sesiunea s-a încheiat. Intrați din nou.",
    "Сеанс завершён. Войдите снова.",
    "The session has ended. Sign in again.",
  ],
  refused: [
    "Cererea nu a fost acceptată. Încercați din nou mai târziu.",
    "Запрос не принят. Повторите попытку позже.",
    "The request was not accepted. Try again later.",
  ],
  tooMany: [
    "Prea multe încercări. Încercați din nou peste {seconds} s.",
    "Слишком много попыток. Повторите через {seconds} с.",
    "Too many attempts. Try again in {seconds} s.",
  ],
  signIn: ["Intrați în cont", "Войти", "Sign in"],
  unknownService: [
    "Serviciul din adresă nu există. Verificați adresa.",
    "Сервиса из адреса не существует. Проверьте адрес.",
    "The service in the address does not exist. Check the address.",
  ],
} satisfies Words;
