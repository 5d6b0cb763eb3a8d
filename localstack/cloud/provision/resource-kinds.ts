import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { KMSClient } from "@aws-sdk/client-kms";
import type { S3Client } from "@aws-sdk/client-s3";
import type { SQSClient } from "@aws-sdk/client-sqs";
import { buckets } from "./buckets.ts";
import { aliases, keys } from "./keys.ts";
import { queues } from "./queues.ts";
import type { Reference } from "./resolve.ts";
import { tables } from "./tables.ts";
import type { Declarations } from "./template.ts";

export interface Clients {
  dynamodb: DynamoDBClient;
  s3: S3Client;
  sqs: SQSClient;
  kms: KMSClient;
}

/** A resource about to be made: its properties are resolved. */
export interface Wanted<Properties> {
  id: string;
  properties: Properties;
  clients: Clients;
  declarations: Declarations;
  region: string;
}

/** How one CloudFormation type comes to be. A property in neither list stops the provisioner. */
export interface ResourceKind<Properties> {
  applied: (keyof Properties & string)[];
  leftToAws: string[];
  /** Makes the resource, or brings the one that exists in line. */
  make(wanted: Wanted<Properties>): Promise<Reference>;
}

/** The types that exist on every endpoint. */
export const resourceKinds: Record<string, ResourceKind<never>> = {
  "AWS::DynamoDB::Table": tables,
  "AWS::S3::Bucket": buckets,
  "AWS::SQS::Queue": queues,
  "AWS::KMS::Key": keys,
  "AWS::KMS::Alias": aliases,
};

/** The types that only mean something on AWS: permissions, alarms, addresses, managed search. */
export const leftToAws = new Set([
  "AWS::ApiGatewayV2::ApiMapping",
  "AWS::ApiGatewayV2::DomainName",
  "AWS::CertificateManager::Certificate",
  "AWS::CloudFront::Distribution",
  "AWS::CloudWatch::Alarm",
  "AWS::CloudWatch::Dashboard",
  "AWS::IAM::ManagedPolicy",
  "AWS::IAM::Policy",
  "AWS::IAM::Role",
  "AWS::Logs::LogGroup",
  "AWS::Logs::MetricFilter",
  "AWS::OpenSearchService::Domain",
  "AWS::Route53::RecordSet",
  "AWS::S3::BucketPolicy",
  "AWS::SNS::Subscription",
  "AWS::SNS::Topic",
  "AWS::SQS::QueuePolicy",
]);
