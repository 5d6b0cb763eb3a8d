import { plural } from "../../words/plural.ts";
import { words } from "../../words/words.ts";

export const deliveryWords = words({
  attempts: [
    plural.ro({ one: "o încercare", few: "{} încercări", other: "{} de încercări" }),
    plural.ru({ one: "{} попытка", few: "{} попытки", many: "{} попыток" }),
  ],
  segments: [
    plural.ro({ one: "un segment", few: "{} segmente", other: "{} de segmente" }),
    plural.ru({ one: "{} сегмент", few: "{} сегмента", many: "{} сегментов" }),
  ],
  digest: [
    plural.ro({
      one: "rezumat cu un mesaj",
      few: "rezumat cu {} mesaje",
      other: "rezumat cu {} de mesaje",
    }),
    plural.ru({
      one: "сводка из {} сообщения",
      few: "сводка из {} сообщений",
      many: "сводка из {} сообщений",
    }),
  ],
  inDigest: ["a mers într-un rezumat zilnic", "вошло в ежедневную сводку"],
  by: [(provider: string) => `prin ${provider}`, (provider: string) => `через ${provider}`],
  messageId: [(id: string) => `la furnizor: ${id}`, (id: string) => `у провайдера: ${id}`],
  version: [
    (version: string) => `versiunea ${version} a șablonului`,
    (version: string) => `версия шаблона ${version}`,
  ],
  test: ["probă", "проба"],
  sentAgain: ["A fost retrimisă", "Отправлено повторно"],
  otherLanguage: [
    (wanted: string, got: string) => `Citește în ${wanted}, dar textul este în ${got}.`,
    (wanted: string, got: string) => `Язык получателя — ${wanted}, но текст ${got}.`,
  ],
  inLanguage: {
    ro: ["română", "румынский"],
    ru: ["rusă", "русский"],
    en: ["engleză", "английский"],
  },
  because: [(reason: string) => `Cauza: ${reason}`, (reason: string) => `Причина: ${reason}`],
  created: [(moment: string) => `pregătită ${moment}`, (moment: string) => `подготовлено ${moment}`],
  sent: [(moment: string) => `trimisă ${moment}`, (moment: string) => `отправлено ${moment}`],
  scheduled: [
    (moment: string) => `programată pentru ${moment}`,
    (moment: string) => `запланировано на ${moment}`,
  ],
  next: [
    (moment: string) => `următoarea încercare ${moment}`,
    (moment: string) => `следующая попытка ${moment}`,
  ],
  ended: [(moment: string) => `încheiată ${moment}`, (moment: string) => `завершено ${moment}`],
});
