import * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import { TemplateTooLarge, type Values } from "../../../../shared/rendering/language.ts";
import { smsText } from "../../../../shared/sms/segments.ts";
import type { SystemCaller } from "../../access/load-system.ts";
import { type ParsedTexts, parsedTexts, renderedTexts } from "../../state/content/rendered-texts.ts";
import { readTexts } from "../../state/content/template-texts.ts";
import { valuesAt } from "../../state/content/values.ts";
import { SentVariables } from "../../records/content.ts";
import { noticeLanguages } from "../../records/localized.ts";
import { refusals as sendingRefusals } from "../sending/texts.ts";
import { readOwnTemplate } from "./own-templates.ts";

export const PreviewRequest = z
  .object({ variables: SentVariables.optional(), limba: z.enum(noticeLanguages).optional() })
  .meta({ id: "CerereDePrevizualizare" });

/** The texts as a recipient gets them. */
export const PreviewView = z
  .object({
    subject: z.string(),
    body: z.string(),
    bodyShort: z.string().optional(),
    /** The names without a value: placeholders stay visible here and refuse a notification, sections are left out. */
    lipsa: z.array(z.string()),
    sms: z.object({ codare: z.enum(["GSM-7", "UCS-2"]), segmente: z.int() }),
  })
  .meta({ id: "SablonCompletat" });
export type PreviewView = z.output<typeof PreviewView>;

/** Fills in a template of the system as a notification would. @throws notFound for that of another system */
export async function previewTemplate(
  caller: SystemCaller,
  id: number,
  { variables = {}, limba = "ro" }: z.output<typeof PreviewRequest>,
): Promise<z.input<typeof PreviewView>> {
  const texts = parsedTexts(await readTexts(await readOwnTemplate(caller, id)), limba);
  const { lacking, ...shown } = filledIn(texts, valuesAt({ variables }, clock.now())());
  const { encoding, segments } = smsText(shown.bodyShort ?? shown.subject);
  return { ...shown, lipsa: lacking, sms: { codare: encoding, segmente: segments.length } };
}

function filledIn(texts: ParsedTexts, values: Values) {
  try {
    return renderedTexts(texts, values);
  } catch (error) {
    throw error instanceof TemplateTooLarge ? sendingRefusals.textPreaMare() : error;
  }
}
