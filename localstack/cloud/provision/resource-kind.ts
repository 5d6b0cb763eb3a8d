import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { KMSClient } from "@aws-sdk/client-kms";
import type { S3Client } from "@aws-sdk/client-s3";
import type { SQSClient } from "@aws-sdk/client-sqs";
import type { Reference } from "./resolve.ts";
import type { Declarations } from "./template.ts";

export interface Clients {
  dynamodb: DynamoDBClient;
  s3: S3Client;
  sqs: SQSClient;
  kms: KMSClient;
}

/** A resource to create, with resolved properties. */
export interface Wanted<Properties> {
  id: string;
  properties: Properties;
  clients: Clients;
  declarations: Declarations;
  region: string;
}

/** How to create one CloudFormation type. A property in neither list is an error. */
export interface ResourceKind<Properties> {
  applied: (keyof Properties & string)[];
  leftToAws: string[];
  /** Creates the resource, or updates the existing one. */
  make(wanted: Wanted<Properties>): Promise<Reference>;
}
