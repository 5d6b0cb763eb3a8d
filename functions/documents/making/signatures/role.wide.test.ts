import { afterAll, beforeAll, expect, it } from "vitest";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { comparedWith, objectsReadBy } from "../../../../shared/testing/written-partitions.ts";
import { config } from "../../signing/config.ts";
import { config as lists } from "../../signing/lists/config.ts";
import { newAuthority, samplePdf, signPdf } from "../../signing/testing.ts";
import { nobody } from "../../testing.ts";
import { COUNTED, OBJECTS } from "./role.expectations.ts";
import { keptCertificates, pdfFile } from "./testing.ts";

const authority = newAuthority();
const [{ trust }, { url }] = [config, lists];

beforeAll(async () => {
  config.trust = await keptCertificates([authority.root]);
  lists.url = "https://liste.exemplu.md/lotl.xml";
});
afterAll(() => Object.assign(config, { trust }) && Object.assign(lists, { url }));

it("the check of a file that anyone sends counts its calls, reads what is trusted, and opens nothing else", async () => {
  const identity = authority.signer("Ana Rusu", "http://127.0.0.1:9/lista.crl");
  const signed = await signPdf(await samplePdf(), { authority, identity });
  const { calls } = await callsOf(async () => {
    for (const path of ["", "/report"]) {
      const address = `/api/v1/public/signature-checks${path}`;
      expect((await nobody.upload(address, { file: pdfFile(signed) })).status).toBe(200);
    }
  });
  const counted = calls.filter(({ name }) => name === "dynamodb.UpdateItem");
  const keys = counted.map(({ input }) => (input.Key as { pk: string }).pk);
  // Measures are added beside requests, once per interval.
  expect(comparedWith(COUNTED, [...keys, "documents#metrics#0"])).toEqual({ refused: [], unused: [] });
  expect(comparedWith(OBJECTS, objectsReadBy(calls, config.certificatesBucket))).toEqual({
    refused: [],
    unused: [],
  });
  const others = calls.map(({ name }) => name).filter((name) => !/^s3\.(Get|Head)Object$/.test(name));
  expect(new Set(others)).toEqual(new Set(["dynamodb.UpdateItem"]));
});
