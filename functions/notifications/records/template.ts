import * as z from "zod";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";
import { kernel } from "../../../shared/refusals.ts";
import { Code, line, paragraphs } from "../../../shared/text-fields.ts";
import { localized, sentLocalized } from "./localized.ts";

/** The most characters in a language. */
const MOST_SUBJECT = 255;
const MOST_BODY = 100_000;
const MOST_SHORT_BODY = 1000;

const subject = line(MOST_SUBJECT);
const body = paragraphs(MOST_BODY).min(1);
const bodyShort = paragraphs(MOST_SHORT_BODY).min(1);

/** The texts of a notification, by language. The short one is for SMS and push. */
export const NoticeTexts = z.object({
  subject: localized(subject),
  body: localized(body),
  bodyShort: localized(bodyShort).optional(),
});
export type NoticeTexts = z.output<typeof NoticeTexts>;

/** The same texts as people send them. */
export const SentTexts = z.object({
  subject: sentLocalized(subject),
  body: sentLocalized(body),
  bodyShort: sentLocalized(bodyShort).optional(),
});

/** What recipients can decline. A notification without one is official and cannot be declined. */
export const Category = z.string().regex(/^[a-z0-9-]{1,64}$/);

/** The fields of a template that people set. */
export const TemplateFields = z.object({
  sistemId: z.int().positive(),
  cod: Code,
  name: line(255),
  categorie: Category.optional(),
  ...SentTexts.shape,
});

/** A template. All its texts are an object under their hash, because records have at most 400 KB. */
export const Template = TemplateFields.omit({ body: true }).extend({
  id: z.int(),
  subject: NoticeTexts.shape.subject,
  bodyShort: NoticeTexts.shape.bodyShort,
  /** The names of the variables that its texts use. */
  variabile: z.array(z.string()),
  /** Incremented by every change of the texts. */
  versiune: z.int(),
  /** SHA-256 of the texts, hex. */
  hash: z.string(),
  creatDe: z.string(),
  creatLa: z.iso.datetime(),
  modificatDe: z.string(),
  modificatLa: z.iso.datetime(),
});
export type Template = z.output<typeof Template>;

/** A template in lists: without its body. */
export const TemplateRow = Template.omit({ hash: true }).meta({ id: "SablonInLista" });
export type TemplateRow = z.output<typeof TemplateRow>;

/** A template as a single one is answered, in the form that PUT accepts. */
export const TemplateView = TemplateRow.extend({ body: NoticeTexts.shape.body }).meta({ id: "Sablon" });
export type TemplateView = z.output<typeof TemplateView>;

/** The partition of all templates. */
export const TEMPLATES = "templates";
/** The partition of the templates of a system. */
export const templatesOfSystem = (systemId: number): string => `${TEMPLATES}#system#${systemId}`;

export const Templates = entity({
  name: "template",
  service: "notifications",
  schema: Template,
  key: inOwnPartition("template"),
  history: {},
  unique: {
    code: {
      of: ({ sistemId, cod }) => `${sistemId}/${cod}`,
      taken: ({ cod }) => kernel.codExista({ cod }),
    },
  },
  lists: ({ sistemId }) => [{ partition: TEMPLATES }, { partition: templatesOfSystem(sistemId) }],
});
