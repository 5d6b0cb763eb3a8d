import { refusal, type ErrorCode } from "./errors.ts";
import { readDocument } from "./payload.ts";
import { requireBucket, type Answer, type BucketCall, type Services } from "./services.ts";
import { childrenOf, textOf, type XmlElement } from "./xml.ts";

interface Configuration {
  root: string;
  missing: ErrorCode;
  isValid: (element: XmlElement) => boolean;
}

/** A bucket's configurations by sub-resource. They are stored and returned unchanged. */
export const configurations = {
  cors: {
    root: "CORSConfiguration",
    missing: "NoSuchCORSConfiguration",
    isValid: (element) =>
      hasRules(element, "CORSRule", (rule) => has(rule, "AllowedOrigin") && has(rule, "AllowedMethod")),
  },
  lifecycle: {
    root: "LifecycleConfiguration",
    missing: "NoSuchLifecycleConfiguration",
    isValid: (element) =>
      hasRules(element, "Rule", (rule) => ["Enabled", "Disabled"].includes(textOf(rule, "Status") ?? "")),
  },
  publicAccessBlock: {
    root: "PublicAccessBlockConfiguration",
    missing: "NoSuchPublicAccessBlockConfiguration",
    isValid: () => true,
  },
  encryption: {
    root: "ServerSideEncryptionConfiguration",
    missing: "ServerSideEncryptionConfigurationNotFoundError",
    isValid: (element) => hasRules(element, "Rule", () => true),
  },
} satisfies Record<string, Configuration>;

export type Kind = keyof typeof configurations;

const has = (element: XmlElement, name: string) => childrenOf(element, name).length > 0;

function hasRules(element: XmlElement, name: string, isValid: (rule: XmlElement) => boolean): boolean {
  const rules = childrenOf(element, name);
  return rules.length > 0 && rules.length <= 1000 && rules.every(isValid);
}

type Handler = (call: BucketCall, services: Services) => Answer | Promise<Answer>;

/** GET, PUT and DELETE of one configuration. */
export function handlersFor(kind: Kind): Record<"GET" | "PUT" | "DELETE", Handler> {
  const { root, missing, isValid }: Configuration = configurations[kind];
  return {
    GET({ bucket }, services) {
      requireBucket(services, bucket);
      const body = services.catalog.configuration(bucket, kind);
      if (body === undefined) throw refusal(missing, undefined, { details: { BucketName: bucket } });
      return { status: 200, body };
    },
    async PUT(call, services) {
      requireBucket(services, call.bucket);
      const { element, source } = await readDocument(call, root);
      if (!isValid(element)) throw refusal("MalformedXML");
      services.catalog.putConfiguration(call.bucket, kind, source);
      return { status: 200 };
    },
    DELETE({ bucket }, services) {
      requireBucket(services, bucket);
      services.catalog.dropConfiguration(bucket, kind);
      return { status: 204 };
    },
  };
}
