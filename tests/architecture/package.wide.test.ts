import { execFile } from "node:child_process";
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
  readdirSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import PizZip from "pizzip";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allSettings } from "../../tools/configuration.ts";
import { MOST_KIB_AT_START, mostKibOfFunctions, readAtStart } from "../../tools/weights.ts";
import { declaredFunctions, deployedServices, serviceOf } from "../../localstack/serverless/functions.ts";
import { deployment, root as project } from "../../localstack/serverless/deployment.ts";
import { settingsOf } from "../../localstack/serverless/stage-settings.ts";
import type { Manifest } from "../../console/build.ts";
import type { RoomTexts } from "../../shared/contract/contract-texts.ts";

interface Packaged {
  Type: string;
  Condition?: string;
  DependsOn?: string | string[];
  Properties: {
    FunctionName?: string;
    LoggingConfig?: { LogGroup?: string };
    LogGroupName?: string;
    RetentionInDays?: number;
    AccessLogSettings?: { Format: string };
    DefaultRouteSettings?: Record<string, unknown>;
    Namespace?: string;
    Dimensions?: { Name: string }[];
    Metrics?: {
      MetricStat?: { Metric: { MetricName: string; Dimensions: { Value: string }[] } };
    }[];
    DashboardBody?: { "Fn::Sub": string };
    QueueName?: unknown;
    TableName?: unknown;
    PublicAccessBlockConfiguration?: Record<string, boolean>;
    Code?: { S3Key: string };
    Environment?: { Variables: Record<string, unknown> };
    Role?: unknown;
    TemplateURL?: { "Fn::Sub": string };
    Parameters?: Record<string, unknown>;
    PolicyDocument?: { Statement: { Action: string | string[] }[] };
    KeyPolicy?: { Statement: { Action: string | string[]; Principal: unknown }[] };
    DisableExecuteApiEndpoint?: boolean;
    MutualTlsAuthentication?: object;
    CorsConfiguration?: { CorsRules: { AllowedOrigins: unknown }[] };
  };
}

type Parameters = Record<string, { Type: string; Default?: string }>;

interface Template {
  Resources: Record<string, Packaged>;
  Parameters: Parameters;
  Conditions?: object;
}

/** CloudFormation takes 500. */
const MOST_RESOURCES = 340;

const scratch = mkdtempSync(join(tmpdir(), "temelia-package-"));
/** The root, and the nested stack of each service. */
let root: Template;
let nested: Record<string, Template>;
/** All templates merged: a value that a nested stack takes from the root is inserted in its place. */
let template: Record<string, Packaged>;

/** An environment without credentials and settings. */
const nobody = () => {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith("AWS_") && !isSetting(name));
  return Object.fromEntries(kept);
};
/** A deployer's shell with other settings than the stage's, which must not reach the package. */
const FROM_THE_SHELL = "from-the-shell";
const shellOf = () => {
  const variables = [...Object.keys(settings), "OWN_DOMAIN", "SEARCH_INSTANCE_TYPE", "PROVIDERS_URL"];
  const ofTheBuild = ["SERVICE_COMMIT", "SERVICE_BUILT_AT"];
  return {
    ...Object.fromEntries(
      variables.filter((name) => !ofTheBuild.includes(name)).map((name) => [name, FROM_THE_SHELL]),
    ),
    AWS_REGION: "us-east-1",
  };
};
const settings = await allSettings();
const isSetting = (name: string) => name in settings;

beforeAll(async () => {
  const program = join(project, "node_modules/serverless/bin/serverless.js");
  const env = {
    ...nobody(),
    ...shellOf(),
    HOME: scratch,
    TEMELIA_WORK_FOLDER: relative(project, join(scratch, "work")),
  };
  const args = [program, "package", "--stage", "prod", "--package", join(scratch, "out")];
  await promisify(execFile)(process.execPath, args, { cwd: project, env });
  root = readTemplate("cloudformation-template-update-stack.json");
  const files = globSync("stack-*.json", { cwd: join(scratch, "out") });
  nested = Object.fromEntries(
    files.map((file) => [file.replace(/^stack-|\.json$/g, ""), readTemplate(file)]),
  );
  template = Object.assign(
    {},
    root.Resources,
    ...Object.entries(nested).map(
      ([service, { Resources }]) => inserted(Resources, givenTo(service)) as Template["Resources"],
    ),
  ) as Template["Resources"];
}, 600_000);

