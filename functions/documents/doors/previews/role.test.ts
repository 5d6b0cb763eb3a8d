import { createServer } from "node:http";
import { expect, it } from "vitest";
import { as, bucketOf, member, nobody, organization, organizationAdmin } from "../../testing.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { zip } from "../../../../shared/testing/file-samples.ts";
import { listenOnLoopback } from "../../../../shared/testing/loopback.ts";
import { writtenPdf } from "../../../../shared/testing/scanned-pdf.ts";
import {
  comparedWith,
  objectsReadBy,
  readBy,
  writtenBy,
} from "../../../../shared/testing/written-partitions.ts";
import { DOCX } from "../../../../shared/text/file-kinds.ts";
import { config } from "../../files/content/config.ts";
import { addressOf, foreignBucket, mustConnect } from "../../files/content/testing.ts";
import { config as previews } from "../../files/previews/config.ts";
import type { CreatedLink } from "../../granting/links/create-link.ts";
import { OBJECTS, READ, WRITTEN } from "./role.expectations.ts";

const letter = zip({
  "_rels/.rels":
    "<Relationships><Relationship Id='r1' Type='http://x/officeDocument' Target='word/document.xml'/></Relationships>",
  "word/document.xml": "<w:document><w:body><w:p><w:r><w:t>Cerere</w:t></w:r></w:p></w:body></w:document>",
});

it("public previews read and write only what the role of their function allows", async () => {
  const pages = await writtenPdf(["unu"]);
  const listening = await listenOnLoopback(createServer((_, response) => response.end(pages)));
  previews.officeConverter = listening.url;
  const ours = await organization();
  const [bucket, theirs] = [await bucketOf(ours), await bucketOf(ours)];
  await mustConnect(as(await organizationAdmin(ours)), theirs, addressOf(await foreignBucket()));
  const file = new File([Uint8Array.from(letter)], "cerere.docx", { type: DOCX });
  const filed = async ({ id }: { id: number }) => {
    const fields = { file, bucketId: String(id), visibility: "PUBLIC" };
    return (await as(await member({ ...bucket, id })).upload<{ id: number }>("/api/documents/upload", fields))
      .json.id;
  };
  const [here, elsewhere] = [await filed(bucket), await filed(theirs)];
  const owner = as(await member(bucket));
  const made = await owner.post<CreatedLink>(`/api/documents/${here}/linkuri`, {});
  const opened = new URL(made.json.url).pathname.replace("/l/", "/api/public/linkuri/");
  const { calls } = await callsOf(async () => {
    for (const id of [here, elsewhere])
      for (const path of ["previews", "readings"]) await nobody.get(`/api/v1/public/documents/${id}/${path}`);
    for (const path of ["/previzualizare", "/lectura"]) await nobody.get(opened + path);
  });
  previews.officeConverter = "none";
  await listening.stop();
  const { written, removed } = writtenBy(calls, "documents");
  expect(comparedWith(WRITTEN, written)).toEqual({ refused: [], unused: [] });
  expect(removed).toEqual([]);
  expect(comparedWith(READ, readBy(calls, "documents"))).toEqual({ refused: [], unused: [] });
  expect(comparedWith(OBJECTS, objectsReadBy(calls, config.contentBucket))).toEqual({
    refused: [],
    unused: [],
  });
});
