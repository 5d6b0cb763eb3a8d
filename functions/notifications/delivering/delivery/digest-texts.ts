import { escapeHtml } from "../../../../shared/escape-html.ts";
import { sectionOfHtml } from "../../../../shared/rendering/html-section.ts";
import { oneLine } from "../../state/content/rendered-texts.ts";
import type { NoticeLanguage } from "../../records/localized.ts";
import type { MailTexts } from "./texts-of.ts";

/** A message in a mail of the day. */
interface Part extends MailTexts {
  categorie: string | undefined;
  /** The page that declines its category. */
  unsubscribe: string | undefined;
}

interface Shown {
  language: NoticeLanguage;
  /** The name of the system; undefined if it was removed. */
  system: string | undefined;
}

interface Words {
  title: string;
  from: string;
  /** The noun after a number, by its plural category. */
  notices: Partial<Record<Intl.LDMLPluralRule, string>>;
  decline: string;
}

const words: Record<NoticeLanguage, Words> = {
  ro: {
    title: "Rezumat",
    from: "de la",
    notices: { one: "notificare", few: "notificări", other: "de notificări" },
    decline: "Renunțați la categoria",
  },
  ru: {
    title: "Сводка",
    from: "от",
    notices: { one: "уведомление", few: "уведомления", many: "уведомлений", other: "уведомления" },
    decline: "Отказаться от категории",
  },
  en: {
    title: "Summary",
    from: "from",
    notices: { one: "notification", other: "notifications" },
    decline: "Decline the category",
  },
};

const RULE = "-".repeat(40);

/** The texts of a mail of the day: each message with its subject, in the order of acceptance. */
export function digestTexts(parts: readonly Part[], { language, system }: Shown): MailTexts {
  const { title, from, notices } = words[language];
  const number = `${parts.length} ${notices[new Intl.PluralRules(language).select(parts.length)] ?? ""}`;
  const subject = oneLine(`${title}: ${number}${system === undefined ? "" : ` ${from} ${system}`}`);
  const declines = declinesOf(parts, language);
  const texts = [...parts.map(({ subject: own, text }) => `${own}\n\n${text.trim()}`)];
  const footer = declines.map(({ label, address }) => `${label}: ${address}`).join("\n");
  const text = [...texts, ...(footer === "" ? [] : [footer])].join(`\n\n${RULE}\n\n`);
  const isHtml = parts.some(({ html }) => html !== undefined);
  return { subject, text, ...(isHtml ? { html: pageOf(parts, declines, language) } : {}) };
}

interface Decline {
  label: string;
  address: string;
}

/** An address for each category, if there are several; a single one is declined by the header of the mail. */
function declinesOf(parts: readonly Part[], language: NoticeLanguage): Decline[] {
  const ofCategories = [...Map.groupBy(parts, ({ categorie }) => categorie).values()];
  if (ofCategories.length < 2) return [];
  return ofCategories.flatMap(([first]) =>
    first?.unsubscribe === undefined
      ? []
      : [{ label: `${words[language].decline} „${first.categorie}”`, address: first.unsubscribe }],
  );
}

function pageOf(parts: readonly Part[], declines: readonly Decline[], language: NoticeLanguage): string {
  const sections = parts.map(({ subject, text, html }) => {
    const content = html === undefined ? plain(text) : sectionOfHtml(html);
    return `<section><h2>${escapeHtml(subject)}</h2>${content}</section>`;
  });
  const footer = declines.map(
    ({ label, address }) => `<p><a href="${escapeHtml(address)}">${escapeHtml(label)}</a></p>`,
  );
  const content = [...sections, ...(footer.length > 0 ? [footer.join("")] : [])].join("<hr>");
  return `<!doctype html><html lang="${language}"><body>${content}</body></html>`;
}

const plain = (text: string): string => `<p style="white-space: pre-line">${escapeHtml(text.trim())}</p>`;
