// A plugin of the Serverless Framework: moves the functions, and the resources that call them, out of the template into one
// nested stack per service (docs/decisions/0040-nested-stack-per-service.md). Written in JavaScript: deployers may have
// Node 20.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";

/** The resource types that the framework makes from functions/<service>/functions.yml. Everything else stays in the root. */
const MOVED = [
  "AWS::Lambda::Function",
  "AWS::Lambda::Permission",
  "AWS::Lambda::EventSourceMapping",
  "AWS::Events::Rule",
  "AWS::ApiGatewayV2::Integration",
  "AWS::ApiGatewayV2::Route",
];

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isPseudo = (id) => id.startsWith("AWS::");
/** Splits `DocumentsTable.StreamArn`, in any notation, into the logical id and the attribute. */
const partsOf = (target) => {
  const [id, ...attribute] = [target].flat().join(".").split(".");
  return [id, attribute.join(".")];
};
const filtered = (record, isKept) =>
  Object.fromEntries(Object.entries(record).filter(([id, value]) => isKept(id, value)));
export const pascalCase = (name) => name.replace(/(?:^|-)(.)/g, (_, first) => first.toUpperCase());

/**
 * A value with its references replaced. `parameterFor(id, attribute)` returns the parameter that replaces a reference, or
 * undefined if the reference stays; `decide(value)` returns the parameter that replaces an `Fn::If`.
 */
function rewrite(value, parameterFor, decide) {
  const inner = (one) => rewrite(one, parameterFor, decide);
  if (Array.isArray(value)) return value.map(inner);
  if (!isObject(value)) return value;
  const replaced = (parameter) => (parameter ? { Ref: parameter } : value);
  if ("Ref" in value) return replaced(parameterFor(value.Ref));
  if ("Fn::GetAtt" in value) return replaced(parameterFor(...partsOf(value["Fn::GetAtt"])));
  if ("Fn::If" in value) return replaced(decide(value));
  if ("Fn::Sub" in value) {
    const [text, named = {}] = [value["Fn::Sub"]].flat();
    const substituted = text.replace(/\$\{([^!}]+)\}/g, (whole, target) => {
      const parameter = target in named ? undefined : parameterFor(...partsOf(target));
      return parameter ? `\${${parameter}}` : whole;
    });
    return { "Fn::Sub": Object.keys(named).length > 0 ? [substituted, inner(named)] : substituted };
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(one)]));
}

/** The logical ids that a value refers to, including those inside an `Fn::If`. */
function referencesOf(value) {
  const ids = [];
  const note = (id) => void ids.push(id);
  const descend = ({ "Fn::If": [, ...values] }) => void ids.push(...referencesOf(values));
  rewrite(value, note, descend);
  return ids;
}

/** The service whose function a resource is or calls; undefined if the resource stays in the root. */
function serviceOf(id, resources) {
  const { Type, Properties } = resources[id] ?? {};
  if (!MOVED.includes(Type)) return undefined;
  if (Type === "AWS::Lambda::Function") return Properties.Handler.match(/^functions\/([^/]+)\//)?.[1];
  return referencesOf(Properties)
    .map((reference) => serviceOf(reference, resources))
    .find(Boolean);
}

/** One nested stack: its template, and the values that the root passes to its parameters. */
function nestedStack(resources) {
  const parameters = {};
  const given = {};
  const waitsFor = [];

  /** A parameter of that name, or of that name with a number if the name already has another value. */
  const pass = (name, value, number = 1) => {
    const parameter = number === 1 ? name : name + number;
    if (parameter in given && JSON.stringify(given[parameter]) !== JSON.stringify(value))
      return pass(name, value, number + 1);
    given[parameter] = value;
    parameters[parameter] = { Type: "String" };
    return parameter;
  };
  const parameterFor = (id, attribute) => {
    if (id in resources || isPseudo(id)) return undefined;
    if (attribute) return pass(id + attribute.replaceAll(".", ""), { "Fn::GetAtt": [id, attribute] });
    return pass(id, { Ref: id });
  };
  const decide = (value) => pass(`If${value["Fn::If"][0]}`, value);

  const moved = Object.entries(resources).map(([id, { DependsOn = [], ...resource }]) => {
    if (resource.Condition) throw new Error(`${id} has a condition, which nested stacks do not support.`);
    const before = [DependsOn].flat();
    const within = before.filter((one) => one in resources);
    waitsFor.push(...before.filter((one) => !(one in resources)));
    return [
      id,
      { ...rewrite(resource, parameterFor, decide), ...(within.length > 0 ? { DependsOn: within } : {}) },
    ];
  });
  const template = {
    AWSTemplateFormatVersion: "2010-09-09",
    Parameters: parameters,
    Resources: Object.fromEntries(moved),
  };
  const implied = new Set(referencesOf(given));
  return { template, given, waitsFor: [...new Set(waitsFor)].filter((id) => !implied.has(id)) };
}

/** @throws Error if CloudFormation would put a secret into a resource: functions read theirs themselves */
function refuseSecrets(template) {
  const [secret] = JSON.stringify(template).match(/\{\{resolve:(secretsmanager|ssm-secure):[^}]*\}\}/) ?? [];
  if (secret) throw new Error(`${secret} is a secret: name it in a variable, and the function reads it.`);
}

