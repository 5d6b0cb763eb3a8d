import { expect, it } from "vitest";
import "../testing/local-cloud.ts";
import { callsOf } from "../testing/aws-calls.ts";
import { ContentDamaged } from "./aead.ts";
import { keys } from "./keys.ts";
import { openSecret, sealSecret } from "./secrets.ts";
import { serviceSecrets } from "./service-secrets.ts";

const { seal, open } = serviceSecrets("notifications");
const location = { entity: "provider", id: "17", field: "token" };
const context = { ...location, service: "notifications" };

it("the secret of a service's record is sealed only by GenerateDataKey, and opened only by Decrypt, in a context that names the service", async () => {
  const sealing = await callsOf(() => seal("s3cr3t", location));
  const opening = await callsOf(() => open(sealing.result, location));
  expect(opening.result).toBe("s3cr3t");
  expect(
    [...sealing.calls, ...opening.calls].map(({ name, input }) => [name, input.EncryptionContext]),
  ).toEqual([
    ["kms.GenerateDataKey", context],
    ["kms.Decrypt", context],
  ]);
});

it("the secret of a service's record is opened again without another call", async () => {
  const sealed = await seal("s3cr3t", location);
  await open(sealed, location);
  const { calls, result } = await callsOf(() => open(sealed, location));
  expect([calls, result]).toEqual([[], "s3cr3t"]);
});

it.each(["entity", "id", "field"])(
  "the secret of a service's record does not open with another %s",
  async (part) => {
    const sealed = await seal("s3cr3t", location);
    await expect(open(sealed, { ...location, [part]: "alta" })).rejects.toThrow(ContentDamaged);
  },
);

it("the secret of a service's record does not open for another service, nor as a secret of documents", async () => {
  const sealed = await seal("s3cr3t", location);
  await expect(serviceSecrets("platform").open(sealed, location)).rejects.toThrow(ContentDamaged);
  await expect(openSecret(sealed, { keys: keys(), context: { ...location } })).rejects.toThrow(
    ContentDamaged,
  );
});

it("the secret of a service's record names its service whatever fields its location brings", async () => {
  const sealed = await seal("s3cr3t", { ...location, ...{ service: "documents" } });
  expect(await openSecret(sealed, { keys: keys(), context })).toBe("s3cr3t");
});

it("a secret that documents sealed opens in its context as before", async () => {
  const ofDocuments = { keys: keys(), context: { tenantStore: "17", field: "secret" } };
  const sealed = await sealSecret("s3cr3t", ofDocuments);
  expect(await openSecret(sealed, ofDocuments)).toBe("s3cr3t");
  await expect(open(sealed, location)).rejects.toThrow(ContentDamaged);
});
