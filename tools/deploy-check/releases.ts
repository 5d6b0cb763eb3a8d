import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../localstack/serverless/deployment.ts";
import { parseTemplate } from "../../localstack/serverless/yaml.ts";

const ROOT = "cloudformation-template-update-stack.json";

/** The templates of a package: the root, then the nested stacks. */
export const templatesOf = (folder: string): string[] =>
  [ROOT, ...globSync("stack-*.json", { cwd: folder }).sort()].map((file) => join(folder, file));

/** The settings of a stage with a host of systems, whose truststore is in the content bucket. */
export const host = {
  machineDomain: "sisteme.temelia.test",
  machineCertificate:
    "arn:aws:acm:eu-central-1:000000000000:certificate/12345678-1234-1234-1234-123456789012",
  machineTruststore: "certificates/machines-1.pem",
};

/**
 * A copy of the root in the form that it has with the settings `searchUrl: own` and `malwareProtection: guardduty`, and a host of systems,
 * so that a linter reads the search domain, that plan and that host, too.
 */
export function withDomains(folder: string): string {
  const copy = join(folder, "with-domains.json");
  const template = read(join(folder, ROOT));
  const holds = { "Fn::Equals": ["none", "none"] };
  Object.assign(template.Conditions, {
    SearchDomainIsOwn: holds,
    MachineDomainIsNamed: holds,
  });
  Object.assign(template.Resources, scanned().Resources);
  const named = JSON.stringify(template)
    .replaceAll('"DomainName":"none"', `"DomainName":"${host.machineDomain}"`)
    .replaceAll('"CertificateArn":"none"', `"CertificateArn":"${host.machineCertificate}"`);
  writeFileSync(copy, named);
  return copy;
}

/** What a stage with `malwareProtection: guardduty` has besides. */
const scanned = (): Template =>
  parseTemplate(readFileSync(join(root, "resources/malware-protection/guardduty.yml"), "utf8")) as Template;

const STATE = "serverless-state.json";

/** The name of a release's folder in the bucket of packages, after its time. */
const RELEASE = /(\d+)-\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** The timestamp by which `serverless rollback` names the release of a package. */
export function timestampOf(folder: string): string {
  const [found] = readFileSync(join(folder, STATE), "utf8").matchAll(RELEASE);
  if (!found?.[1]) throw new Error(`${folder} names no release`);
  return found[1];
}

interface Resource {
  Type: string;
  Properties: {
    Environment?: { Variables: Record<string, string> };
    TemplateURL?: { "Fn::Sub": string };
    [property: string]: unknown;
  };
}

interface Template {
  Conditions: Record<string, object>;
  Resources: Record<string, Resource>;
}

/**
 * Copies a package as a separate release, of another commit. The last nested stack that it deploys has a function `Broken`
 * that cannot be created: its layer does not exist.
 */
export function breakPackage(from: string, to: string, commit: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  renameRelease(to);
  const stacks = Object.values(read(join(to, ROOT)).Resources);
  const last = stacks.findLast(({ Type }) => Type === "AWS::CloudFormation::Stack");
  const [, lastFile = ""] = last?.Properties.TemplateURL?.["Fn::Sub"].match(/([^/]+)$/) ?? [];
  for (const file of templatesOf(to).slice(1)) {
    const template = read(file);
    const functions = Object.values(template.Resources).filter(
      ({ Type }) => Type === "AWS::Lambda::Function",
    );
    for (const { Properties } of functions)
      if (Properties.Environment) Properties.Environment.Variables.SERVICE_COMMIT = commit;
    const [model] = functions;
    if (model && file === join(to, lastFile)) template.Resources.Broken = withoutLayer(model);
    writeFileSync(file, JSON.stringify(template));
  }
}

const withoutLayer = ({ Type, Properties }: Resource): Resource => ({
  Type,
  Properties: {
    ...Properties,
    FunctionName: "temelia-prod-broken",
    Layers: ["arn:aws:lambda:eu-central-1:000000000000:layer:absent:1"],
  },
});

function renameRelease(folder: string): void {
  const now = new Date();
  for (const file of [...templatesOf(folder), join(folder, STATE)]) {
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace(RELEASE, `${String(now.getTime())}-${now.toISOString()}`));
  }
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Template;
