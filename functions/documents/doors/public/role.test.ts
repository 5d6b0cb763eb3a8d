import { as, bucketOf, member, nobody, organization, organizationAdmin, textFile } from "../../testing.ts";
import { expect, it } from "vitest";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import {
  comparedWith,
  objectsReadBy,
  readBy,
  writtenBy,
} from "../../../../shared/testing/written-partitions.ts";
import { config } from "../../files/content/config.ts";
import { addressOf, foreignBucket, mustConnect } from "../../files/content/testing.ts";
import { OBJECTS, READ, WRITTEN } from "./role.expectations.ts";
import type { CreatedLink } from "../../granting/links/create-link.ts";

it("public documents and links read and write only what the role of their function allows", async () => {
  const ours = await organization();
  const bucket = await bucketOf(ours);
  const owner = as(await member(bucket));
  const { json } = await owner.upload<{ id: number }>("/api/documents/upload", {
    file: textFile("conținut"),
    bucketId: String(bucket.id),
    visibility: "PUBLIC",
  });
  const bare = await owner.post<{ id: number }>("/api/documents", { denumire: "Dosar", bucketId: bucket.id });
  const theirs = await bucketOf(ours);
  await mustConnect(as(await organizationAdmin(ours)), theirs, addressOf(await foreignBucket()));
  const elsewhere = await as(await member(theirs)).upload<{ id: number }>("/api/documents/upload", {
    file: textFile("la locatar"),
    bucketId: String(theirs.id),
    visibility: "PUBLIC",
  });
  const made = await owner.post<CreatedLink>(`/api/documents/${json.id}/linkuri`, { maxDescarcari: 1 });
  const opened = new URL(made.json.url).pathname.replace("/l/", "/api/public/linkuri/");
  const { calls } = await callsOf(async () => {
    await nobody.get(`/api/public/documents/${elsewhere.json.id}/download`);
    for (const path of ["", "?q=conținut", `/${json.id}`, `/${json.id}/download`, `/${bare.json.id}`])
      await nobody.get(`/api/public/documents${path}`);
    await nobody.post(`/api/public/documents/${json.id}/download`, { parola: "parola" });
    for (const part of ["", "/download", "/download"]) await nobody.get(opened + part);
  });
  const { written, removed } = writtenBy(calls, "documents");
  expect(comparedWith(WRITTEN, written)).toEqual({ refused: [], unused: [] });
  expect(removed).toEqual([]);
  expect(comparedWith(READ, readBy(calls, "documents"))).toEqual({ refused: [], unused: [] });
  expect(comparedWith(OBJECTS, objectsReadBy(calls, config.contentBucket))).toEqual({
    refused: [],
    unused: [],
  });
});
