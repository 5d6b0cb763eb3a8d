import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  as,
  bucketOf,
  fresh,
  member,
  organization,
  organizationAdmin,
  textFile,
  type ServiceClient,
} from "../../testing.ts";
import type { Store } from "../../../../shared/content/store.ts";
import { read } from "../../../../shared/data/repository.ts";
import {
  storeProxy,
  type StoreBehaviour,
  type StoreRequest,
  type StoreProxy,
} from "../../../../shared/testing/store-proxy.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import { type Bucket, Buckets } from "../../records/bucket.ts";
import type { Organization } from "../../records/organization.ts";
import { TenantStores } from "../../records/tenant-store.ts";
import { addressOf, connect, keyPair, keysIn, foreignBucket } from "../../files/content/testing.ts";
import { openStoreSecret } from "../../files/content/tenant-connection.ts";
import type { Answer } from "../../../../shared/testing/caller.ts";

const address = "/api/admin/buckets";
let ours: Organization;
let admin: ServiceClient;
let proxy: StoreProxy;

beforeAll(async () => {
  ours = await organization();
  admin = as(await organizationAdmin(ours));
  proxy = await storeProxy(process.env.AWS_ENDPOINT_URL ?? "");
});
afterAll(() => proxy.stop());

const refusalOf = ({ status, json }: Answer<unknown>) => {
  const { errors = [] } = json as { errors?: { field: string; code: string }[] };
  return [status, ...errors.map(({ field, code }) => `${field} ${code}`)];
};
const create = (fields: object) =>
  admin.post<Bucket>(address, { cod: fresh("S3"), denumire: "Arhiva", ...fields });
const storeIdOf = async (id: number) => (await read(Buckets, { id }))?.tenantStoreId;
const storeAt = async (id: number) => read(TenantStores, { id: (await storeIdOf(id)) ?? 0 });

