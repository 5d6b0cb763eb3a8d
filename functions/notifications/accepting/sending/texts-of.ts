import { read } from "../../../../shared/data/repository.ts";
import { invalidField, kernel, unknownReference } from "../../../../shared/refusals.ts";
import { readTexts } from "../../state/content/template-texts.ts";
import { titleOf } from "../../state/progress/shown-notification.ts";
import type { Content } from "../../records/content.ts";
import { type NoticeTexts, Templates } from "../../records/template.ts";
import type { NoticeRequest } from "./request.ts";
import { refusals } from "./texts.ts";

/** The part of a call that its texts follow from. */
export type Texted = Pick<NoticeRequest, "template" | "subject" | "body" | "bodyShort" | "categorie">;

/** The texts of a call, fixed at its acceptance, whatever becomes of the template. */
interface FrozenTexts extends Pick<Content, "texts" | "variables" | "sablonVersiune"> {
  templateId?: number;
  titlu: string;
  categorie?: string | undefined;
}

/**
 * The texts of a call: its own, or those of a template of its system.
 * @throws badRequest if it names both or neither, or another system's template
 */
export async function textsOf(sistemId: number, request: Texted): Promise<FrozenTexts> {
  const { template, subject, body, bodyShort, categorie } = request;
  if (!template) {
    const texts = { ...ownTexts({ subject, body }), bodyShort };
    return { texts, titlu: titleOf(texts.subject.ro), variables: {}, categorie };
  }
  if (subject || body || bodyShort) throw invalidField("template", refusals.textSauSablon);
  return templateTexts(sistemId, template, categorie);
}

function ownTexts({ subject, body }: Pick<Texted, "subject" | "body">): Omit<NoticeTexts, "bodyShort"> {
  if (!subject) throw invalidField("subject", kernel.obligatoriu);
  if (!body) throw invalidField("body", kernel.obligatoriu);
  return { subject, body };
}

async function templateTexts(
  sistemId: number,
  { id, variables = {} }: NonNullable<NoticeRequest["template"]>,
  categorie: string | undefined,
): Promise<FrozenTexts> {
  const template = await read(Templates, { id });
  if (template?.sistemId !== sistemId) throw unknownReference("template.id");
  const texts = await readTexts(template);
  return {
    texts,
    titlu: titleOf(texts.subject.ro, template.name),
    variables,
    sablonVersiune: template.versiune,
    templateId: id,
    categorie: categorie ?? template.categorie,
  };
}
