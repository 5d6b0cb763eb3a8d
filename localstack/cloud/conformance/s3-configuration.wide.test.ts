import {
  DeleteBucketCorsCommand,
  DeleteBucketLifecycleCommand,
  GetBucketCorsCommand,
  GetBucketEncryptionCommand,
  GetBucketLifecycleConfigurationCommand,
  GetObjectCommand,
  GetPublicAccessBlockCommand,
  PutBucketCorsCommand,
  PutBucketEncryptionCommand,
  PutBucketLifecycleConfigurationCommand,
  PutObjectCommand,
  PutPublicAccessBlockCommand,
  type CORSRule,
  type LifecycleRule,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestbed, refusalOf, type Testbed } from "./s3-testbed.ts";

let testbed: Testbed;
beforeAll(async () => (testbed = await openTestbed()));
afterAll(() => testbed.close());

const bucket = () => ({ Bucket: testbed.bucket });
const rules: CORSRule[] = [
  {
    AllowedOrigins: ["https://*.example.md"],
    AllowedMethods: ["GET", "PUT"],
    AllowedHeaders: ["content-*", "x-amz-meta-claim"],
    ExposeHeaders: ["ETag"],
    MaxAgeSeconds: 300,
  },
  { AllowedOrigins: ["*"], AllowedMethods: ["GET"] },
];

describe("configurations of a bucket", () => {
  it("a lifecycle is kept as it was sent", async () => {
    const read = () => testbed.client.send(new GetBucketLifecycleConfigurationCommand(bucket()));
    expect(await refusalOf(read())).toEqual([404, "NoSuchLifecycleConfiguration"]);
    const Rules: LifecycleRule[] = [
      { ID: "staging", Status: "Enabled", Filter: { Prefix: "staging/" }, Expiration: { Days: 1 } },
      {
        ID: "parts",
        Status: "Enabled",
        Filter: { Prefix: "" },
        AbortIncompleteMultipartUpload: { DaysAfterInitiation: 2 },
      },
    ];
    await testbed.client.send(
      new PutBucketLifecycleConfigurationCommand({ ...bucket(), LifecycleConfiguration: { Rules } }),
    );
    expect((await read()).Rules).toEqual(Rules);
    await testbed.client.send(new DeleteBucketLifecycleCommand(bucket()));
    expect(await refusalOf(read())).toEqual([404, "NoSuchLifecycleConfiguration"]);
  });

  it("a public access block and an encryption are kept as they were sent", async () => {
    const PublicAccessBlockConfiguration = { BlockPublicAcls: true, BlockPublicPolicy: true };
    await testbed.client.send(
      new PutPublicAccessBlockCommand({ ...bucket(), PublicAccessBlockConfiguration }),
    );
    const Rules = [{ ApplyServerSideEncryptionByDefault: { SSEAlgorithm: "AES256" as const } }];
    const ServerSideEncryptionConfiguration = { Rules };
    await testbed.client.send(
      new PutBucketEncryptionCommand({ ...bucket(), ServerSideEncryptionConfiguration }),
    );
    expect([
      await testbed.client.send(new GetPublicAccessBlockCommand(bucket())),
      await testbed.client.send(new GetBucketEncryptionCommand(bucket())),
    ]).toMatchObject([{ PublicAccessBlockConfiguration }, { ServerSideEncryptionConfiguration }]);
  });

  it("a document that is none is refused", async () => {
    const CORSConfiguration = { CORSRules: [] };
    expect(
      await refusalOf(testbed.client.send(new PutBucketCorsCommand({ ...bucket(), CORSConfiguration }))),
    ).toEqual([400, "MalformedXML"]);
  });
});

describe("CORS", () => {
  const origin = "https://portal.example.md";
  const preflight = (method: string, headers: Record<string, string> = {}, from = origin) =>
    fetch(`${testbed.endpoint}/${testbed.bucket}/any`, {
      method: "OPTIONS",
      headers: { origin: from, "access-control-request-method": method, ...headers },
    });

  it("CORS without rules every preflight is refused", async () => {
    expect([
      (await preflight("GET")).status,
      await refusalOf(testbed.client.send(new GetBucketCorsCommand(bucket()))),
    ]).toEqual([403, [404, "NoSuchCORSConfiguration"]]);
  });

  describe("with rules", () => {
    beforeAll(async () => {
      await testbed.client.send(
        new PutBucketCorsCommand({ ...bucket(), CORSConfiguration: { CORSRules: rules } }),
      );
      await testbed.client.send(new PutObjectCommand({ ...bucket(), Key: "shared", Body: "x" }));
    });
    afterAll(() => testbed.client.send(new DeleteBucketCorsCommand(bucket())));

    it("the rules are kept as they were sent", async () => {
      expect((await testbed.client.send(new GetBucketCorsCommand(bucket()))).CORSRules).toEqual(rules);
    });

    it("a preflight that a rule allows tells what is allowed", async () => {
      const { status, headers } = await preflight("PUT", {
        "access-control-request-headers": "content-type, X-Amz-Meta-Claim",
      });
      const told = ["origin", "methods", "headers"].map((name) =>
        headers.get(`access-control-allow-${name}`),
      );
      expect([status, ...told, headers.get("access-control-max-age")]).toEqual([
        200,
        origin,
        "GET, PUT",
        "content-type, x-amz-meta-claim",
        "300",
      ]);
    });

    it("a method, a header or an origin outside the rules is refused", async () => {
      const answers = await Promise.all([
        preflight("DELETE"),
        preflight("PUT", { "access-control-request-headers": "x-other" }),
        preflight("PUT", {}, "https://example.md.evil.test"),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    });

    it("the answer itself carries the rule's headers, also where it is a refusal", async () => {
      const address = await getSignedUrl(
        testbed.client,
        new GetObjectCommand({ ...bucket(), Key: "shared" }),
      );
      const read = await fetch(address, { headers: { origin } });
      const refused = await fetch(`${testbed.endpoint}/${testbed.bucket}/shared`, {
        headers: { origin: "https://other.test" },
      });
      expect(
        [read, refused].map(({ status, headers }) => [status, headers.get("access-control-allow-origin")]),
      ).toEqual([
        [200, origin],
        [403, "*"],
      ]);
      expect([read.headers.get("access-control-expose-headers"), read.headers.get("vary")]).toEqual([
        "ETag",
        expect.stringContaining("Origin"),
      ]);
    });
  });
});