describe("the connection of a bucket", untilUndisturbed, () => {
  it("the connection of a bucket is accepted after a probe that leaves nothing behind; its secret is sealed in the store's record", async () => {
    const store = await foreignBucket();
    const created = await create({ endpoint: addressOf(store), regiune: "eu-central-1", ...keyPair });
    expect([created.status, created.json]).toMatchObject([
      201,
      { endpoint: addressOf(store), accessKey: "test" },
    ]);
    expect(created.json).not.toHaveProperty("tenantStoreId");
    expect(created.json).not.toHaveProperty("secret");
    expect(await keysIn(store)).toEqual([]);
    const depozit = await storeAt(created.json.id);
    expect(depozit).toMatchObject({ bucketId: created.json.id, name: store.bucket, region: "eu-central-1" });
    expect(depozit?.secret).not.toContain(keyPair.secret);
    expect(depozit && (await openStoreSecret(depozit))).toBe(keyPair.secret);
  });

  it("the connection of a bucket is address, key and secret together: only a part is 400 and names what is missing", async () => {
    const endpoint = addressOf(await foreignBucket());
    const answers = await Promise.all([
      create({ endpoint }),
      create({ endpoint, accessKey: "test" }),
      create({ endpoint, secret: "test" }),
      create({ accessKey: "test" }),
      create({ secret: "test" }),
      create({ ...keyPair }),
    ]);
    expect(answers.map(refusalOf)).toEqual([
      [400, "accessKey obligatoriu"],
      [400, "secret obligatoriu"],
      [400, "accessKey obligatoriu"],
      [400, "regiune obligatoriu"],
      [400, "accessKey obligatoriu"],
      [400, "regiune obligatoriu"],
    ]);
    expect((await create({ provider: "minio", regiune: "eu-central-1" })).status).toBe(201);
  });

  it("the connection of a bucket with key and secret and without endpoint is one at AWS in its regiune, named by the bucket's cod", async () => {
    const { bucket } = await foreignBucket();
    const created = await create({ cod: bucket, regiune: "eu-central-1", ...keyPair });
    expect([created.status, created.json]).toMatchObject([
      201,
      { regiune: "eu-central-1", accessKey: "test" },
    ]);
    expect(created.json).not.toHaveProperty("endpoint");
    const { id } = created.json;
    const store = await storeAt(id);
    expect(store).toMatchObject({ bucketId: id, name: bucket, region: "eu-central-1" });
    expect(store?.address).toBeUndefined();
    const clerk = as(await member(created.json));
    const filed = await clerk.upload<{ id: number; storageUri: string }>("/api/documents/upload", {
      file: textFile("la AWS"),
      bucketId: String(id),
    });
    expect(filed.json.storageUri).toContain(`s3://${bucket}/`);
    expect((await clerk.get(`/api/documents/${filed.json.id}/download`)).text).toBe("la AWS");
    const change = (fields: object) =>
      admin.put<Bucket>(`${address}/${id}`, { denumire: "Arhiva", ...fields });
    expect((await change({ regiune: "eu-west-1" })).json.accessKey).toBe("test");
    expect(await storeAt(id)).toMatchObject({ id: store?.id, region: "eu-west-1" });
    expect(refusalOf(await change({ regiune: null }))).toEqual([400, "regiune obligatoriu"]);
    expect((await change({ accessKey: null })).json).not.toHaveProperty("accessKey");
    expect(await storeIdOf(id)).toBeUndefined();
  });

  it("the connection of a bucket names the bucket of S3 in its address, else by the bucket's cod where S3 takes that: 400 says what to do", async () => {
    const { bucket } = await foreignBucket();
    const base = addressOf({ bucket: "" } as Store).replace(/\/$/, "");
    const named = await admin.post<Bucket>(address, {
      cod: bucket,
      denumire: "X",
      endpoint: base,
      ...keyPair,
    });
    expect(await storeAt(named.json.id)).toMatchObject({ name: bucket });
    const wrong = [base, `${base}/Arhiva`, `${base}/a`, `${base}/10.0.0.1`, `${base}/x--eun1-az1--x-s3`];
    const answers = await Promise.all(wrong.map((endpoint) => create({ endpoint, ...keyPair })));
    expect(answers.map(refusalOf)).toEqual(wrong.map(() => [400, "endpoint numeleContaineruluiS3"]));
  });

  it("the connection of a bucket keeps its store when the credentials, the region or the bucket's cod change", async () => {
    const endpoint = addressOf(await foreignBucket());
    const { id } = (await create({ endpoint, ...keyPair })).json;
    const before = await storeAt(id);
    const change = (fields: object) => admin.put(`${address}/${id}`, { denumire: "Arhiva", ...fields });
    expect((await change({ regiune: "eu-west-1" })).status).toBe(200);
    expect((await change({ cod: fresh("nou") })).status).toBe(200);
    expect((await change({ endpoint, secret: "test" })).status).toBe(200);
    expect(await storeAt(id)).toMatchObject({ id: before?.id, name: before?.name, region: "eu-west-1" });
  });

  it("the connection of a bucket keeps what worked where the new credentials are refused", async () => {
    const endpoint = addressOf(await foreignBucket());
    const { id } = (await create({ endpoint, ...keyPair })).json;
    const before = await storeAt(id);
    const changed = await admin.put(`${address}/${id}`, { denumire: "X", secret: "altul" });
    expect(refusalOf(changed)).toEqual([400, "accessKey depozitCredentiale"]);
    expect(await storeAt(id)).toEqual(before);
  });

  it("the connection of a bucket leads to another store at another address, and to the same one again when that comes back", async () => {
    const [first, second] = [await foreignBucket(), await foreignBucket()];
    const bucket = (await create({ endpoint: addressOf(first), ...keyPair })).json;
    const firstId = await storeIdOf(bucket.id);
    await connect(admin, bucket, addressOf(second));
    const secondId = await storeIdOf(bucket.id);
    const gone = await connect(admin, bucket, null);
    expect(gone.json).not.toHaveProperty("accessKey");
    expect(await storeIdOf(bucket.id)).toBeUndefined();
    const withoutSecret = { denumire: "X", endpoint: addressOf(first), accessKey: "test" };
    expect(refusalOf(await admin.put(`${address}/${bucket.id}`, withoutSecret))).toEqual([
      400,
      "secret obligatoriu",
    ]);
    await connect(admin, bucket, addressOf(first));
    expect([await storeIdOf(bucket.id), secondId === firstId]).toEqual([firstId, false]);
  });
});

const isCopy = ({ headers }: StoreRequest) => "x-amz-copy-source" in headers;
const isCompletion = ({ method, url }: StoreRequest) => method === "POST" && url.includes("uploadId=");
const isDeleteOfMany = ({ method, url }: StoreRequest) => method === "POST" && url.includes("?delete");
const xml = (status: number, text: string) => ({
  status,
  headers: { "content-type": "application/xml" },
  body: Buffer.from(text),
});
const error = (status: number, code: string) =>
  xml(status, `<Error><Code>${code}</Code><Message>marcaj-al-depozitului</Message></Error>`);

