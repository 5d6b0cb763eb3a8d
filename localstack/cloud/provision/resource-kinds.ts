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

/** The types that every endpoint supports. */
export const resourceKinds: Record<string, ResourceKind<never>> = {
  "AWS::DynamoDB::Table": tables,
  "AWS::S3::Bucket": buckets,
  "AWS::SQS::Queue": queues,
  "AWS::KMS::Key": keys,
  "AWS::KMS::Alias": aliases,
};

/** The types that have a use only on AWS: permissions, alarms, budgets, domain names, managed search. */
export const leftToAws = new Set([
  "AWS::ApiGatewayV2::ApiMapping",
  "AWS::ApiGatewayV2::DomainName",
  "AWS::Budgets::Budget",
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
  "AWS::SNS::TopicPolicy",
  "AWS::SQS::QueuePolicy",
]);