const readTemplate = (file: string) =>
  JSON.parse(readFileSync(join(scratch, "out", file), "utf8")) as Template;

/** The stack of a service in the root. */
function stackOf(service: string): Packaged | undefined {
  const id = `${service.replace(/(^|-)(.)/g, (_, __, first: string) => first.toUpperCase())}Stack`;
  return root.Resources[id];
}

/** The values that the root passes to the parameters of a service's stack. */
const givenTo = (service: string) => stackOf(service)?.Properties.Parameters ?? {};

function inserted(value: unknown, given: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => inserted(one, given));
  if (typeof value !== "object" || value === null) return value;
  const { Ref } = value as { Ref?: string };
  if (Ref !== undefined && Ref in given) return given[Ref];
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inserted(one, given)]));
}

afterAll(() => {
  rmSync(scratch, { recursive: true, force: true });
});

const packagedFunctions = () =>
  Object.values(template).filter(({ Type }) => Type === "AWS::Lambda::Function");

/** The files of each function's bundle, as they were built for the package. */
const bundleFiles = () =>
  Object.entries(declaredFunctions()).map(([name, { handler }]) => ({
    name,
    files: globSync(handler.replace(/\.handler$/, ".*mjs"), { cwd: built }).map((file) => join(built, file)),
  }));
const built = join(scratch, "work/.build");

/** Writes the files of a function's package into a folder. Returns the paths of its modules, libraries excepted. */
function unpack(name: string, folder: string): string[] {
  const { files } = new PizZip(readFileSync(join(scratch, "out", `${name}.zip`)));
  const written = Object.values(files).filter(({ dir }) => !dir);
  for (const file of written) {
    mkdirSync(dirname(join(folder, file.name)), { recursive: true });
    writeFileSync(join(folder, file.name), file.asUint8Array());
  }
  return written.map((file) => join(folder, file.name)).filter((path) => path.endsWith(".mjs"));
}

