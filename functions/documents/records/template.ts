import * as z from "zod";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";
import type { List } from "../../../shared/data/lists.ts";
import { kernel } from "../../../shared/refusals.ts";
import { Code, line, paragraphs } from "../../../shared/text-fields.ts";
import { Scan } from "./scan.ts";

const templateFormats = ["TEXT", "HTML", "DOCX"] as const;
export type TemplateFormat = (typeof templateFormats)[number];

/** Maximum length of a template in characters; for a template made in Word, of its base64 text. */
const MOST_CONTENT = 5_000_000;

/** The fields of a template that people set. */
export const TemplateFields = z.object({
  cod: Code,
  denumire: line(255),
  descriere: paragraphs(2000).optional(),
  /** Text or HTML unchanged; DOCX in base64. */
  continut: z.string().min(1).max(MOST_CONTENT),
  format: z.enum(templateFormats),
  limba: z.enum(["ro", "ru", "en"]).optional(),
  publicat: z.boolean().optional(),
});

/** A template. Its content is in the store under its hash, because records appear in lists and content is large. */
export const Template = TemplateFields.omit({ continut: true }).extend({
  id: z.int(),
  limba: z.enum(["ro", "ru", "en"]),
  publicat: z.boolean(),
  /** The variable names that its content uses. */
  variabile: z.array(z.string()),
  /** Incremented by every change of the content. */
  versiune: z.int(),
  /** SHA-256 of the content, hex. */
  hash: z.string(),
  /** Of the content, before it was stored. */
  scanare: Scan.optional(),
  /** The organization of its maker; absent if the template belongs to none. */
  organizatieId: z.int().optional(),
  /** Key of the principal that created it. */
  creator: z.string(),
  creatDe: z.string(),
  creatLa: z.iso.datetime(),
  modificatDe: z.string(),
  modificatLa: z.iso.datetime(),
});
export type Template = z.output<typeof Template>;

/** A template in lists: without its content. */
export const TemplateRow = Template.omit({ creator: true }).meta({ id: "SablonInLista" });
export type TemplateRow = z.output<typeof TemplateRow>;

/** A template in reads and in the answers to writes, in the form that PUT accepts. */
export const TemplateView = TemplateRow.extend({ continut: z.string() }).meta({ id: "Sablon" });
export type TemplateView = z.output<typeof TemplateView>;

const PUBLISHED = "templates#published";
const DRAFTS = "templates#drafts";

type Home = Pick<Template, "organizatieId">;
const draftsOfOrganization = ({ organizatieId }: Home): string =>
  `${DRAFTS}#organization#${organizatieId ?? 0}`;
const draftsOfMaker = (creator: string, home: Home): string => `${draftsOfOrganization(home)}#${creator}`;

const listOf = (partition: string): List => ({ partitions: [partition] });

/**
 * The lists of templates: published ones, and drafts by the callers who may see them. The lists of one reader do not
 * overlap.
 */
export const templateLists = {
  published: listOf(PUBLISHED),
  drafts: listOf(DRAFTS),
  draftsOfOrganization: (home: Home) => listOf(draftsOfOrganization(home)),
  draftsOfMaker: (creator: string, home: Home) => listOf(draftsOfMaker(creator, home)),
};

export const Templates = entity({
  name: "template",
  service: "documents",
  schema: Template,
  key: inOwnPartition("template"),
  history: {},
  unique: { cod: { of: ({ cod }) => cod, taken: ({ cod }) => kernel.codExista({ cod }) } },
  lists: ({ publicat, creator, organizatieId }) =>
    publicat
      ? [{ partition: PUBLISHED }]
      : [
          { partition: DRAFTS },
          { partition: draftsOfOrganization({ organizatieId }) },
          { partition: draftsOfMaker(creator, { organizatieId }) },
        ],
});
