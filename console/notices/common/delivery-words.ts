import { plural } from "../../words/plural.ts";
import { words } from "../../words/words.ts";

export const deliveryWords = words({
  ro: {
    attempts: plural.ro({ one: "o încercare", few: "{} încercări", other: "{} de încercări" }),
    segments: plural.ro({ one: "un segment", few: "{} segmente", other: "{} de segmente" }),
    digest: plural.ro({
      one: "rezumat cu un mesaj",
      few: "rezumat cu {} mesaje",
      other: "rezumat cu {} de mesaje",
    }),
    inDigest: "a mers într-un rezumat zilnic",
    by: (provider: string) => `prin ${provider}`,
    messageId: (id: string) => `la furnizor: ${id}`,
    version: (version: string) => `versiunea ${version} a șablonului`,
    because: (reason: string) => `Cauza: ${reason}`,
    created: (moment: string) => `pregătită ${moment}`,
    sent: (moment: string) => `trimisă ${moment}`,
    scheduled: (moment: string) => `programată pentru ${moment}`,
    next: (moment: string) => `următoarea încercare ${moment}`,
    ended: (moment: string) => `încheiată ${moment}`,
  },
  ru: {
    attempts: plural.ru({ one: "{} попытка", few: "{} попытки", many: "{} попыток" }),
    segments: plural.ru({ one: "{} сегмент", few: "{} сегмента", many: "{} сегментов" }),
    digest: plural.ru({
      one: "сводка из {} сообщения",
      few: "сводка из {} сообщений",
      many: "сводка из {} сообщений",
    }),
    inDigest: "вошло в ежедневную сводку",
    by: (provider) => `через ${provider}`,
    messageId: (id) => `у провайдера: ${id}`,
    version: (version) => `версия шаблона ${version}`,
    because: (reason) => `Причина: ${reason}`,
    created: (moment) => `подготовлено ${moment}`,
    sent: (moment) => `отправлено ${moment}`,
    scheduled: (moment) => `запланировано на ${moment}`,
    next: (moment) => `следующая попытка ${moment}`,
    ended: (moment) => `завершено ${moment}`,
  },
});
