import * as z from "zod";
import type { Language } from "../context.ts";
import {
  operators,
  type Filter,
  type FilterValue,
  type ListQuery,
  type Operator,
  type SortField,
} from "../data/page.ts";
import { invalidField, kernel } from "../refusals.ts";
import { validate } from "./validation.ts";

/** The query string of a route; `Value` is the type that the handler receives. */
export interface Query<Value = unknown> {
  read(parameters: URLSearchParams, language: Language): Promise<Value>;
  /** For the OpenAPI document. */
  parameters: QueryParameter[];
}

interface QueryParameter {
  name: string;
  schema: z.ZodType;
  description?: string;
}

/** Named query parameters by a schema; others are ignored. */
export const query = <S extends z.ZodObject>(schema: S): Query<z.output<S>> => ({
  read: (parameters, language) => validate(schema, Object.fromEntries(parameters), language),
  parameters: Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, rule]) => ({
    name,
    schema: rule,
  })),
});

/** At an address without the query of the others. */
export const noQuery = query(z.object({}));

export const PAGE_SIZE = { default: 20, most: 200 } as const;
/** The deepest row that page numbers reach; a cursor reaches any depth at the cost of one page. */
export const DEEPEST_ROW = 10_000;

/** Room for a position in an order by many texts. */
const LONGEST_CURSOR = 8000;

const whole = z
  .string()
  .regex(/^[0-9]{1,9}$/)
  .transform(Number);
const pageRule = (defaultSize: number) =>
  z.object({
    page: whole.default(0),
    size: whole
      .refine((n) => n > 0)
      .transform((n) => Math.min(n, PAGE_SIZE.most))
      .default(defaultSize),
    cursor: z.string().max(LONGEST_CURSOR).optional(),
  });

type Kind = (text: string) => FilterValue | undefined;

/**
 * The list query of a record: page or cursor, sort and filters over the record's fields, in every accepted spelling
 * (`filter[f]=`, `filter[f][op]=`, `f=`, `f.op=`; `sort=f,-g`, `sort=f,desc`). `size` is the default page size.
 * Unknown fields and operators are refused by name; other unknown keys are ignored.
 */
export function listOf(
  record: z.ZodObject,
  { size: defaultSize = PAGE_SIZE.default }: { size?: number } = {},
): Query<ListQuery> {
  const rule = pageRule(defaultSize);
  const kinds = new Map(
    Object.entries(record.shape as Record<string, z.ZodType>).map(([f, rule]) => [f, kindOf(rule)]),
  );
  return {
    async read(parameters, language) {
      const paging = await validate(rule, Object.fromEntries(parameters), language);
      const { page, size, cursor } = paging;
      if (page * size > DEEPEST_ROW) throw kernel.paginaPreaDeparte({ limita: DEEPEST_ROW });
      return {
        page,
        size,
        ...(cursor === undefined ? {} : { cursor }),
        sort: parameters.getAll("sort").flatMap((text) => readSort(text, kinds)),
        filters: [...parameters].flatMap(([key, value]) => readFilter(key, value, kinds)),
      };
    },
    parameters: [
      {
        name: "page",
        schema: z.int().min(0).max(DEEPEST_ROW).default(0),
        description: "Numărul paginii, de la 0",
      },
      {
        name: "size",
        schema: z.int().min(1).max(PAGE_SIZE.most).default(defaultSize),
        description: `Rânduri pe pagină; mai mult de ${PAGE_SIZE.most} înseamnă ${PAGE_SIZE.most}`,
      },
      {
        name: "cursor",
        schema: z.string().max(LONGEST_CURSOR).optional(),
        description: "În loc de page: din Link; rel=next",
      },
      { name: "sort", schema: z.string().optional(), description: "camp,-altul sau camp,desc" },
      ...[...kinds.keys()].map((field) => ({
        name: `filter[${field}]`,
        schema: z.string().optional(),
        description: `De asemenea filter[${field}][operator], ${field}=, ${field}.operator=`,
      })),
    ],
  };
}

type Kinds = Map<string, Kind>;

function readSort(text: string, kinds: Kinds): SortField[] {
  const words = text
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
  const direction = words.at(-1)?.toLowerCase();
  const suffixed =
    words.length === 2 && (direction === "asc" || direction === "desc") && !kinds.has(direction);
  return (suffixed ? words.slice(0, 1) : words).map((word) => {
    const field = word.replace(/^[-+]/, "");
    if (!kinds.has(field)) {
      throw kernel.sortareNecunoscuta({ camp: field, campuri: [...kinds.keys()].join(", ") });
    }
    return { field, descending: word.startsWith("-") || (suffixed && direction === "desc") };
  });
}

const BRACKETS = /^filter\[([^\]]*)\](?:\[([^\]]*)\])?$/;
const DOTTED = /^(\w+)\.(\w+)$/;

function readFilter(key: string, text: string, kinds: Kinds): Filter[] {
  const strict = BRACKETS.exec(key) ?? DOTTED.exec(key);
  if (!strict && !kinds.has(key)) return [];
  const field = strict?.[1] ?? key;
  const operator = strict?.[2] ?? "equals";
  const kind = kinds.get(field);
  if (!kind) throw kernel.filtruNecunoscut({ camp: field, campuri: [...kinds.keys()].join(", ") });
  if (!isOperator(operator)) {
    throw kernel.operatorNecunoscut({ camp: field, operator, operatori: Object.keys(operators).join(", ") });
  }
  const words = operator === "in" || operator === "notIn" ? text.split(",") : [text];
  const read =
    operator === "specified"
      ? asFlag
      : operator.toLowerCase().endsWith("contain") || operator === "contains"
        ? asText
        : kind;
  const values = words.map((word) => {
    const value = read(word);
    if (value === undefined) throw invalidField(field, kernel.filtru);
    return value;
  });
  return [{ field, operator, values }];
}

const isOperator = (name: string): name is Operator => Object.hasOwn(operators, name);

const asText: Kind = (text) => text;
const asNumber: Kind = (text) => (/^-?[0-9]+(\.[0-9]+)?$/.test(text) ? Number(text) : undefined);
const asFlag: Kind = (text) => ({ true: true, false: false })[text];

/** A date, or a date with a time; stored moments compare as texts in this form. */
const asMoment: Kind = (text) => {
  const moment = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}.*)?$/.test(text) ? new Date(text) : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined;
};
const oneOf =
  (options: readonly unknown[]): Kind =>
  (text) =>
    options.includes(text) ? text : undefined;

/** Parses the text of a filter by the innermost type of the field's rule. */
function kindOf(rule: z.ZodType): Kind {
  if (rule instanceof z.ZodOptional || rule instanceof z.ZodNullable || rule instanceof z.ZodDefault) {
    return kindOf(rule.unwrap() as z.ZodType);
  }
  if (rule instanceof z.ZodArray) return kindOf(rule.element as z.ZodType);
  if (rule instanceof z.ZodNumber) return asNumber;
  if (rule instanceof z.ZodISODateTime) return asMoment;
  if (rule instanceof z.ZodEnum) return oneOf(rule.options);
  if (rule instanceof z.ZodLiteral)
    return (text) => [...rule.values].find((value) => String(value) === text) as FilterValue;
  return rule instanceof z.ZodBoolean ? asFlag : asText;
}