/** Answers 200 although the cloud has refused the condition. */
const ignoreCondition =
  (isMeant: (asked: StoreRequest) => boolean, text = ""): StoreBehaviour =>
  async (asked, pass) => {
    const answer = await pass();
    return answer.status === 412 && isMeant(asked) ? xml(200, text) : answer;
  };
const answerWith =
  (isMeant: (asked: StoreRequest) => boolean, reply: ReturnType<typeof xml>): StoreBehaviour =>
  (asked, pass) =>
    isMeant(asked) ? reply : pass();

const isPut = (asked: StoreRequest) =>
  asked.method === "PUT" && !isCopy(asked) && !asked.url.includes("uploadId=");
const manners: Record<string, StoreBehaviour> = {
  "endpoint depozitInaccesibil": () => "cut",
  "accessKey depozitFaraDrept": answerWith(() => true, error(403, "AccessDenied")),
  "accessKey depozitCredentiale": answerWith(() => true, error(403, "InvalidAccessKeyId")),
  "endpoint depozitContainerLipsa": answerWith(() => true, error(404, "NoSuchBucket")),
  "endpoint depozitScriere": ignoreCondition((asked) => isPut(asked) && "if-none-match" in asked.headers),
  "endpoint depozitCitire": async ({ method, url }, pass) => ({
    ...(await pass()),
    ...(method === "GET" && !url.includes("list-type") ? { body: Buffer.alloc(63) } : {}),
  }),
  "endpoint depozitInlocuire": ignoreCondition((asked) => isPut(asked) && "if-match" in asked.headers),
  "endpoint depozitCopiere": ignoreCondition(isCopy, "<CopyObjectResult></CopyObjectResult>"),
  "endpoint depozitParti": ignoreCondition(
    isCompletion,
    "<CompleteMultipartUploadResult></CompleteMultipartUploadResult>",
  ),
  "endpoint depozitListare": answerWith(
    ({ url }) => url.includes("list-type"),
    xml(200, "<ListBucketResult></ListBucketResult>"),
  ),
  "endpoint depozitStergere": ignoreCondition(({ method }) => method === "DELETE"),
  "endpoint depozitEliminare": answerWith(isDeleteOfMany, error(501, "NotImplemented")),
};

describe(
  "a store that does not keep what documents rely on is refused: 400 names what it does not do",
  untilUndisturbed,
  () => {
    it.each(Object.entries(manners))("%s", async (refusal, manner) => {
      const store = await foreignBucket();
      const bucket = await bucketOf(ours);
      proxy.behave(manner);
      const answer = await connect(admin, bucket, addressOf(store, proxy.url));
      proxy.behave();
      expect(refusalOf(answer)).toEqual([400, refusal]);
      expect(answer.text).not.toMatch(/marcaj-al-depozitului|"secret"/);
      expect(await storeIdOf(bucket.id)).toBeUndefined();
      expect(await keysIn(store)).toEqual([]);
    });

    it("a store that does not keep what documents rely on is refused: 400 names what it does not do in the caller's language", async () => {
      const bucket = await bucketOf(ours);
      proxy.behave(() => "cut");
      const body = { denumire: "X", endpoint: `${proxy.url}/arhiva`, ...keyPair };
      const { json } = await admin.put(`${address}/${bucket.id}`, body, { "accept-language": "ru" });
      proxy.behave();
      expect(json).toMatchObject({
        errors: [{ message: "По этому адресу хранилище S3 вовремя не отвечает." }],
      });
    });

    it("a store that does not keep what documents rely on is refused: 400 names what it does not do and so is an address that is private and not allowed, without a connection", async () => {
      // Loopback addresses that are not among those the tests allow.
      const addresses = [
        "http://127.0.0.2:1/arhiva",
        "http://[::ffff:127.0.0.1]:1/arhiva",
        "http://0.0.0.0:1/arhiva",
      ];
      const answers = await Promise.all(addresses.map((endpoint) => create({ endpoint, ...keyPair })));
      expect(answers.map(refusalOf)).toEqual(addresses.map(() => [400, "endpoint depozitAdresaPrivata"]));
    });
  },
);
