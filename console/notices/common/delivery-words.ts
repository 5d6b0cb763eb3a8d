import { languagesInText } from "../../words/languages.ts";
import { plural } from "../../words/plural.ts";
import { words } from "../../words/words.ts";

export const deliveryWords = words({
  attempts: [
    plural.ro({ one: "o încercare", few: "{} încercări", other: "{} de încercări" }),
    plural.ru({ one: "{} попытка", few: "{} попытки", many: "{} попыток" }),
    plural.en({ one: "{} attempt", other: "{} attempts" }),
  ],
  segments: [
    plural.ro({ one: "un segment", few: "{} segmente", other: "{} de segmente" }),
    plural.ru({ one: "{} сегмент", few: "{} сегмента", many: "{} сегментов" }),
    plural.en({ one: "{} segment", other: "{} segments" }),
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
    plural.en({ one: "digest with {} message", other: "digest with {} messages" }),
  ],
  inDigest: ["a mers într-un rezumat zilnic", "вошло в ежедневную сводку", "sent in a daily digest"],
  by: [
    (provider: string) => `prin ${provider}`,
    (provider: string) => `через ${provider}`,
    (provider: string) => `through ${provider}`,
  ],
  messageId: [
    (id: string) => `la furnizor: ${id}`,
    (id: string) => `у провайдера: ${id}`,
    (id: string) => `with the provider: ${id}`,
  ],
  version: [
    (version: string) => `versiunea ${version} a șablonului`,
    (version: string) => `версия шаблона ${version}`,
    (version: string) => `template version ${version}`,
  ],
  recipient: [
    (number: string) => `Destinatarul ${number}`,
    (number: string) => `Получатель ${number}`,
    (number: string) => `Recipient ${number}`,
  ],
  test: ["probă", "проба", "test"],
  sentAgain: ["A fost retrimisă", "Отправлено повторно", "Sent again"],
  otherLanguage: [
    (wanted: string, got: string) => `Citește în ${wanted}, dar textul este în ${got}.`,
    (wanted: string, got: string) => `Язык получателя — ${wanted}, но текст ${got}.`,
    (wanted: string, got: string) => `The recipient's language is ${wanted}, but the text is in ${got}.`,
  ],
  inLanguage: languagesInText,
  because: [
    (reason: string) => `Cauza: ${reason}`,
    (reason: string) => `Причина: ${reason}`,
    (reason: string) => `Reason: ${reason}`,
  ],
  created: [
    (moment: string) => `pregătită ${moment}`,
    (moment: string) => `подготовлено ${moment}`,
    (moment: string) => `prepared ${moment}`,
  ],
  sent: [
    (moment: string) => `trimisă ${moment}`,
    (moment: string) => `отправлено ${moment}`,
    (moment: string) => `sent ${moment}`,
  ],
  scheduled: [
    (moment: string) => `programată pentru ${moment}`,
    (moment: string) => `запланировано на ${moment}`,
    (moment: string) => `scheduled for ${moment}`,
  ],
  next: [
    (moment: string) => `următoarea încercare ${moment}`,
    (moment: string) => `следующая попытка ${moment}`,
    (moment: string) => `next attempt ${moment}`,
  ],
  ended: [
    (moment: string) => `încheiată ${moment}`,
    (moment: string) => `завершено ${moment}`,
    (moment: string) => `ended ${moment}`,
  ],
});