/** A row, and the longest part of an English text that no bundler escapes: they stand for all texts of a room. */
function samplesOf({ contract = {}, matrix = "" }: RoomTexts): string[] {
  const { tags, operations, actions, properties } = contract;
  const texts = Object.values({ ...tags, ...operations, ...actions, ...properties });
  const parts = texts.flatMap(([, , english]) => english.split(/[`'"\\]/));
  // Shorter ones may be the beginning of a refusal, too.
  const longest = parts
    .filter(({ length }) => length > 15)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 1);
  return [...longest, ...matrix.trim().split("\n").slice(1, 2)];
}

/** The features by the name that the framework gives to their resources: `documents-events` is `DocumentsDashevents`. */
const features = Object.keys(declaredFunctions()).map((name) => ({
  name,
  part: name.replace(/^./, (first) => first.toUpperCase()).replaceAll("-", "Dash"),
}));

/** The feature whose function a resource is, or calls; else its type. */
function takerOf([id, { Type, Properties }]: [string, Packaged]): string {
  const text = `${id} ${JSON.stringify(Properties)}`;
  const named = features.filter(({ part }) => new RegExp(`${part}(?!Dash)`).test(text));
  return named[0]?.name ?? Type;
}

describe("the package for production, made without credentials", () => {
  it("the package for production, made without credentials has at most 300 resources in a stack, and prints what each stack and each feature takes", () => {
    const sizes = Object.entries({ root, ...nested }).map(([stack, { Resources }]) => ({
      stack,
      resources: Object.keys(Resources).length,
    }));
    const all = Object.entries(template);
    const taken = Object.groupBy(all, takerOf);
    const rows = Object.entries(taken).map(([taker, some = []]) => ({ taker, resources: some.length }));
    const lines = rows
      .sort((a, b) => b.resources - a.resources)
      .map(({ taker, resources }) => `${String(resources).padStart(4)} ${taker}`);
    const stacks = sizes.map(({ stack, resources }) => `${stack} ${String(resources)}`).join(", ");
    writeSync(
      1,
      `\nOf ${String(MOST_RESOURCES)} resources in a stack: ${stacks}; together:\n${lines.join("\n")}\n`,
    );
    expect(sizes.filter(({ resources }) => resources > MOST_RESOURCES)).toEqual([]);
    // No two templates have a name in common, so the following tests may read them merged.
    expect(sizes.reduce((sum, { resources }) => sum + resources, 0)).toBe(all.length);
    expect(features.filter(({ name }) => !taken[name])).toEqual([]);
    expect(packagedFunctions()).toHaveLength(features.length);
  });

  it("the package for production, made without credentials has the platform in a stack of its own, with at most 45 resources in seven functions", () => {
    const resources = Object.values(nested.platform?.Resources ?? {});
    expect(resources.filter(({ Type }) => Type === "AWS::Lambda::Function")).toHaveLength(7);
    expect(resources.length).toBeLessThanOrEqual(45);
  });

  it("the package for production, made without credentials has a nested stack for each service with its functions; what keeps data, decides or watches is in the root", () => {
    const functionsOf = ({ Resources }: Template) =>
      Object.values(Resources)
        .filter(({ Type }) => Type === "AWS::Lambda::Function")
        .map(({ Properties }) => Properties.FunctionName?.replace("temelia-prod-", ""));
    const declared = Object.entries(declaredFunctions());
    expect(Object.keys(nested).sort()).toEqual([...deployedServices(), "console"].sort());
    for (const [service, stack] of Object.entries(nested))
      expect(functionsOf(stack).sort()).toEqual(
        declared
          .filter(([, { handler }]) => handler.startsWith(`functions/${service}/`))
          .map(([name]) => name)
          .sort(),
      );
    expect(functionsOf(root)).toEqual([]);
    const types = new Set(
      Object.values(nested).flatMap(({ Resources }) => Object.values(Resources).map(({ Type }) => Type)),
    );
    expect([...types].sort()).toEqual([
      "AWS::ApiGatewayV2::Integration",
      "AWS::ApiGatewayV2::Route",
      "AWS::Events::Rule",
      "AWS::Lambda::EventSourceMapping",
      "AWS::Lambda::Function",
      "AWS::Lambda::Permission",
    ]);
  });

  it("the package for production, made without credentials has in each stack all that the stack refers to", () => {
    const named = /"Ref":"([^"]+)"|"Fn::GetAtt":\["([^"]+)"|\$\{([^!.}]+)/g;
    const dangling = Object.entries({ root, ...nested }).flatMap(([stack, { Resources, Parameters }]) =>
      [...JSON.stringify(Resources).matchAll(named)]
        .map(([, ref, attribute, substituted]) => ref ?? attribute ?? substituted ?? "")
        .filter((id) => !id.startsWith("AWS::") && !(id in Resources) && !(id in Parameters))
        .map((id) => `${stack}: ${id}`),
    );
    expect(dangling).toEqual([]);
    const conditional = Object.values(nested).filter(
      (one) => one.Conditions ?? JSON.stringify(one).includes('"Fn::If"'),
    );
    expect(conditional).toEqual([]);
  });

  it("the package for production, made without credentials passes to each stack what it declares", () => {
    for (const [service, { Parameters }] of Object.entries(nested)) {
      expect(Object.keys(givenTo(service)).sort()).toEqual(Object.keys(Parameters).sort());
    }
  });

  it("the package for production, made without credentials takes the template of each stack from the folder of its own release, so that a rollback finds it", () => {
    const folders = packagedFunctions().map(({ Properties }) => Properties.Code?.S3Key.replace(/[^/]+$/, ""));
    const [folder] = folders;
    expect(new Set(folders)).toEqual(new Set([expect.stringMatching(/^serverless\/temelia\/prod\/\d+-/)]));
    for (const service of Object.keys(nested))
      expect(stackOf(service)?.Properties.TemplateURL).toEqual({
        "Fn::Sub": `https://s3.\${AWS::Region}.\${AWS::URLSuffix}/\${ServerlessDeploymentBucket}/${folder ?? ""}stack-${service}.json`,
      });
  });

  it("the package for production, made without credentials has one log group a service, which all of its functions write to and which forgets after 30 days", () => {
    const groups = Object.values(template).filter(({ Type }) => Type === "AWS::Logs::LogGroup");
    const kept = groups.map(({ Properties: { LogGroupName, RetentionInDays } }) => [
      LogGroupName,
      RetentionInDays,
    ]);
    const ofServices = [...deployedServices(), "console"].map((service) => [`/temelia/prod/${service}`, 30]);
    expect(kept.filter(([name]) => String(name).startsWith("/temelia/")).sort()).toEqual(ofServices.sort());
    const written = packagedFunctions().map(({ Properties: { FunctionName = "", LoggingConfig } }) => [
      FunctionName,
      LoggingConfig?.LogGroup,
    ]);
    const declared = Object.entries(declaredFunctions()).map(([name, { handler }]) => [
      `temelia-prod-${name}`,
      `/temelia/prod/${serviceOf({ handler })}`,
    ]);
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(declared));
  });

  it("the package for production, made without credentials has at most 1000 KiB minified in a function, and what its libraries for PDF, DOCX, search, signatures and mail weigh", async () => {
    const most = await mostKibOfFunctions();
    const sizes = bundleFiles().map(({ name, files }) => ({
      name,
      kib: files.reduce((sum, file) => sum + statSync(file).size, 0) / 1024,
    }));
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.filter(({ name, kib }) => kib > (most.get(name) ?? 0))).toEqual([]);
  });

  it("the package for production, made without credentials has the schemas of OpenAPI in the function that validates contracts, which has no file beside it", () => {
    const folder = join(built, "functions/platform/auditor");
    const bundle = readdirSync(folder)
      .filter((name) => name.endsWith(".mjs"))
      .map((name) => readFileSync(join(folder, name), "utf8"))
      .join("");
    const isThere = (version: string) => bundle.includes(`https://spec.openapis.org/oas/${version}/schema/`);
    expect(["3.0", "3.1", "3.2"].filter((version) => !isThere(version))).toEqual([]);
  });

  it("the package for production, made without credentials reads at most 740 KiB at the start of a function: what few requests need is loaded with the first of them", () => {
    const sizes = Object.entries(declaredFunctions()).map(([name, { handler }]) => {
      const files = readAtStart(join(built, handler.replace(/\.handler$/, ".mjs")));
      return {
        name,
        files: files.length,
        kib: files.reduce((sum, file) => sum + statSync(file).size, 0) / 1024,
      };
    });
    expect(sizes.filter(({ kib }) => kib > MOST_KIB_AT_START)).toEqual([]);
    // The console's function is so small that it is one file.
    const whole = sizes.filter(({ files }) => files === 1).map(({ name }) => name);
    expect(whole).toEqual(["console-files"]);
  });

  it("the package for production, made without credentials does not read the library for S3 at the start of a function: it comes with the first call of a store", () => {
    const reading = Object.entries(declaredFunctions()).filter(([, { handler }]) =>
      readAtStart(join(built, handler.replace(/\.handler$/, ".mjs"))).some((file) =>
        readFileSync(file, "utf8").includes("com.amazonaws.s3"),
      ),
    );
    expect(reading.map(([name]) => name)).toEqual([]);
  });

  it("the package for production, made without credentials reads no data of languages at the start of a function: a formatter or a segmenter is made at its first use", async () => {
    const handlers = Object.values(declaredFunctions()).map(({ handler }) =>
      join(built, handler.replace(/\.handler$/, ".mjs")),
    );
    const script = `
      let loading;
      const note = () => console.log(loading);
      for (const kind of ["Collator", "DateTimeFormat", "NumberFormat", "PluralRules", "Segmenter"])
        Intl[kind] = new Proxy(Intl[kind], {
          construct: (target, given) => (note(), new target(...given)),
          apply: (target, self, given) => (note(), target(...given)),
        });
      for (loading of ${JSON.stringify(handlers)}) await import(loading);`;
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script]);
    expect(stdout).toBe("");
  });

  it("packs with each function all of its bundle, what is loaded at its first use included, and of no other", () => {
    const packed = bundleFiles().map(({ name }) => {
      const { files } = new PizZip(readFileSync(join(scratch, "out", `${name}.zip`)));
      return [
        name,
        Object.keys(files)
          .filter((file) => /^functions\/.*\.mjs$/.test(file))
          .sort(),
      ];
    });
    const own = bundleFiles().map(({ name, files }) => [
      name,
      files.map((file) => relative(built, file)).sort(),
    ]);
    expect(packed).toEqual(own);
    expect(own.filter(([, files = []]) => files.length > 1)).not.toEqual([]);
  });

  it("packs with the console's function every built file, its compressed copies and the manifest", () => {
    const { files } = new PizZip(readFileSync(join(scratch, "out/console-files.zip")));
    const manifest = JSON.parse(files[".build/console/manifest.json"]?.asText() ?? "{}") as Manifest;
    const built = Object.entries(manifest.files).flatMap(([file, { compressed }]) =>
      compressed ? [file, `${file}.br`, `${file}.gz`] : [file],
    );
    expect(built.filter((file) => !files[`.build/console/${file}`])).toEqual([]);
    expect(built).toContain("link.ro.html.br");
  });

  it("loads each function only from the files of its package, what is loaded at first use included", async () => {
    const folder = join(scratch, "unpacked");
    const modules = Object.keys(declaredFunctions()).flatMap((name) => unpack(name, join(folder, name)));
    // Openers read requests from their standard input as soon as they are loaded.
    const loaded = modules.filter((file) => !/-opener-\w+\.mjs$/.test(file));
    const script = join(scratch, "load.mjs");
    writeFileSync(
      script,
      `for (const file of ${JSON.stringify(loaded)})
        await import(file).catch((error) => console.log(file, String(error)));`,
    );
    const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: folder });
    expect(stdout).toBe("");
    expect(loaded.length).toBeGreaterThan(features.length);
  });

  it("the package for production, made without credentials does not import node:http, whose exports would load undici at each cold start", () => {
    const importing = bundleFiles().filter(({ files }) =>
      files.some((file) => /from\s*"(node:)?http"/.test(readFileSync(file, "utf8"))),
    );
    expect(importing.map(({ name }) => name)).toEqual([]);
  });

  it("the package for production, made without credentials does not load node:sqlite, which only the embedded index needs", () => {
    const loading = bundleFiles().filter(({ files }) =>
      files.some((file) => /from\s*"node:sqlite"|import\s*"node:sqlite"/.test(readFileSync(file, "utf8"))),
    );
    expect(loading.map(({ name }) => name)).toEqual([]);
  });

  it("the package for production, made without credentials has no text of a contract and no row of a routes matrix in a function, though they stand beside the refusals", async () => {
    const rooms = await Promise.all(
      globSync("{functions,shared/features}/**/texts.ts", { cwd: project }).map(
        async (file) => (await import(join(project, file))) as RoomTexts,
      ),
    );
    const samples = rooms.flatMap(samplesOf);
    expect(samples.length).toBeGreaterThan(50);
    // The contract itself is in the operational functions.
    const others = bundleFiles().filter(({ name }) => !name.endsWith("-operational"));
    const found = others.flatMap(({ name, files }) => {
      const text = files.map((file) => readFileSync(file, "utf8")).join("\n");
      return samples.filter((sample) => text.includes(sample)).map((sample) => `${name}: ${sample}`);
    });
    expect(found).toEqual([]);
  });

  it("the package for production, made without credentials holds no secret, only the names by which the functions find them", () => {
    const given = packagedFunctions().flatMap(({ Properties }) =>
      Object.entries(Properties.Environment?.Variables ?? {}).filter(
        ([variable]) => settings[variable]?.secret,
      ),
    );
    const isName = (value: unknown) =>
      /^(none|secretsmanager:temelia\/prod\/[a-z/{}-]+)$/.test(String(value));
    expect(given.filter(([, value]) => !isName(value))).toEqual([]);
    expect(JSON.stringify({ root, nested })).not.toMatch(/\{\{resolve:|NoEcho/);
    const secrets = Object.values(settings).filter(({ secret }) => secret);
    expect([...new Set(given.map(([variable]) => variable))].sort()).toEqual(
      secrets.map(({ variable }) => variable).sort(),
    );
  });

  it("the package for production, made without credentials has the root look up the parameters: a deploy without one is refused before it makes anything", () => {
    const stored = Object.values(root.Parameters).filter(
      ({ Type }) => Type === "AWS::SSM::Parameter::Value<String>",
    );
    expect(stored.map(({ Default }) => Default).sort()).toEqual([
      "/temelia/prod/mail-from",
      "/temelia/prod/public-url",
      "/temelia/prod/system-id",
    ]);
  });

  it("the package for production, made without credentials gives each function the variables that are declared for it", () => {
    const given = packagedFunctions().map(({ Properties: { FunctionName = "", Environment } }) => [
      FunctionName.replace("temelia-prod-", ""),
      Object.keys(Environment?.Variables ?? {}).sort(),
    ]);
    const common = deployment().provider.environment;
    const declared = Object.entries(declaredFunctions()).map(([name, { environment }]) => [
      name,
      Object.keys({ ...common, ...environment }).sort(),
    ]);
    expect(Object.fromEntries(given)).toEqual(Object.fromEntries(declared));
  });

  const holdersOf = (variable: string) =>
    packagedFunctions()
      .filter(({ Properties }) => variable in (Properties.Environment?.Variables ?? {}))
      .map(({ Properties }) => Properties.FunctionName?.replace("temelia-prod-", ""));

  it("the package for production, made without credentials names the key that signs for organizations to the one function that signs", () => {
    expect(holdersOf("IDENTITY_SIGNING_KEY")).toEqual(["identity-login"]);
  });

  it("the package for production, made without credentials lets the one function that has documents signed use the key of the institution, in KMS, and nobody else", () => {
    const { Statement } = template.SigningKey?.Properties.KeyPolicy ?? { Statement: [] };
    const signing = Statement.filter(({ Action }) => /kms:(Sign|\*)/.test(JSON.stringify(Action)));
    expect(signing.map(({ Principal }) => Principal)).toEqual([
      { AWS: { "Fn::GetAtt": ["DocumentsSigningRole", "Arn"] } },
    ]);
    const holders = packagedFunctions().filter(({ Properties }) =>
      JSON.stringify(Properties.Role).includes("DocumentsSigningRole"),
    );
    expect(holders.map(({ Properties }) => Properties.FunctionName)).toEqual([
      "temelia-prod-documents-signatures",
    ]);
    // Only the key's own policy gives access to it.
    const policies = Object.values(template).flatMap(
      ({ Properties }) => Properties.PolicyDocument?.Statement ?? [],
    );
    const allowed = policies.flatMap(({ Action }) => Action).filter((action) => /^(kms:|\*)/.test(action));
    expect([...new Set(allowed)].sort()).toEqual(["kms:Decrypt", "kms:GenerateDataKey"]);
    const isNamed = { Condition: "SigningKeyIsNamed" };
    expect([template.SigningKey, template.SigningKeyAlias]).toMatchObject([isNamed, isNamed]);
    expect(root.Conditions).toMatchObject({
      SigningKeyIsNamed: { "Fn::Not": [{ "Fn::Equals": ["none", "none"] }] },
    });
  });

  it("the package for production, made without credentials names the mail server's password to the functions that send mail", () => {
    expect(holdersOf("SMTP_URL").sort()).toEqual([
      "documents-accounts",
      "documents-findings",
      "documents-link-mails-consumer",
      "documents-zone-admin",
      "notifications-accounts",
      "notifications-upkeep",
      "notifications-zone-admin",
      "platform-accounts",
      "platform-auditor",
      "platform-audits-hourly",
      "platform-zones",
    ]);
  });

  it("the package for production, made without credentials names the keys of user tokens to the functions that people call, and to none that runs in the background", () => {
    const called = Object.entries(declaredFunctions()).filter(([, { events = [] }]) =>
      events.some(({ httpApi }) => httpApi),
    );
    // The console's function knows nobody: its files are the same for all.
    const knowing = called.map(([name]) => name).filter((name) => name !== "console-files");
    expect(holdersOf("USER_TOKEN_SECRET").sort()).toEqual(knowing.sort());
  });

  it("the package for production, made without credentials lets browsers call from the host's own pages, unless other origins are named", () => {
    const environments = packagedFunctions().map(({ Properties }) => Properties.Environment?.Variables ?? {});
    const own = environments[0]?.PUBLIC_URL;
    const rules = Object.values(template).flatMap(({ Properties }) => Properties.CorsConfiguration ?? []);
    expect(own).toEqual({ Ref: "PublicUrl" });
    expect(environments.map(({ CORS_ORIGINS }) => CORS_ORIGINS)).toEqual(environments.map(() => own));
    expect(rules.map(({ CorsRules }) => CorsRules[0]?.AllowedOrigins)).toEqual(
      Array(3).fill({ "Fn::Split": [",", own] }),
    );
  });

  it("the package for production, made without credentials writes down who asked for what, without path, query, header and body", () => {
    const [stage] = Object.values(template).filter(({ Type }) => Type === "AWS::ApiGatewayV2::Stage");
    const format = stage?.Properties.AccessLogSettings?.Format ?? "";
    const line = JSON.parse(format) as Record<string, string>;
    expect(line).toMatchObject({ status: "$context.status", route: "$context.routeKey" });
    const written = Object.values(line).filter((value) => !/^\$context\.[\w.]+$/.test(value));
    expect(written).toEqual([]);
    // A path can hold the token of a link.
    expect(format).not.toMatch(/query|header|body|authorizer|arguments|path\b/i);
  });

  it("the package for production, made without credentials pays for no metrics of single routes: alarms read those of the API", () => {
    const [stage] = Object.values(template).filter(({ Type }) => Type === "AWS::ApiGatewayV2::Stage");
    expect(stage?.Properties.DefaultRouteSettings).toMatchObject({ DetailedMetricsEnabled: false });
    const read = Object.values(template).filter(
      ({ Properties }) => Properties.Namespace === "AWS/ApiGateway",
    );
    const dimensions = read.map(({ Properties }) => Properties.Dimensions?.map(({ Name }) => Name));
    expect(dimensions).toEqual(read.map(() => ["ApiId"]));
    expect(read.length).toBeGreaterThan(0);
  });

  it("watches every function of the stage, each metric in an alarm of at most ten", () => {
    const names = packagedFunctions().map(({ Properties }) => Properties.FunctionName ?? "");
    const watched = (metric: string) =>
      Object.values(template)
        .map(({ Properties }) =>
          (Properties.Metrics ?? []).flatMap(({ MetricStat }) => MetricStat?.Metric ?? []),
        )
        .map((metrics) => metrics.filter(({ MetricName }) => MetricName === metric))
        .filter((metrics) => metrics.length > 0);
    for (const metric of ["Errors", "Throttles"]) {
      const alarms = watched(metric);
      const functions = alarms.flat().flatMap(({ Dimensions }) => Dimensions.map(({ Value }) => Value));
      expect(functions.sort()).toEqual([...names].sort());
      expect(alarms.filter((metrics) => metrics.length > 10)).toEqual([]);
    }
  });

  it("the package for production, made without credentials has a dashboard with every function, queue and table of the stage, and of no other", () => {
    const body = template.Dashboard?.Properties.DashboardBody?.["Fn::Sub"] ?? "{}";
    const { widgets } = JSON.parse(body) as { widgets: { properties: { metrics: unknown[] } }[] };
    const shown = JSON.stringify(widgets);
    const named = Object.values(template).flatMap(
      ({ Properties: { FunctionName, QueueName, TableName } }) => [FunctionName, QueueName, TableName],
    );
    const missing = named.filter((name) => typeof name === "string" && !shown.includes(`"${name}"`));
    expect(missing).toEqual([]);
    const metrics = widgets
      .flatMap(({ properties }) => properties.metrics)
      .map((metric) => JSON.stringify(metric));
    expect(metrics.filter((metric) => !/temelia-prod|\$\{HttpApi\}/.test(metric))).toEqual([]);
    expect(metrics.length).toBeGreaterThan(100);
  });

  it("the package for production, made without credentials gives its tags, the service and the stage, to every resource that takes tags", () => {
    const { service } = JSON.parse(readFileSync(join(scratch, "out/serverless-state.json"), "utf8")) as {
      service: { provider: { stackTags: object } };
    };
    expect(service.provider.stackTags).toEqual({ service: "temelia", stage: "prod" });
  });

  it("the package for production, made without credentials keeps the bucket of packages closed to the public", () => {
    const blocks = template.ServerlessDeploymentBucket?.Properties.PublicAccessBlockConfiguration ?? {};
    expect(Object.values(blocks)).toEqual([true, true, true, true]);
  });

  it("the package for production, made without credentials has nothing of the deployer's shell: a variable that is set or forgotten there changes no setting", () => {
    const files = globSync("*.json", { cwd: join(scratch, "out") });
    const texts = files.map((file) => readFileSync(join(scratch, "out", file), "utf8"));
    expect(texts.filter((text) => text.includes(FROM_THE_SHELL))).toEqual([]);
    const { service } = JSON.parse(readFileSync(join(scratch, "out/serverless-state.json"), "utf8")) as {
      service: { provider: { region: string } };
    };
    expect(service.provider.region).toBe(settingsOf("prod").region);
  });

  it("the package for production, made without credentials answers at the gateway's own address unless the stage has a domain of its own", () => {
    expect(deployment().provider.httpApi.disableDefaultEndpoint).toBe("${self:custom.settings.ownDomain}");
    expect(template.HttpApi?.Properties.DisableExecuteApiEndpoint ?? false).toBe(
      settingsOf("prod").ownDomain,
    );
  });

  it("the package for production, made without credentials asks callers for certificates at a second domain, which the stage names, and passes them to the same API", () => {
    const Condition = "MachineDomainIsNamed";
    const domain = template.MachineDomain;
    expect(domain).toMatchObject({ Type: "AWS::ApiGatewayV2::DomainName", Condition });
    expect(domain?.Properties.MutualTlsAuthentication).toEqual({
      TruststoreUri: { "Fn::Sub": `s3://\${ContentBucket}/${String(settingsOf("prod").machineTruststore)}` },
    });
    expect(template.MachineDomainMapping).toMatchObject({
      Type: "AWS::ApiGatewayV2::ApiMapping",
      Condition,
      Properties: { ApiId: { Ref: "HttpApi" }, DomainName: { Ref: "MachineDomain" } },
    });
    const { machineDomain } = settingsOf("prod");
    expect(root.Conditions).toMatchObject({
      [Condition]: { "Fn::Not": [{ "Fn::Equals": [machineDomain, "none"] }] },
    });
    // Every other door of the API passes on no certificate.
    const asking = Object.entries(template).filter(([, { Properties }]) =>
      JSON.stringify(Properties).includes("Truststore"),
    );
    expect(asking.map(([id]) => id)).toEqual(["MachineDomain"]);
  });

  it("the package for production, made without credentials gives no function a role of the framework, only those that resources/roles.yml declares", () => {
    expect(Object.keys(template)).not.toContain("IamRoleLambdaExecution");
  });
});
