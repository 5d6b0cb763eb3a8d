import { useState, createElement, Fragment, type ReactNode } from "react";
import { StateBadge } from "../../kit/states.tsx";
import { languagesInText } from "../../words/languages.ts";
import { plural } from "../../words/plural.ts";
import { useWords, words } from "../../words/words.ts";
import { filled, type Values } from "./template-text.ts";
import { commonWords } from "./words.ts";

const previewWords = words({
  title: ["Cum arată mesajul", "Как выглядит сообщение", "How the message looks"],
  language: ["Limba mesajului", "Язык сообщения", "Message language"],
  noText: [
    (language: string) => `Fără text în ${language}: se trimite cel în română.`,
    (language: string) => `Нет текста (${language}): уйдёт румынский.`,
    (language: string) => `No text in ${language}: the Romanian one is sent.`,
  ],
  inLanguage: languagesInText,
  empty: [
    "Scrieți textul ca să-l vedeți aici.",
    "Введите текст, чтобы увидеть его здесь.",
    "Enter the text to see it here.",
  ],
  sms: [
    plural.ro({ one: "un SMS", few: "{} SMS-uri", other: "{} de SMS-uri" }),
    plural.ru({ one: "{} SMS", few: "{} SMS", many: "{} SMS" }),
    plural.en({ one: "{} SMS", other: "{} SMS" }),
  ],
  cyrillic: [
    "cu diacritice sau chirilice: 70 de semne într-un SMS",
    "с кириллицей или диакритикой: 70 знаков в SMS",
    "with diacritics or Cyrillic: 70 characters per SMS",
  ],
  tooLong: [
    "Un mesaj are cel mult 6 SMS-uri.",
    "В сообщении не более 6 SMS.",
    "A message can have at most 6 SMS.",
  ],
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

interface PreviewProps {
  texts: NoticeTexts;
  values: Values;
  /** What can be done with the message in the language that is shown. */
  children?: ((language: NoticeLanguage) => ReactNode) | undefined;
}

/** A notification as it arrives by each channel, in the language chosen here. */
export function Preview({ texts, values, children }: PreviewProps) {
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
          {children?.(language)}
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

/** Without a short text, a push message shows the beginning of the long one. */
function beginningOf(body: string): string {
  const plain = isHtml(body) ? parsedMail(body).textContent : body;
  const characters = Array.from(plain.replace(/\s+/g, " ").trim());
  return characters.length > MOST_PUSH ? `${characters.slice(0, MOST_PUSH).join("")}…` : characters.join("");
}

/** Elements of a mail that the preview draws; of others it draws only the content. */
const drawn = new Set(
  "p,br,strong,b,em,i,u,ul,ol,li,h3,h4,blockquote,table,tbody,thead,tr,td,th,hr,span,div".split(","),
);
/** Elements whose content is not text for people. */
const hidden = new Set(["script", "style", "title", "template"]);
/** The page has its own headings above. */
const lowered: Readonly<Record<string, string>> = { h1: "h3", h2: "h3" };
const empty = new Set(["br", "hr"]);

/** The HTML of a mail as elements, without its styles: the page's content policy would report them. */
function parsedMail(text: string): HTMLElement {
  const plain = text.replace(/<(\/?)style\b/gi, "<$1template").replace(/(\s)style\s*=/gi, "$1data-style=");
  return new DOMParser().parseFromString(plain, "text/html").body;
}

const isHtml = (text: string): boolean => text.trimStart().startsWith("<");

/** The body of a mail. HTML is drawn without its attributes, scripts and styles; links lead nowhere from a preview. */
function MailBody({ text }: { text: string }) {
  if (!isHtml(text)) return <div className="notice-text">{text}</div>;
  return <div className="notice-html">{childrenOf(parsedMail(text))}</div>;
}

const childrenOf = (node: Node): ReactNode[] =>
  [...node.childNodes].map((child, position) => <Fragment key={position}>{drawnNode(child)}</Fragment>);

function drawnNode(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  const given = node.nodeName.toLowerCase();
  if (node.nodeType !== Node.ELEMENT_NODE || hidden.has(given)) return null;
  const name = lowered[given] ?? given;
  if (name === "a") return <u>{childrenOf(node)}</u>;
  if (!drawn.has(name)) return childrenOf(node);
  return empty.has(name) ? createElement(name) : createElement(name, null, ...childrenOf(node));
}

/* The messages that a text takes as SMS (3GPP TS 23.038), as the service counts them. */

const BASIC =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§" +
  "¿abcdefghijklmnopqrstuvwxyzäöñüà";
const EXTENSION = "\f^{}\\[~]|€";

interface Sms {
  encoding: "GSM-7" | "UCS-2";
  count: number;
}

/** Characters of one message, and of one of several. */
const capacities = {
  "GSM-7": { single: 160, joined: 153 },
  "UCS-2": { single: 70, joined: 67 },
} as const;

export function smsOf(text: string): Sms {
  const characters = Array.from(text);
  const isGsm = characters.every((character) => BASIC.includes(character) || EXTENSION.includes(character));
  const encoding = isGsm ? "GSM-7" : "UCS-2";
  const unitsOf = (character: string): number => {
    if (encoding === "UCS-2") return character.length;
    return EXTENSION.includes(character) ? 2 : 1;
  };
  const { single, joined } = capacities[encoding];
  const units = characters.map(unitsOf);
  if (units.reduce((sum, unit) => sum + unit, 0) <= single) return { encoding, count: 1 };
  let [count, used] = [1, 0];
  for (const unit of units) {
    if (used + unit > joined) [count, used] = [count + 1, 0];
    used += unit;
  }
  return { encoding, count };
}
