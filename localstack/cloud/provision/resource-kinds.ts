import { buckets } from "./buckets.ts";
import { aliases, keys } from "./keys.ts";
import { queues } from "./queues.ts";
import type { ResourceKind } from "./resource-kind.ts";
import { tables } from "./tables.ts";

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
