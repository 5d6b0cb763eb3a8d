import type { ClientOptions } from "@opensearch-project/opensearch";
import { AwsSigv4Signer } from "@opensearch-project/opensearch/aws";
import { dynamo } from "../aws.ts";
import { config } from "../config.ts";
import { openSearchIndex } from "./opensearch-index.ts";
import type { SearchIndex } from "./search-index.ts";

/** A domain of AWS hears only who signs. Any other OpenSearch hears everybody. */
export async function openSearchDomain(node: string): Promise<SearchIndex> {
  const isOnAws = new URL(node).hostname.endsWith(".amazonaws.com");
  const signer = isOnAws ? await signerOfAws() : {};
  return openSearchIndex({ node, name: `${config.tablePrefix}-documents`, signer });
}

/** Signs with the credentials that the SDK has found. */
export async function signerOfAws(): Promise<Partial<ClientOptions>> {
  const { region, credentials } = dynamo().config;
  return AwsSigv4Signer({ region: await region(), service: "es", getCredentials: () => credentials() });
}
