import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { parseTemplate } from "../../localstack/serverless/yaml.ts";

/* How the hosts of a deployment are reached, as their templates declare it. */

interface Behavior {
  PathPattern?: string;
  ViewerProtocolPolicy: string;
  CachePolicyId: unknown;
}

interface Distribution {
  ViewerCertificate: { MinimumProtocolVersion: string };
  Origins: { CustomOriginConfig: { OriginProtocolPolicy: string; OriginSSLProtocols: string[] } }[];
  DefaultCacheBehavior: Behavior;
  CacheBehaviors: Behavior[];
}

const resources = (file: string) =>
  (
    parseTemplate(readFileSync(join(root, "resources", file), "utf8")) as {
      Resources: Record<string, { Type: string; Properties: object }>;
    }
  ).Resources;
const all = Object.values({
  ...resources("api.yml"),
  ...resources("search.yml"),
  ...resources("front/front.yml"),
});
const ofType = (type: string) => all.filter(({ Type }) => Type === type).map(({ Properties }) => Properties);
const [front] = ofType("AWS::CloudFront::Distribution").map(
  (properties) => (properties as { DistributionConfig: Distribution }).DistributionConfig,
);
const NO_COPIES = "4135ea2d-6df8-44a3-9df3-4b5a84be39ad";

it("every host of the deployment takes TLS 1.2 and newer alone", () => {
  // Addresses of HTTP APIs that AWS names take TLS 1.2 and newer only; domains of one's own say so.
  const domains = JSON.stringify(ofType("AWS::ApiGatewayV2::DomainName"));
  const policies = [...domains.matchAll(/"SecurityPolicy":"(\w+)"/g)].map(([, policy]) => policy);
  expect(policies.length).toBe([...domains.matchAll(/"CertificateArn"/g)].length);
  expect(new Set(policies)).toEqual(new Set(["TLS_1_2"]));
  expect(JSON.stringify(ofType("AWS::OpenSearchService::Domain"))).toContain(
    '"EnforceHTTPS":true,"TLSSecurityPolicy":"Policy-Min-TLS-1-2-PFS-2023-10"',
  );
  expect(front?.ViewerCertificate.MinimumProtocolVersion).toBe("TLSv1.2_2021");
  expect(
    front?.Origins.map(({ CustomOriginConfig: to }) => [to.OriginProtocolPolicy, ...to.OriginSSLProtocols]),
  ).toEqual([["https-only", "TLSv1.2"]]);
});

it("the front leads pages that were asked for in clear to https, and refuses calls of services in clear", () => {
  const policies = front?.CacheBehaviors.map((one) => [one.PathPattern, one.ViewerProtocolPolicy]);
  expect(policies).toEqual([
    ["/*/api/*", "https-only"],
    ["/assets/*", "redirect-to-https"],
  ]);
  expect(front?.DefaultCacheBehavior.ViewerProtocolPolicy).toBe("redirect-to-https");
});

it("the front keeps copies of the console's files alone", () => {
  const kept = front?.CacheBehaviors.filter(({ CachePolicyId }) => CachePolicyId !== NO_COPIES);
  expect(kept?.map(({ PathPattern }) => PathPattern)).toEqual(["/assets/*"]);
  expect(front?.DefaultCacheBehavior.CachePolicyId).toBe(NO_COPIES);
});
