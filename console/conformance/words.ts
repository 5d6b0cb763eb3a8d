import { words } from "../words/words.ts";

export const conformanceWords = words({
  sections: {
    label: ["Conformitate", "Соответствие", "Conformance"],
    systems: ["Sisteme", "Системы", "Systems"],
    audits: ["Audituri", "Аудиты", "Audits"],
    issues: ["Abateri", "Отклонения", "Deviations"],
    rules: ["Reguli", "Правила", "Rules"],
    users: ["Utilizatori", "Пользователи", "Users"],
  },
  back: ["Toate sistemele", "Все системы", "All systems"],
  verdict: {
    PASS: ["Conform", "Соответствует", "Conforms"],
    WARN: ["Cu avertizări", "С предупреждениями", "With warnings"],
    FAIL: ["Neconform", "Не соответствует", "Does not conform"],
    NOT_APPLICABLE: ["Nu se aplică", "Неприменимо", "Does not apply"],
  },
  noVerdict: ["Neauditat", "Не проверена", "Not audited"],
  counts: [
    (pass: string, warn: string, fail: string) =>
      `Respectate: ${pass}, cu avertizări: ${warn}, încălcate: ${fail}`,
    (pass: string, warn: string, fail: string) =>
      `Соблюдено: ${pass}, с предупреждением: ${warn}, нарушено: ${fail}`,
    (pass: string, warn: string, fail: string) => `Met: ${pass}, with warnings: ${warn}, broken: ${fail}`,
  ],
  notApplicable: [
    (count: string) => `nu se aplică: ${count}`,
    (count: string) => `неприменимо: ${count}`,
    (count: string) => `does not apply: ${count}`,
  ],
  wholeSystem: ["tot sistemul", "вся система", "whole system"],
  auditOf: [
    (moment: string) => `Auditul din ${moment}`,
    (moment: string) => `Аудит от ${moment}`,
    (moment: string) => `Audit of ${moment}`,
  ],
  changesOf: [
    (opened: string, closed: string) => `Deschise: ${opened}, închise: ${closed}`,
    (opened: string, closed: string) => `Открыто: ${opened}, закрыто: ${closed}`,
    (opened: string, closed: string) => `Opened: ${opened}, closed: ${closed}`,
  ],
});
