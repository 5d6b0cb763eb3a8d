import {
  type BucketLocationConstraint,
  CreateBucketCommand,
  PutBucketCorsCommand,
  PutBucketLifecycleConfigurationCommand,
  S3ServiceException,
  type S3Client,
} from "@aws-sdk/client-s3";
import type { ResourceKind } from "./resource-kind.ts";

interface CorsRule {
  AllowedOrigins: string[];
  AllowedMethods: string[];
  AllowedHeaders?: string[];
  ExposedHeaders?: string[];
  MaxAge?: number;
}

interface LifecycleRule {
  Id: string;
  Status: "Enabled" | "Disabled";
  /** Only objects whose keys begin with it. */
  Prefix?: string;
  /** A parameter is a text. */
  ExpirationInDays?: number | string;
  AbortIncompleteMultipartUpload?: { DaysAfterInitiation: number };
}

interface BucketProperties {
  BucketName: string;
  CorsConfiguration?: { CorsRules: CorsRule[] };
  LifecycleConfiguration?: { Rules: LifecycleRule[] };
}

export const buckets: ResourceKind<BucketProperties> = {
  applied: ["BucketName", "CorsConfiguration", "LifecycleConfiguration"],
  leftToAws: [
    "BucketEncryption",
    "PublicAccessBlockConfiguration",
    "OwnershipControls",
    "LoggingConfiguration",
    "Tags",
  ],

  async make({ properties, clients: { s3 }, region }) {
    const { BucketName: Bucket, CorsConfiguration: cors, LifecycleConfiguration: lifecycle } = properties;
    await create(s3, Bucket, region);
    if (cors) {
      const CORSRules = cors.CorsRules.map(corsRule);
      await s3.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules } }));
    }
    if (lifecycle) {
      const Rules = lifecycle.Rules.map(lifecycleRule);
      await s3.send(
        new PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration: { Rules } }),
      );
    }
    return { ref: Bucket, attributes: { Arn: `arn:aws:s3:::${Bucket}` } };
  },
};

async function create(s3: S3Client, Bucket: string, region: string): Promise<void> {
  const LocationConstraint = region as BucketLocationConstraint;
  // S3 does not accept us-east-1 as a LocationConstraint: it is the default.
  const place = region === "us-east-1" ? {} : { CreateBucketConfiguration: { LocationConstraint } };
  try {
    await s3.send(new CreateBucketCommand({ Bucket, ...place }));
  } catch (error) {
    if (!(error instanceof S3ServiceException && error.name === "BucketAlreadyOwnedByYou")) throw error;
  }
}

/** Maps CloudFormation's field names to the S3 API's. Refuses a field that is not listed here. */
const corsRule = ({ ExposedHeaders, MaxAge, ...same }: CorsRule) => {
  refuseOthers("CORS", same, ["AllowedOrigins", "AllowedMethods", "AllowedHeaders"]);
  return { ...same, ExposeHeaders: ExposedHeaders, MaxAgeSeconds: MaxAge };
};

const lifecycleRule = ({ Id, Prefix = "", ExpirationInDays, ...same }: LifecycleRule) => {
  refuseOthers("lifecycle", same, ["Status", "AbortIncompleteMultipartUpload"]);
  const Expiration = ExpirationInDays === undefined ? undefined : { Days: Number(ExpirationInDays) };
  return { ...same, ID: Id, Filter: { Prefix }, Expiration };
};

function refuseOthers(what: string, rule: object, known: string[]): void {
  const other = Object.keys(rule).find((name) => !known.includes(name));
  if (other) throw new Error(`The provisioner does not support ${other} in a ${what} rule`);
}
