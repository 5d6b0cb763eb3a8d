import { describe, expect, it } from "vitest";
import { read } from "../../shared/data/repository.ts";
import { addVersion } from "./keeping/versions/add-version.ts";
import { createDocument, uploadDocument } from "./keeping/documents/create-document.ts";
import { Documents } from "./records/document.ts";
import { fresh } from "./testing.ts";
import { anonymous, citizenOf, machineOf } from "./access/principal.ts";

const machine = machineOf("registru", { emitentId: 5, scopes: ["documente.read", "documente.write"] });

describe("a machine", () => {
  it("a machine creates a document, which names it as its creator", async () => {
    const { id } = await createDocument(machine, { denumire: fresh("Extras") });
    expect(await read(Documents, { id })).toMatchObject({
      creator: "machine#registru",
      creatDe: "machine:registru",
    });
  });

  it("owns nothing by having created it: its rights are its issuer's", async () => {
    const file = { name: "extras.txt", contentType: "text/plain", bytes: Buffer.from("extras") };
    const { id } = await uploadDocument(machine, { file });
    await expect(addVersion(machine, id, { file })).rejects.toMatchObject({ kind: "notFound" });
    expect(machine.names).toEqual([]);
  });
});

describe("nobody, and a citizen", () => {
  it.each([
    ["nobody", anonymous],
    ["a citizen", citizenOf(1, 7)],
    ["a citizen without a client", citizenOf(1, undefined)],
  ])("%s creates nothing", async (_, caller) => {
    await expect(createDocument(caller, { denumire: fresh("Nimic") })).rejects.toMatchObject({
      kind: "forbidden",
    });
  });
});
