import { beforeAll, expect, it } from "vitest";
import { apiOf, textFile } from "../testing/page.js";

const { contentOf, receive } = await import("./content.js");
const { listVersions } = await import("./api.js");
const { keepToken } = await import("./session.js");

let ion;
beforeAll(async () => {
  ion = await apiOf("ion.operator");
  keepToken(ion.token);
});

it("content comes with its type and a name that opens by double click", async () => {
  const document = await ion.upload(textFile("ceva", "act.txt"));
  const [version] = await listVersions(document.id);
  const { blob, name } = await contentOf(document, version);
  expect([await blob.text(), blob.type, name]).toEqual(["ceva", version.contentType, "act (v1).txt"]);
});

it("content that differs from what was stored is refused, in words", async () => {
  const document = await ion.upload(textFile("ceva", "act.txt"));
  const [version] = await listVersions(document.id);
  const other = { ...version, hashSha256: "0".repeat(64) };
  await expect(contentOf(document, other)).rejects.toMatchObject({ key: "damaged" });
});

it("where only the answer says the SHA-256, it is compared with that", async () => {
  const headers = (digest) => ({
    "content-disposition": "attachment; filename*=UTF-8''act.txt",
    "repr-digest": `sha-256=:${digest}:`,
  });
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode("ceva")));
  const answer = (digest) => new Response("ceva", { headers: headers(digest) });
  const { blob, name } = await receive(answer(btoa(String.fromCharCode(...hash))), {
    contentType: "text/plain",
  });
  expect([await blob.text(), name]).toEqual(["ceva", "act.txt"]);
  await expect(receive(answer(btoa("altceva")), {})).rejects.toMatchObject({ key: "damaged" });
});
