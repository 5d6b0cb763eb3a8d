import "../../testing.ts";
import { describe, expect, it } from "vitest";
import { AppError } from "../../../../shared/errors.ts";
import { recipientsIn } from "./csv-recipients.ts";

const table = (content: string | Buffer) =>
  recipientsIn({ name: "destinatari.csv", contentType: "text/csv", bytes: Buffer.from(content) });

/** The fields and keys of a refusal. */
async function refusalOf(content: string | Buffer): Promise<string[]> {
  try {
    await table(content);
    return [];
  } catch (error) {
    return error instanceof AppError
      ? error.fields.map(({ field, code }) => `${field} ${code}`)
      : [String(error)];
  }
}

describe("a table of recipients", () => {
  it.each([
    ["with commas", "email,nume\nana@exemplu.md,Ana\n"],
    ["with semicolons", "nume;EMAIL\r\nAna;ana@exemplu.md\r\n"],
    ["with a byte order mark and quotes", '\uFEFF"email","nume"\n"ana@exemplu.md","Ana"\n'],
    ["with empty lines", "email,nume\n\nana@exemplu.md,Ana\n\n"],
  ])("%s names each recipient with variables of its own", async (_, content) => {
    expect(await table(content)).toEqual([
      { type: "Email", value: "ana@exemplu.md", variables: { nume: "Ana" } },
    ]);
  });

  it.each([
    ["sms", "SMS", "+37369123456"],
    ["idnp", "IDNP", "2002004006008"],
    ["idno", "IDNO", "1002600003332"],
  ])("a table of recipients has a column %s instead", async (column, type, value) => {
    expect(await table(`${column}\n${value}\n`)).toEqual([{ type, value }]);
  });

  it("a value may have a delimiter, a line break and a sign", async () => {
    const [recipient] = await table('email,text,suma\nana@exemplu.md,"unu,\ndoi",-12.50\n');
    expect(recipient?.variables).toEqual({ text: "unu,\ndoi", suma: "-12.50" });
  });

  it.each([
    ["nothing", "", ["fisier csvAntet"]],
    ["only a header", "email,nume\n", ["fisier csvGol"]],
    ["no header", "ana@exemplu.md,Ana\n", ["fisier csvAntet"]],
    ["two columns that name the recipient", "email,sms\na@b.md,+37369123456\n", ["fisier csvAntet"]],
    ["a column twice", "email,nume,nume\na@b.md,A,B\n", ["fisier csvAntet"]],
    ["another encoding", Buffer.from("email,nume\na@b.md,\xc3\n", "latin1"), ["fisier csvNuEUtf8"]],
    ["a quote that does not close", 'email,nume\na@b.md,"Ana\n', ["fisier.2 csvCampuri"]],
    ["10,001 rows", `email\n${"a@b.md\n".repeat(10_001)}`, ["fisier csvPreaMulteRanduri"]],
  ])("a table of recipients with %s is refused", async (_, content, refusal) => {
    expect(await refusalOf(content)).toEqual(refusal);
  });

  it("each wrong row is named by its line, at most 100, never with an address", async () => {
    const content = "email,nume\na@b.md,A\nnimic,B\nc@d.md\ne@f.md,=1+1\ng@h.md,@x\n";
    expect(await refusalOf(content)).toEqual([
      "fisier.3 csvDestinatarGresit",
      "fisier.4 csvCampuri",
      "fisier.5 csvFormula",
      "fisier.6 csvFormula",
    ]);
    expect(await refusalOf(`email\n${"nimic\n".repeat(150)}`)).toHaveLength(100);
  });

  it("10,000 rows are accepted", async () => {
    expect(await table(`email\n${"a@b.md\n".repeat(10_000)}`)).toHaveLength(10_000);
  });
});
