import { describe, expect, it } from "vitest";
import { wordsIn } from "../../words/words.ts";
import { type Known, errorsIn, fieldsOf, recipientsOf, requestOf, tableOf } from "./request.ts";
import { type SendValues, emptyValues } from "./values.ts";
import { sendWords } from "./words.ts";

const NOW = Date.parse("2026-11-27T10:00:00Z");
const text = wordsIn(sendWords, "ro").errors;
const written: SendValues = {
  ...emptyValues,
  system: "1",
  list: "ana@exemplu.md",
  subject: "Ședință",
  body: "La ora 10.",
};
const wrongIn = (values: Partial<SendValues>, known: Partial<Known> = {}) =>
  Object.keys(errorsIn({ ...written, ...values }, { fields: [], isAdmin: true, now: NOW, ...known }, text));

const template = {
  variabile: ["RecipientName", "suma", "acte", "termen"],
  subject: { ro: "{{suma}}" },
  body: { ro: "{{RecipientName}} {{#acte}}{{.}}{{/acte}} {{termen}}" },
};

it("the request of a notification fills in a template: its lists by line, without what the service and the table fill in", () => {
  const table = tableOf({ to: "table", table: { name: "t.csv", text: "idnp,termen\n2002004006019,azi" } });
  const fields = fieldsOf(template, table);
  expect(fields).toEqual([
    { name: "suma", isList: false },
    { name: "acte", isList: true },
  ]);
  const values = {
    ...written,
    content: "template",
    template: "7",
    variables: { suma: "120", acte: " aviz\n\nraport ", vechi: "x" },
  } satisfies SendValues;
  expect(requestOf(values, { fields, attachments: [] })).toMatchObject({
    template: { id: 7, variables: { suma: "120", acte: ["aviz", "raport"] } },
  });
});

it("the request of a notification has channels and their order only if it reaches people of the registry", () => {
  const ways = { channels: ["SMS", "Email"], order: "inTurn", afterMinutes: 30 } as const;
  const toAddress = requestOf({ ...written, ...ways }, { fields: [], attachments: [] });
  expect([toAddress.channels, toAddress.escalate]).toEqual([undefined, undefined]);
  const toGroup = requestOf(
    { ...written, ...ways, to: "group", group: "3" },
    { fields: [], attachments: [] },
  );
  expect(toGroup).toMatchObject({
    recipients: [{ type: "Group", value: "3" }],
    channels: ["SMS", "Email"],
    escalate: { afterMinutes: 30 },
  });
});

it("the request of a notification names the language for addresses; people have their own", () => {
  const values = { ...written, list: "ana@exemplu.md\n2002004006019", language: "ru" } satisfies SendValues;
  expect(recipientsOf(values)).toEqual([
    { type: "Email", value: "ana@exemplu.md", limba: "ru" },
    { type: "IDNP", value: "2002004006019" },
  ]);
});

describe("a form that cannot be sent", () => {
  it.each([
    [{}, []],
    [{ system: "" }, ["system"]],
    [{ list: "Ana" }, ["list"]],
    [{ to: "table" }, ["table"]],
    [{ to: "table", table: { name: "t.csv", text: "email\nnimic" } }, ["table"]],
    [{ to: "group" }, ["group"]],
    [{ subject: " ", body: "" }, ["subject", "body"]],
    [{ subjectRu: "Собрание" }, ["bodyRu"]],
    [{ scheduledAt: "2026-11-27T09:00" }, ["scheduledAt"]],
    [{ scheduledAt: "2028-01-01T09:00" }, ["scheduledAt"]],
    [{ scheduledAt: "2026-12-01T09:00", expiresAt: "2026-11-30T09:00" }, ["expiresAt"]],
    [{ category: "Mementouri" }, ["category"]],
    [{ copies: "+37369123456" }, ["copies"]],
  ] satisfies [Partial<SendValues>, string[]][])("%j", (values, fields) => {
    expect(wrongIn(values)).toEqual(fields);
  });

  it("a form that cannot be sent names the missing variables, except lists", () => {
    const fields = [
      { name: "suma", isList: false },
      { name: "acte", isList: true },
    ];
    expect(wrongIn({ content: "template", template: "7" }, { fields })).toEqual(["variables"]);
    expect(wrongIn({ content: "template", template: "7", variables: { suma: "1" } }, { fields })).toEqual([]);
    expect(wrongIn({ system: "" }, { isAdmin: false })).toEqual([]);
  });
});
