import type * as z from "zod";
import { filled, type Text } from "../texts.ts";
import type { Language } from "../everywhere/texts.ts";
import { kernel } from "../refusals.ts";

/* What people read beside a wrong field. The library's own words are for programmers: "expected string to have >=1 characters". */

interface Ends {
  /** At least `{limit}`, or at most. */
  least: Text;
  most: Text;
}

const lengths: Partial<Record<string, Ends>> = {
  string: {
    least: [
      "Caractere: cel puțin {limit}.",
      "Символов: не менее {limit}.",
      "Enter at least {limit} characters.",
    ],
    most: [
      "Caractere: cel mult {limit}.",
      "Символов: не более {limit}.",
      "Enter at most {limit} characters.",
    ],
  },
  array: {
    least: ["Elemente: cel puțin {limit}.", "Элементов: не менее {limit}.", "Items: at least {limit}."],
    most: ["Elemente: cel mult {limit}.", "Элементов: не более {limit}.", "Items: at most {limit}."],
  },
};
const numbers: Ends = {
  least: ["Cea mai mică valoare: {limit}.", "Наименьшее значение: {limit}.", "Enter {limit} or more."],
  most: ["Cea mai mare valoare: {limit}.", "Наибольшее значение: {limit}.", "Enter {limit} or less."],
};
/** For a number that may not be the limit itself. */
const beyond: Ends = {
  least: [
    "Valoarea trebuie să fie mai mare decât {limit}.",
    "Значение должно быть больше {limit}.",
    "Enter a number greater than {limit}.",
  ],
  most: [
    "Valoarea trebuie să fie mai mică decât {limit}.",
    "Значение должно быть меньше {limit}.",
    "Enter a number less than {limit}.",
  ],
};

const types: Partial<Record<string, Text>> = {
  string: ["Valoarea trebuie să fie un text.", "Нужен текст.", "This must be text."],
  number: ["Valoarea trebuie să fie un număr.", "Нужно число.", "This must be a number."],
  int: ["Valoarea trebuie să fie un număr întreg.", "Нужно целое число.", "This must be a whole number."],
  boolean: [
    "Valoarea trebuie să fie true sau false.",
    "Нужно значение true или false.",
    "This must be true or false.",
  ],
  array: ["Valoarea trebuie să fie o listă.", "Нужен список.", "This must be a list."],
  object: ["Valoarea trebuie să fie un obiect JSON.", "Нужен объект JSON.", "This must be a JSON object."],
};

const formats: Partial<Record<string, Text>> = {
  email: [
    "Scrieți o adresă de e-mail, de exemplu nume@example.md.",
    "Введите адрес эл. почты, например name@example.md.",
    "Enter an email address, such as name@example.md.",
  ],
  url: [
    "Scrieți o adresă întreagă, de exemplu https://example.md.",
    "Введите адрес целиком, например https://example.md.",
    "Enter a whole address, such as https://example.md.",
  ],
  date: [
    "Scrieți data astfel: 2026-01-31.",
    "Напишите дату так: 2026-01-31.",
    "Write the date like this: 2026-01-31.",
  ],
  datetime: [
    "Scrieți data și ora astfel: 2026-01-31T09:30:00Z.",
    "Напишите дату и время так: 2026-01-31T09:30:00Z.",
    "Write the date and time like this: 2026-01-31T09:30:00Z.",
  ],
};

const form: Text = [
  "Valoarea nu are forma cerută.",
  "Значение записано не в том виде, который нужен.",
  "This is not in the right format.",
];
const choice: Text = [
  "Valoarea trebuie să fie una dintre: {values}.",
  "Допустимые значения: {values}.",
  "This must be one of: {values}.",
];
const unfit: Text = [
  "Valoarea nu este permisă aici.",
  "Это значение здесь не подходит.",
  "This is not allowed here.",
];

const isEmpty = (issue: z.core.$ZodRawIssue): boolean =>
  (issue.code === "invalid_type" && issue.input === undefined) ||
  (issue.code === "too_small" && issue.origin === "string" && issue.minimum === 1);

const endsOf = (origin: string, isInclusive: boolean | undefined): Ends =>
  lengths[origin] ?? (isInclusive === false ? beyond : numbers);

/** What is wrong with a field, in plain words. The pattern of a field is in the contract. */
export function fieldWords(issue: z.core.$ZodRawIssue, language: Language): string {
  const say = (text: Text, values?: Record<string, string | number>) => filled(text, language, values);
  if (isEmpty(issue)) return say(kernel.obligatoriu.text);
  switch (issue.code) {
    case "too_small":
      return say(endsOf(issue.origin, issue.inclusive).least, { limit: String(issue.minimum) });
    case "too_big":
      return say(endsOf(issue.origin, issue.inclusive).most, { limit: String(issue.maximum) });
    case "invalid_type":
      return say(types[issue.expected] ?? unfit);
    case "invalid_format":
      return say(formats[issue.format] ?? form);
    case "invalid_value":
      return say(choice, { values: issue.values.map(String).join(", ") });
    default:
      return say(unfit);
  }
}
