import { AwsSigv4Signer } from "@opensearch-project/opensearch/aws";
import { dynamo } from "../aws.ts";
import { openSearchIndex } from "./opensearch-index.ts";
import type { SearchIndex } from "./search-index.ts";

/** A domain of AWS hears only who signs, with the credentials that the SDK has found. Any other OpenSearch hears everybody. */
export async function openSearchDomain(node: string): Promise<SearchIndex> {
  if (!new URL(node).hostname.endsWith(".amazonaws.com")) return openSearchIndex({ node });
  const { config } = dynamo();
  const signer = AwsSigv4Signer({
    region: await config.region(),
    service: "es",
    getCredentials: () => config.credentials(),
  });
  return openSearchIndex({ node, signer });
}
