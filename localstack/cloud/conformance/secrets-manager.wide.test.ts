import {
  BatchGetSecretValueCommand,
  CreateSecretCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type CloudUnderTest, cloudUnderTest, isOwnCloud, uniqueName } from "./cloud-under-test.ts";

let cloud: CloudUnderTest;
let manager: SecretsManagerClient;

beforeAll(async () => {
  cloud = await cloudUnderTest();
  manager = new SecretsManagerClient(cloud.client);
});
afterAll(() => cloud.stop());

const create = (Name: string, SecretString: string) =>
  manager.send(new CreateSecretCommand({ Name, SecretString }));
const read = (...SecretIdList: string[]) => manager.send(new BatchGetSecretValueCommand({ SecretIdList }));

it("secrets are read several at once, by their names; those that do not exist are named beside them", async () => {
  const [one, two, none] = [uniqueName("secret/one"), uniqueName("secret/two"), uniqueName("secret/none")];
  await create(one, "prima\nvaloare");
  await create(two, "a doua");
  const { SecretValues = [], Errors = [] } = await read(one, two, none);
  const texts = SecretValues.map(({ Name, SecretString }) => [Name, SecretString]);
  expect(texts).toEqual(
    expect.arrayContaining([
      [one, "prima\nvaloare"],
      [two, "a doua"],
    ]),
  );
  expect(texts).toHaveLength(2);
  expect(Errors.map(({ SecretId, ErrorCode }) => [SecretId, ErrorCode])).toEqual([
    [none, "ResourceNotFoundException"],
  ]);
});

it("a changed secret has another version, and its new text is read", async () => {
  const Name = uniqueName("secret");
  const { VersionId } = await create(Name, "veche");
  const changed = await manager.send(new PutSecretValueCommand({ SecretId: Name, SecretString: "nouă" }));
  expect(changed).toMatchObject({ Name, VersionStages: ["AWSCURRENT"] });
  expect(changed.VersionId).not.toBe(VersionId);
  expect((await read(Name)).SecretValues?.[0]?.SecretString).toBe("nouă");
});

it("a secret that exists is not created again, and one that does not is not changed", async () => {
  const Name = uniqueName("secret");
  await create(Name, "x");
  await expect(create(Name, "y")).rejects.toMatchObject({ name: "ResourceExistsException" });
  const absent = new PutSecretValueCommand({ SecretId: uniqueName("absent"), SecretString: "x" });
  await expect(manager.send(absent)).rejects.toMatchObject({ name: "ResourceNotFoundException" });
});

it.runIf(isOwnCloud)("what a request of secrets has beyond this is refused, not ignored", async () => {
  const limited = new BatchGetSecretValueCommand({ SecretIdList: ["x"], MaxResults: 1 });
  await expect(manager.send(limited)).rejects.toMatchObject({ name: "NotImplemented" });
});
