import { as, person } from "./testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { bombAddresses, type BombSender } from "../../shared/testing/bomb-addresses.ts";
import { bombs } from "../../shared/testing/bombs.ts";
import { read } from "../../shared/data/repository.ts";
import { extractText } from "./content/extract-text.ts";
import { Documents } from "./records/document.ts";
import { transcribe } from "./transcription/work.ts";

let by: BombSender;

beforeAll(async () => {
  by = { ...as(await person()), index, transcribe };
});

async function index(documentId: number): Promise<void> {
  const document = await read(Documents, { id: documentId });
  if (document) await extractText(document);
}

/** A refusal has an error of its own: not the one of a fault, nor one that asks to be tried again. */
const isOwn = (status: number): boolean => (status >= 200 && status < 300) || (status >= 400 && status < 500);

describe.each(bombAddresses)("$name", ({ takes, prepare, send }) => {
  it.each(bombs.filter(takes))("answers $name with a success or an error of its own", async (bomb) => {
    const prepared = prepare ? await prepare(by, bomb) : 0;
    if (prepared === undefined) return;
    const { status } = await send(by, bomb, prepared);
    expect(status).toSatisfy(isOwn);
  });
});
