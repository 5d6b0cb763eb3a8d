import { PutObjectCommand } from "@aws-sdk/client-s3";
import { afterEach, beforeAll, expect, it } from "vitest";
import { openAuthority } from "../../../../localstack/signing-service/authority.ts";
import { s3 } from "../../../../shared/aws/s3.ts";
import { clock } from "../../../../shared/clock.ts";
import { config } from "../../signing/config.ts";
import { as, person, textFile, type ServiceClient } from "../../testing.ts";
import { keptCertificates, sign, uploaded, verify, type Signed } from "./testing.ts";
import { refusal } from "../../../../shared/testing/caller.ts";

let ana: ServiceClient;
const before = { ...config };

beforeAll(async () => {
  ana = as(await person());
});
afterEach(() => {
  clock.resume();
  Object.assign(config, before);
});

const put = (Key: string, Body: string) =>
  s3().send(new PutObjectCommand({ Bucket: config.certificatesBucket, Key, Body }));

it("the roots that are trusted are read from their object once, and again after a minute: a new list needs no deploy", async () => {
  const { id } = await uploaded(ana, textFile("conținut"));
  const { json } = await sign(ana, id);
  config.trust = await keptCertificates([openAuthority().root]);
  const began = Date.now();
  const after = (seconds: number) => clock.freeze(new Date(began + seconds * 1000));
  after(0);
  expect((await verify(ana, json)).json).toMatchObject({ motiv: "CERTIFICAT_NECUNOSCUT" });
  await put(config.trust, process.env.TEMELIA_TEST_TRUST ?? "");
  after(59);
  expect((await verify(ana, json)).json).toMatchObject({ motiv: "CERTIFICAT_NECUNOSCUT" });
  after(61);
  expect((await verify(ana, json)).json).toMatchObject({ status: "VALIDA" });
});

it.each([
  ["is missing", undefined],
  [
    "holds something that is no certificate",
    "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n",
  ],
  ["holds no certificate", "rădăcini"],
])(
  "the roots that are trusted whose object %s: 503 with Retry-After, and nothing is signed or judged",
  async (_, content) => {
    const { id } = await uploaded(ana, textFile("conținut"));
    const { json } = await sign(ana, id);
    config.trust = `certificates/${crypto.randomUUID()}.pem`;
    if (content !== undefined) await put(config.trust, content);
    for (const answer of [await sign(ana, id), await verify(ana, json)]) {
      expect(refusal(answer)).toEqual([503, "error.certificateIndisponibile"]);
      expect(answer.headers["retry-after"]).toBe("30");
    }
    const kept = (await ana.get<Signed[]>(`/api/documents/${id}/semnaturi`)).json;
    expect(kept.map((one) => [one.id, one.status])).toEqual([[json.id, "VALIDA"]]);
    // A failed read is not cached.
    await put(config.trust, process.env.TEMELIA_TEST_TRUST ?? "");
    expect((await verify(ana, json)).json).toMatchObject({ status: "VALIDA" });
  },
);
