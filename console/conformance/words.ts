import { words } from "../words/words.ts";

export const conformanceWords = words({
  ro: {
    sections: {
      label: "Conformitate",
      systems: "Sisteme",
      audits: "Audituri",
      issues: "Abateri",
      rules: "Reguli",
      users: "Utilizatori",
    },
    back: "Toate sistemele",
    verdict: {
      PASS: "Conform",
      WARN: "Cu avertizări",
      FAIL: "Neconform",
      NOT_APPLICABLE: "Nu se aplică",
    },
    noVerdict: "Neauditat",
    counts: (pass: string, warn: string, fail: string) =>
      `Respectate: ${pass}, cu avertizări: ${warn}, încălcate: ${fail}`,
    notApplicable: (count: string) => `nu se aplică: ${count}`,
    wholeSystem: "tot sistemul",
    auditOf: (moment: string) => `Auditul din ${moment}`,
    changesOf: (opened: string, closed: string) => `Noi: ${opened}, închise: ${closed}`,
  },
  ru: {
    sections: {
      label: "Соответствие",
      systems: "Системы",
      audits: "Аудиты",
      issues: "Отклонения",
      rules: "Правила",
      users: "Пользователи",
    },
    back: "Все системы",
    verdict: {
      PASS: "Соответствует",
      WARN: "С предупреждениями",
      FAIL: "Не соответствует",
      NOT_APPLICABLE: "Неприменимо",
    },
    noVerdict: "Не проверена",
    counts: (pass, warn, fail) => `Соблюдено: ${pass}, с предупреждением: ${warn}, нарушено: ${fail}`,
    notApplicable: (count) => `неприменимо: ${count}`,
    wholeSystem: "вся система",
    auditOf: (moment) => `Аудит от ${moment}`,
    changesOf: (opened, closed) => `Новых: ${opened}, закрыто: ${closed}`,
  },
});
