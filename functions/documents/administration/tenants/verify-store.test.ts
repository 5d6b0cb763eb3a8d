import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { read, update } from "../../../../shared/data/repository.ts";
import type { Store } from "../../../../shared/content/store.ts";
import { officialSession } from "../../../../shared/testing/sessions.ts";
import { storeProxy, type StoreProxy } from "../../../../shared/testing/store-proxy.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import { sealStoreSecret } from "../../files/content/tenant-connection.ts";
import { addressOf, foreignBucket, keyPair, keysIn, mustConnect } from "../../files/content/testing.ts";
import { type Bucket, Buckets } from "../../records/bucket.ts";
import type { Organization } from "../../records/organization.ts";
import { TenantStores } from "../../records/tenant-store.ts";
import {
  as,
  bucketOf,
  fresh,
  member,
  organization,
  organizationAdmin,
  serviceAdmin,
  withToken,
  type Person,
  type ServiceClient,
} from "../../testing.ts";
import type { Answer } from "../../../../shared/testing/caller.ts";

const inZone = async ({ id }: Person): Promise<ServiceClient> =>
  withToken((await officialSession("documents", id)).token);
const verify = (client: ServiceClient, { id }: Bucket, headers = {}) =>
  client.post<{ message: string }>(`/api/v1/admin/buckets/${id}/verify-store`, undefined, headers);
const answered = ({ status, text }: Answer<unknown>) => [
  status,
  text === "" ? "" : (JSON.parse(text) as { message: string }).message,
];

describe("POST /api/v1/admin/buckets/{id}/verify-store", untilUndisturbed, () => {
  let ours: Organization;
  let admin: ServiceClient;
  let proxy: StoreProxy;
  let store: Store;
  let bucket: Bucket;

  beforeAll(async () => {
    ours = await organization();
    admin = await inZone(await organizationAdmin(ours));
    proxy = await storeProxy(process.env.AWS_ENDPOINT_URL ?? "");
  });
  afterAll(() => proxy.stop());
  beforeEach(async () => {
    store = await foreignBucket();
    bucket = await bucketOf(ours);
    await mustConnect(as(await organizationAdmin(ours)), bucket, addressOf(store, proxy.url));
  });

  const storedOf = async () => {
    const stored = await read(Buckets, { id: bucket.id });
    return [stored, await read(TenantStores, { id: stored?.tenantStoreId ?? 0 })];
  };

  it("POST /api/v1/admin/buckets/{id}/verify-store is 204 for a store that works; nothing stays there, and nothing changes here", async () => {
    const before = await storedOf();
    expect(answered(await verify(admin, bucket))).toEqual([204, ""]);
    expect(answered(await verify(await inZone(await serviceAdmin()), bucket))).toEqual([204, ""]);
    expect([await keysIn(store), await storedOf()]).toEqual([[], before]);
  });

  it("POST /api/v1/admin/buckets/{id}/verify-store names what fails since the connection was saved: a secret that the store has changed", async () => {
    const id = (await read(Buckets, { id: bucket.id }))?.tenantStoreId ?? 0;
    const secret = await sealStoreSecret(id, "cel-de-mai-înainte");
    await update(TenantStores, { id }, (before) => ({ ...before, secret }));
    const answer = await verify(admin, bucket, { "accept-language": "ru" });
    expect(answered(answer)).toEqual([409, "error.depozitCredentiale"]);
    expect(answer.text).toContain("Хранилище не принимает ключ, секрет или регион.");
    expect(answer.text).not.toMatch(new RegExp(`cel-de-mai|"secret"|${keyPair.accessKey}"`));
  });

  it("POST /api/v1/admin/buckets/{id}/verify-store asks the store each time, but for a repeated request with the same Idempotency-Key", async () => {
    proxy.behave(() => "cut");
    expect(answered(await verify(admin, bucket))).toEqual([409, "error.depozitInaccesibil"]);
    proxy.behave(({ method }, pass) =>
      method === "DELETE" ? { status: 403, headers: {}, body: Buffer.alloc(0) } : pass(),
    );
    expect(answered(await verify(admin, bucket))).toEqual([409, "error.depozitFaraDrept"]);
    proxy.behave();
    const key = { "idempotency-key": fresh("verify") };
    expect(answered(await verify(admin, bucket, key))).toEqual([204, ""]);
    proxy.behave(() => "cut");
    const repeated = await verify(admin, bucket, key);
    proxy.behave();
    expect([answered(repeated), repeated.headers["idempotent-replayed"]]).toEqual([[204, ""], "true"]);
  });

  it("POST /api/v1/admin/buckets/{id}/verify-store is 409 for a container without a store of its own", async () => {
    expect(answered(await verify(admin, await bucketOf(ours)))).toEqual([409, "error.faraDepozitPropriu"]);
  });

  it("POST /api/v1/admin/buckets/{id}/verify-store is 404 for another organization's administrator, and 403 for a person, without a call to the store", async () => {
    let asked = 0;
    proxy.behave((_, pass) => {
      asked += 1;
      return pass();
    });
    const other = await organization();
    await bucketOf(other);
    expect((await verify(await inZone(await organizationAdmin(other)), bucket)).status).toBe(404);
    expect((await verify(await inZone(await member(bucket)), bucket)).status).toBe(403);
    proxy.behave();
    expect(asked).toBe(0);
  });
});
