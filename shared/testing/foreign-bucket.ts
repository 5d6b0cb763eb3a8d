import { CreateBucketCommand } from "@aws-sdk/client-s3";
import { s3 } from "../aws/s3.ts";
import { testEnvironment } from "./environment.ts";
import { ownStore, type Store } from "../content/store.ts";

let made = 0;

/** Creates an S3 bucket on the local cloud that is not the platform's. */
export async function createForeignBucket(): Promise<Store> {
  const bucket = `${testEnvironment.STAGE}-strain-${(made += 1)}`;
  await s3().send(new CreateBucketCommand({ Bucket: bucket }));
  return ownStore(bucket);
}
