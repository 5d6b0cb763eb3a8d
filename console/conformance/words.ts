import { words } from "../words/words.ts";

export const conformanceWords = words({
  sections: {
    label: ["Conformitate", "Соответствие"],
    systems: ["Sisteme", "Системы"],
    audits: ["Audituri", "Аудиты"],
    issues: ["Abateri", "Отклонения"],
    rules: ["Reguli", "Правила"],
    users: ["Utilizatori", "Пользователи"],
  },
  back: ["Toate sistemele", "Все системы"],
  verdict: {
    PASS: ["Conform", "Соответствует"],
    WARN: ["Cu avertizări", "С предупреждениями"],
    FAIL: ["Neconform", "Не соответствует"],
    NOT_APPLICABLE: ["Nu se aplică", "Неприменимо"],
  },
  noVerdict: ["Neauditat", "Не проверена"],
  counts: [
    (pass: string, warn: string, fail: string) =>
      `Respectate: ${pass}, cu avertizări: ${warn}, încălcate: ${fail}`,
    (pass: string, warn: string, fail: string) =>
      `Соблюдено: ${pass}, с предупреждением: ${warn}, нарушено: ${fail}`,
  ],
  notApplicable: [(count: string) => `nu se aplică: ${count}`, (count: string) => `неприменимо: ${count}`],
  wholeSystem: ["tot sistemul", "вся система"],
  auditOf: [(moment: string) => `Auditul din ${moment}`, (moment: string) => `Аудит от ${moment}`],
  changesOf: [
    (opened: string, closed: string) => `Deschise: ${opened}, închise: ${closed}`,
    (opened: string, closed: string) => `Открыто: ${opened}, закрыто: ${closed}`,
  ],
});
