import { config } from "../../../../shared/config.ts";
import type { Language } from "../../../../shared/context.ts";
import { filled, type InEach, inLanguage, type Text } from "../../../../shared/texts.ts";
import type { Said } from "../inbox/said.ts";

const texts = {
  by: ["De la: {name}", "От: {name}", "From: {name}"],
  open: ["Deschideți: {link}", "Открыть: {link}", "Open: {link}"],
  settings: [
    "Primiți acest mesaj după cum ați ales în contul dumneavoastră: {link}",
    "Вы получаете это письмо согласно настройкам вашей учётной записи: {link}",
    "You get this message because of your choice in your account: {link}",
  ],
  digest: ["Rezumatul zilei: {count}", "Сводка за день: {count}", "Daily digest: {count}"],
} satisfies Record<string, Text>;

interface Mail {
  subject: string;
  body: string;
}

/** The most characters of a subject. */
const MOST_SUBJECT = 255;

const settingsPage = (): string => `${config.publicUrl}/app/cont`;

function partOf({ titlu, mesaj, adresa, message: { de } }: Said, language: Language): string {
  const lines = [
    titlu,
    de === undefined ? undefined : filled(texts.by, language, { name: de }),
    mesaj === undefined ? undefined : `\n${mesaj}\n`,
    adresa === undefined ? undefined : filled(texts.open, language, { link: config.publicUrl + adresa }),
  ];
  return lines.filter((line) => line !== undefined).join("\n");
}

const withSettings = (body: string, language: Language): string =>
  `${body}\n\n--\n${filled(texts.settings, language, { link: settingsPage() })}\n`;

/** The mail about one message. */
export const mailOf = (said: Said, language: Language): Mail => ({
  subject: said.titlu.slice(0, MOST_SUBJECT),
  body: withSettings(partOf(said, language), language),
});

/** The mail of the day. */
export const digestOf = (all: readonly Said[], language: Language): Mail => ({
  subject: filled(texts.digest, language, { count: messages(all.length, language) }),
  body: withSettings(all.map((said) => partOf(said, language)).join("\n\n"), language),
});

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const forms: InEach<Forms> = [
  { one: "un mesaj", few: "{count} mesaje", other: "{count} de mesaje" },
  {
    one: "{count} сообщение",
    few: "{count} сообщения",
    many: "{count} сообщений",
    other: "{count} сообщения",
  },
  { one: "{count} message", other: "{count} messages" },
];

function messages(count: number, language: Language): string {
  const words = inLanguage(forms, language);
  const form = new Intl.PluralRules(language).select(count);
  return (words[form] ?? words.other).replace("{count}", String(count));
}