/** @throws Error if the root refers to a resource in a nested stack */
function refuseDangling(root) {
  const present = (id) => isPseudo(id) || id in root.Resources || id in (root.Parameters ?? {});
  for (const [id, value] of Object.entries({ ...root.Resources, Outputs: root.Outputs })) {
    const missing = [...referencesOf(value), ...[value?.DependsOn ?? []].flat()].find((one) => !present(one));
    if (missing)
      throw new Error(
        `${id} refers to ${missing}, which is in a nested stack: refer to it by name, or move both there.`,
      );
  }
}

/**
 * Moves the functions, and the resources that call them, out of the template, which becomes the root, and returns the
 * templates of the nested stacks by service. Conditions are decided in the root. The stacks wait for one another: API
 * Gateway accepts one change of an API at a time and refuses others (`concurrent modification`).
 * @param template CloudFormation's, as the framework compiled it; it is changed
 * @param urlOf the address at which CloudFormation will find the template of a service
 * @throws Error if it has a secret, or the root still refers to a resource that was moved
 */
export function splitByService(template, urlOf) {
  refuseSecrets(template);
  const services = {};
  for (const [id, resource] of Object.entries(template.Resources)) {
    const service = serviceOf(id, template.Resources);
    if (service) (services[service] ??= {})[id] = resource;
  }
  const moved = new Set(Object.values(services).flatMap(Object.keys));
  template.Resources = filtered(template.Resources, (id) => !moved.has(id));

  const templates = {};
  let previous = [];
  for (const [service, resources] of Object.entries(services)) {
    const { template: nested, given, waitsFor } = nestedStack(resources);
    templates[service] = nested;
    const id = `${pascalCase(service)}Stack`;
    const DependsOn = [...previous, ...waitsFor];
    template.Resources[id] = {
      Type: "AWS::CloudFormation::Stack",
      ...(DependsOn.length > 0 ? { DependsOn } : {}),
      Properties: { TemplateURL: urlOf(service), Parameters: given },
    };
    previous = [id];
  }
  refuseDangling(template);
  return templates;
}

const fileOf = (service) => `stack-${service}.json`;
const isTemplate = (file) => /^stack-.+\.json$/.test(file);

export default class NestedStacks {
  constructor(serverless) {
    this.serverless = serverless;
    this.provider = serverless.getProvider("aws");
    this.hooks = {
      // The last step before the template and the state are written: no later step changes resources.
      "after:aws:package:finalize:stripNullPropsFromTemplateResources": () => this.split(),
      "aws:deploy:deploy:uploadArtifacts": () => this.upload(),
    };
  }

  /** The framework copies the content of this folder to that of `--package`, and back at a deploy. */
  get folder() {
    return join(this.serverless.serviceDir, ".serverless");
  }

  split() {
    const { provider, package: packaged } = this.serverless.service;
    const bucket = this.provider.naming.getDeploymentBucketLogicalId();
    const templates = splitByService(provider.compiledCloudFormationTemplate, (service) => ({
      "Fn::Sub": `https://s3.\${AWS::Region}.\${AWS::URLSuffix}/\${${bucket}}/${packaged.artifactDirectoryName}/${fileOf(service)}`,
    }));
    mkdirSync(this.folder, { recursive: true });
    for (const [service, template] of Object.entries(templates))
      writeFileSync(join(this.folder, fileOf(service)), JSON.stringify(template, null, 2));
  }

  /** Stored beside the packages of the functions, so that a rollback finds them and the framework removes them together. */
  async upload() {
    const { provider, package: packaged } = this.serverless.service;
    if (provider.shouldNotDeploy) return;
    const s3 = new S3Client(await this.provider.getAwsSdkV3Config());
    const Bucket = await this.provider.getServerlessDeploymentBucketName();
    for (const file of readdirSync(this.folder).filter(isTemplate)) {
      const Body = readFileSync(join(this.folder, file));
      await s3.send(
        new PutObjectCommand({
          Bucket,
          Key: `${packaged.artifactDirectoryName}/${file}`,
          Body,
          ContentType: "application/json",
          // The framework reads this from every object there, to compare it with the next deploy.
          Metadata: { filesha256: createHash("sha256").update(Body).digest("base64") },
        }),
      );
    }
  }
}
