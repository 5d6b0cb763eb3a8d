import { useState } from "react";
import { StateBadge } from "../../kit/states.tsx";
import { plural } from "../../words/plural.ts";
import { useWords, words } from "../../words/words.ts";
import { isHtml, MailBody, parsedMail } from "./mail-body.tsx";
import { smsOf } from "./sms.ts";
import { filled, type Values } from "./template-text.ts";
import { commonWords } from "./words.ts";

const previewWords = words({
  ro: {
    title: "Cum arată mesajul",
    language: "Limba mesajului",
    noText: (language: string) => `Fără text în ${language}: se trimite cel în română.`,
    inLanguage: { ro: "română", ru: "rusă", en: "engleză" },
    empty: "Scrieți textul ca să-l vedeți aici.",
    sms: plural.ro({ one: "un SMS", few: "{} SMS-uri", other: "{} de SMS-uri" }),
    cyrillic: "cu diacritice sau chirilice: 70 de semne într-un SMS",
    tooLong: "Un mesaj are cel mult 6 SMS-uri.",
  },
  ru: {
    title: "Как выглядит сообщение",
    language: "Язык сообщения",
    noText: (language) => `Нет текста (${language}): уйдёт румынский.`,
    inLanguage: { ro: "румынский", ru: "русский", en: "английский" },
    empty: "Введите текст, чтобы увидеть его здесь.",
    sms: plural.ru({ one: "{} SMS", few: "{} SMS", many: "{} SMS" }),
    cyrillic: "с кириллицей или диакритикой: 70 знаков в SMS",
    tooLong: "В сообщении не более 6 SMS.",
  },
});

export const noticeLanguages = ["ro", "ru", "en"] as const;
export type NoticeLanguage = (typeof noticeLanguages)[number];

export type Localized = { ro: string } & { [Language in NoticeLanguage]?: string };

export interface NoticeTexts {
  subject: Localized;
  body: Localized;
  bodyShort?: Localized | undefined;
}

const MOST_SMS = 6;
const MOST_PUSH = 200;

/** A notification as it arrives by each channel, in the language that is chosen here. */
export function Preview({ texts, values }: { texts: NoticeTexts; values: Values }) {
  const text = useWords(previewWords);
  const common = useWords(commonWords);
  const [language, setLanguage] = useState<NoticeLanguage>("ro");
  const offered = noticeLanguages.filter((one) => one !== "en" || texts.subject.en !== undefined);
  const textOf = (localized: Localized): string => filled(localized[language] || localized.ro, values);
  const subject = textOf(texts.subject);
  const body = textOf(texts.body);
  const short = texts.bodyShort && textOf(texts.bodyShort);
  const isOther = language !== "ro" && !texts.body[language];
  return (
    <section className="notice-card" aria-label={text.title}>
      <h2>{text.title}</h2>
      <div className="languages" role="group" aria-label={text.language}>
        {offered.map((one) => (
          <button key={one} type="button" aria-pressed={one === language} onClick={() => setLanguage(one)}>
            {common.language[one]}
          </button>
        ))}
      </div>
      {isOther && <p className="hint">{text.noText(text.inLanguage[language])}</p>}
      {subject === "" && body === "" ? (
        <p className="hint">{text.empty}</p>
      ) : (
        <>
          <h3>{common.channel.Email}</h3>
          <p>
            <strong>{subject}</strong>
          </p>
          <MailBody text={body} />
          <h3>{common.channel.SMS}</h3>
          <SmsPreview text={short || subject} />
          <h3>{common.channel.Push}</h3>
          <p>
            <strong>{subject}</strong>
          </p>
          <p className="notice-text">{short || beginningOf(body)}</p>
        </>
      )}
    </section>
  );
}

function SmsPreview({ text: sms }: { text: string }) {
  const text = useWords(previewWords);
  const { encoding, count } = smsOf(sms);
  return (
    <>
      <p className="notice-text">{sms}</p>
      <p>
        <StateBadge tone={count > MOST_SMS ? "bad" : "neutral"}>{text.sms(count)}</StateBadge>
      </p>
      {encoding === "UCS-2" && <p className="hint">{text.cyrillic}</p>}
      {count > MOST_SMS && <p className="why">{text.tooLong}</p>}
    </>
  );
}

/** A push message without a short text has the beginning of the long one. */
function beginningOf(body: string): string {
  const plain = isHtml(body) ? parsedMail(body).textContent : body;
  const characters = Array.from(plain.replace(/\s+/g, " ").trim());
  return characters.length > MOST_PUSH ? `${characters.slice(0, MOST_PUSH).join("")}…` : characters.join("");
}
