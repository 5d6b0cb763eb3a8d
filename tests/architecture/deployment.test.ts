import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { settings as content } from "../../functions/documents/files/content/config.ts";
import * as ofPreviews from "../../functions/documents/doors/previews/role.expectations.ts";
import * as ofPublic from "../../functions/documents/doors/public/role.expectations.ts";
import { WRITTEN } from "../../functions/documents/doors/zones/role.expectations.ts";
import * as ofChecks from "../../functions/documents/making/signatures/role.expectations.ts";
import { settings as notices } from "../../functions/notifications/state/content/config.ts";
import { settings as evidence } from "../../functions/platform/evidence/config.ts";
import { Providers } from "../../functions/notifications/records/provider.ts";
import { Senders } from "../../functions/notifications/records/sender.ts";
import { Systems } from "../../functions/notifications/records/system.ts";
import { readConfig, settings } from "../../shared/config.ts";
import type { RoutedHandler } from "../../shared/http/handler.ts";
import type { Route, RouteGroup } from "../../shared/http/route.ts";
import { settings as encryption } from "../../shared/encryption/config.ts";
import { settings as messaging } from "../../shared/messaging/config.ts";
import { readTemplates, type Declarations } from "../../localstack/cloud/provision/template.ts";
import {
  declaredFunctions,
  deployedServices,
  type FunctionEvent,
  streamConsumersOf,
  serviceOf,
} from "../../localstack/serverless/functions.ts";
import { deployment, root, stage } from "../../localstack/serverless/deployment.ts";
import { usualPorts, addressVariables } from "../../localstack/run/ports.ts";
import { localEnvironment } from "../../localstack/serverless/environment.ts";
import { router } from "../../localstack/serverless/routing.ts";
import { parseTemplate } from "../../localstack/serverless/yaml.ts";
import { productSources } from "./product-sources.ts";
import { remedies } from "./remedies.ts";

const functions = declaredFunctions();
/** The console's function opens no table and has no routes of a contract. */
const { "console-files": consoleFiles, ...ofServices } = functions;
const resources = readTemplates(join(root, "resources"), stage);
const named = (route: Route) => `${route.method} ${route.path}`;

interface Deployed {
  name: string;
  service: string;
  file: string;
}

/** The services' functions that the gateway calls; the others consume messages or run on a schedule. */
const deployed: Deployed[] = Object.entries(ofServices)
  .filter(([, { events = [] }]) => events.some(({ httpApi }) => httpApi))
  .map(([name, { handler }]) => ({
    name,
    service: serviceOf({ handler }),
    file: handler.replace(/\.handler$/, ".ts"),
  }));

const routeOf = router(functions);

/** The function that the gateway chooses for a path. */
const chosenFor = (path: string): string | undefined => routeOf(path)?.name;

/** The routes of an exported group, and none of any other value. */
const routesOf = (value: unknown): Route[] =>
  typeof value === "object" && value !== null
    ? Object.values(value as Record<string, Partial<Route> | undefined>).filter(
        (one): one is Route => one?.operationId !== undefined,
      )
    : [];

const load = (path: string) => import(join(root, path)) as Promise<Record<string, unknown>>;

/** How long a queue hides the messages that a consumer works on, in seconds (SQS's default: 30). */
const visibilityOf = (arn: string): number =>
  Number(resources[arn.split(".")[0] ?? ""]?.Properties.VisibilityTimeout ?? 30);

/** The time limit of a function, exclusive, in seconds; Lambda's own limit is 900. */
const limitOf = ({ sqs, schedule, stream, eventBridge }: FunctionEvent): number => {
  if (sqs) return visibilityOf(sqs.arn["Fn::GetAtt"]);
  return schedule || stream || eventBridge ? 901 : 30;
};

const pascal = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The declared policies of a role. */
const policiesOf = (role: string) =>
  ((resources[role]?.Properties.ManagedPolicyArns ?? []) as { Ref: string }[]).map(
    ({ Ref }) => resources[Ref]?.Properties,
  );

interface Statement {
  Action: string | string[];
  Resource: unknown;
  Condition?: unknown;
}

/** The statements of a role for resources whose name has this part. */
const allowedOn = (role: string, part: string): Statement[] =>
  policiesOf(role)
    .flatMap((policy) => (policy?.PolicyDocument as { Statement: Statement[] } | undefined)?.Statement ?? [])
    .filter(({ Resource }) => JSON.stringify(Resource).includes(part));

const isWriting = (action: string): boolean => /^dynamodb:(Put|Update|Delete|Batch[WD])/.test(action);
const namesKeys = (condition: unknown): boolean =>
  JSON.stringify(condition ?? {}).includes('"dynamodb:LeadingKeys"');

/** What the function of a public route may do: write its log, read, also its secrets, and change items whose keys are checked apart. */
const harmless =
  /^(logs:\w+|dynamodb:(BatchGetItem|ConditionCheckItem|DeleteItem|GetItem|PutItem|Query|UpdateItem)|s3:(GetObject|ListBucket)|es:ESHttp(Get|Post)|sqs:GetQueueAttributes|kms:Decrypt|secretsmanager:(Batch)?GetSecretValue) /;

/** Functions that sign people in seal the secrets of authenticator apps, as a test below says. */
const sealingApps = /^kms:GenerateDataKey .*ContentKey/;

/** What a few do more, and why. */
const granted: Record<string, RegExp[]> = {
  ...Object.fromEntries(deployedServices().map((name) => [`${name}-accounts`, [sealingApps]])),
  // Copies for downloads, which its worker removes.
  "documents-public": [/^s3:\w+ .*DeliveryBucket/, /^sqs:SendMessage .*CopiesQueue/],
  // The pages that a converter made of an office file are kept beside its text.
  "documents-public-previews": [/^s3:PutObject .*ContentBucket.*\/texts\/\*-pages/],
  "documents-zones": [/^s3:\w+ .*DeliveryBucket/, /^sqs:SendMessage .*CopiesQueue/],
  // The end of an account revokes its tokens at providers.
  "documents-accounts": [sealingApps, /^sqs:SendMessage .*ImportsQueue/],
  // The tokens of a provider are sealed where its answer arrives.
  "documents-connections": [/^kms:GenerateDataKey .*ContentKey/],
};

describe("the functions", () => {
  let served: { name: string; service: string; routes: Route[] }[];
  let declared: { service: string; routes: Route[] }[];

  beforeAll(async () => {
    served = await Promise.all(
      deployed.map(async ({ name, service, file }) => ({
        name,
        service,
        routes: [...((await load(file)).handler as RoutedHandler).routes],
      })),
    );
    declared = await Promise.all(
      deployedServices().map(async (service) => {
        const { groups } = (await load(`functions/${service}/api.ts`)) as { groups: RouteGroup[] };
        return { service, routes: groups.flatMap((group) => Object.values(group)) };
      }),
    );
  });

  it("serve every declared route once, and the gateway brings it to the one that does", () => {
    const lost = declared.flatMap(({ service, routes }) =>
      routes.flatMap((route) => {
        const servers = served.filter(
          (s) => s.service === service && s.routes.map(named).includes(named(route)),
        );
        const names = servers.map(({ name }) => name);
        const chosen = chosenFor(`/${service}${route.path}`);
        return names.length === 1 && names[0] === chosen
          ? []
          : [{ route: named(route), served: names, chosen }];
      }),
    );
    expect(lost, remedies.served).toEqual([]);
    expect(declared.flatMap(({ routes }) => routes).length).toBeGreaterThan(30);
  });

  it("serve every group of routes that a room exports", async () => {
    const declaring = productSources.filter((file) =>
      /^export const \w+ = (routes|crud)\(/m.test(readFileSync(join(root, file), "utf8")),
    );
    const exported = await Promise.all(
      declaring.map(async (file) => Object.values(await load(file)).flatMap((value) => routesOf(value))),
    );
    const known = new Set(served.flatMap(({ routes }) => routes.map(({ operationId }) => operationId)));
    const lost = exported.flat().filter(({ operationId }) => !known.has(operationId));
    expect(lost.map(named), remedies.served).toEqual([]);
    expect(declaring.length).toBeGreaterThan(30);
  });

  it("programs of every kind have one limit of calls a minute", () => {
    const zones = ["machine", "app", "organization", "partner", "bank"];
    const programs = declared
      .flatMap(({ routes }) => routes)
      // Providers of channels are not clients: they report what the system has sent.
      .filter(({ access }) => zones.includes(access.zone) && access.scheme?.name !== "webhookSignature");
    const unlimited = programs.filter(({ access }) => !access.rates?.some(({ name }) => name === "client"));
    expect(unlimited.map(named)).toEqual([]);
    expect(new Set(programs.map(({ access }) => access.zone))).toEqual(new Set(zones));
  });

  it("the functions that anybody may call are limited by address in front, and no others", () => {
    const [limited = ""] =
      /(?<=RegexString: ).+/.exec(readFileSync(join(root, "resources/front/front.yml"), "utf8")) ?? [];
    const all = declared.flatMap(({ service, routes }) =>
      routes.map(({ access, path }) => ({ zone: access.zone, address: `/${service}${path}` })),
    );
    const isLimited = new RegExp(limited);
    const calledByFunctions = ["/identity/api/v1/jwks", "/identity/api/v1/login"];
    // Signing in shares its address with a request of signed-in callers: GET returns their own login.
    const open = new Set(all.filter(({ zone }) => zone === "public").map(({ address }) => address));
    const addresses = [...new Set(all.map(({ address }) => address))];
    expect(addresses.filter((address) => isLimited.test(address)).sort()).toEqual(
      [...open].filter((address) => !calledByFunctions.includes(address)).sort(),
    );
    expect(limited.length).toBeLessThanOrEqual(512);
  });

  it("the functions answer also paths that no route has, in every service", () => {
    const strange = deployedServices().filter(
      (service) => !chosenFor(`/${service}/strange/path`) || !chosenFor(`/${service}`),
    );
    expect(strange).toEqual([]);
  });

  it("the functions are all deployed: every file with a handler, and all that is declared is there", () => {
    const exportsHandler = (file: string) =>
      /^export const handler\b/m.test(readFileSync(join(root, file), "utf8"));
    const found = productSources.filter((file) => file.startsWith("functions/")).filter(exportsHandler);
    const declared = Object.values(functions).map(({ handler }) => handler.replace(/\.handler$/, ".ts"));
    expect(found.filter((file) => !declared.includes(file))).toEqual([]);
    expect(declared.filter((file) => !exportsHandler(file))).toEqual([]);
    expect(found.length).toBeGreaterThan(20);
  });

  it("the functions open the tables of their own service and no other's", () => {
    const tables = Object.entries(ofServices).map(([name, { handler, role }]) => {
      const policies = JSON.stringify(policiesOf(role ?? ""));
      const opened = new Set([...policies.matchAll(/(\w+)Table\.Arn/g)].map(([, table = ""]) => table));
      return { name, service: serviceOf({ handler }), opened: [...opened].sort() };
    });
    for (const { name, service, opened } of tables) {
      // Judges files that anybody sends, and reads no record.
      const own = name === "documents-signature-checks" ? [] : [pascal(service)];
      expect(opened).toEqual([...own, "Ephemeral"].sort());
    }
  });

  it("the functions read no whole table, but for the upkeep of each service", () => {
    const scanning = Object.entries(functions).filter(([, { role }]) =>
      JSON.stringify(policiesOf(role ?? "")).includes('"dynamodb:Scan"'),
    );
    const upkeep = deployedServices().map((service) => `${service}-upkeep`);
    expect(scanning.map(([name]) => name).sort()).toEqual(upkeep.sort());
  });

  it("the functions open the keys of their own service in the table that all share", () => {
    for (const [name, { handler, role = "" }] of Object.entries(ofServices)) {
      // Judges files that anybody sends, and only counts its calls.
      const isCounting = name === "documents-signature-checks";
      const keys = isCounting ? ofChecks.COUNTED : [`${serviceOf({ handler })}#*`];
      expect(allowedOn(role, "EphemeralTable").map(({ Condition }) => Condition)).toEqual([
        { "ForAllValues:StringLike": { "dynamodb:LeadingKeys": keys } },
      ]);
    }
  });

  it("the functions of a service have one value of each variable: on a developer's machine they share what has read it", () => {
    const byService = Map.groupBy(Object.values(functions), serviceOf);
    const differing = [...byService].flatMap(([service, own]) => {
      const values = Map.groupBy(
        own.flatMap(({ environment = {} }) => Object.entries(environment)),
        ([variable]) => variable,
      );
      return [...values].flatMap(([variable, entries]) =>
        new Set(entries.map(([, value]) => value)).size > 1 ? [`${service} ${variable}`] : [],
      );
    });
    expect(differing).toEqual([]);
    expect(byService.size).toBeGreaterThan(5);
  });

  it("the functions read the secrets that their environment names, by a role that reads no other", () => {
    const { default: ofStages = {} } = deployment().params;
    const place = (text: string) => /secretsmanager:.*?:?(temelia\/[^?]+?)(?:-\?{6})?$/.exec(text)?.[1] ?? "";
    // Which of them a stage has depends on its settings; their rights do not.
    const optional = (key: string) =>
      `temelia/local/${key.replace(/(Client)?Secret$/, "").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const named = ({ handler, environment = {} }: (typeof functions)[string]) =>
      Object.values(environment).flatMap((value) => {
        const parameter = String(ofStages[/^\$\{param:(\w+)\}$/.exec(value)?.[1] ?? ""]);
        const [, key] = /^\$\{self:custom\.settings\.secrets\.(\w+)\}$/.exec(parameter) ?? [];
        if (key !== undefined) return [optional(key)];
        const service = serviceOf({ handler });
        const name = place(parameter).replace("${sls:stage}", "local").replace("{service}", service);
        return name === "" ? [] : [name];
      });
    const roles = [...new Set(Object.values(functions).map(({ role = "" }) => role))];
    for (const role of roles) {
      const own = Object.values(functions).filter((one) => one.role === role);
      const reading = allowedOn(role, "").filter(({ Action }) =>
        [Action].flat().some((action) => action.startsWith("secretsmanager:")),
      );
      const [batch, single] = ["secretsmanager:BatchGetSecretValue", "secretsmanager:GetSecretValue"];
      const allowed = reading
        .filter(({ Action }) => Action === single)
        .flatMap(({ Resource }) => [Resource].flat())
        .map((resource) => place((resource as { "Fn::Sub": string })["Fn::Sub"]));
      expect({ role, allowed: allowed.sort() }).toEqual({
        role,
        allowed: [...new Set(own.flatMap(named))].sort(),
      });
      // The one call that asks for several has no resource to name, and gives what the other statement allows.
      expect(reading.filter(({ Action }) => Action !== single)).toEqual(
        reading.filter(({ Action }) => Action === batch && allowed.length > 0),
      );
    }
    const holders = (name: string) =>
      Object.entries(functions)
        .filter(([, one]) => named(one).includes(`temelia/local/${name}`))
        .map(([functionName]) => functionName);
    expect(holders("identity-signing-key")).toEqual(["identity-login"]);
    expect(holders("user-token/documents").every((name) => name.startsWith("documents-"))).toBe(true);
    expect(holders("user-token/documents").length).toBeGreaterThan(10);
  });

  it("the functions write to the log of their own service and no other's, and the operational ones search it", () => {
    for (const [name, { handler, role = "" }] of Object.entries(functions)) {
      const group = `${pascal(serviceOf({ handler }))}LogGroup.Arn`;
      const searches = name.endsWith("-operational") ? ["logs:StartQuery"] : [];
      const allowed = allowedOn(role, "LogGroup");
      expect(allowed.map(({ Resource }) => Resource)).toEqual(allowed.map(() => ({ "Fn::GetAtt": group })));
      expect([name, ...new Set(allowed.flatMap(({ Action }) => Action))].sort()).toEqual(
        [name, "logs:CreateLogStream", "logs:PutLogEvents", ...searches].sort(),
      );
    }
  });

  it("the functions have no right but their log in the one that serves the console", () => {
    const role = consoleFiles?.role ?? "";
    expect(allowedOn(role, "").map(({ Action, Resource }) => [Action, Resource])).toEqual([
      [["logs:CreateLogStream", "logs:PutLogEvents"], { "Fn::GetAtt": "ConsoleLogGroup.Arn" }],
    ]);
  });

  it("the functions that are operational read the records and change none", () => {
    const operational = Object.entries(functions).filter(([name]) => name.endsWith("-operational"));
    for (const [, { handler, role = "" }] of operational) {
      const table = `${pascal(serviceOf({ handler }))}Table`;
      const actions = allowedOn(role, table).flatMap(({ Action }) => Action);
      expect([...new Set(actions)].sort()).toEqual([
        "dynamodb:BatchGetItem",
        "dynamodb:GetItem",
        "dynamodb:Query",
      ]);
    }
    expect(operational).toHaveLength(deployedServices().length);
  });

  it("the functions that only read contents neither write nor delete any, and open what is sealed without sealing", () => {
    const readers = [
      "documents-public",
      "documents-zones",
      "documents-downloads",
      "documents-integrity-nightly",
      "documents-indexer",
    ];
    const actionsOn = (name: string, ...parts: string[]) => [
      ...new Set(
        parts.flatMap((part) => allowedOn(functions[name]?.role ?? "", part).flatMap(({ Action }) => Action)),
      ),
    ];
    for (const name of readers) {
      const onContents = actionsOn(name, "ContentBucket", "StagingBucket").sort();
      expect({ name, onContents }, remedies.readingRole).toEqual({
        name,
        onContents: ["s3:GetObject", "s3:ListBucket"],
      });
    }
    // Downloads renew the tokens of connections, which are kept sealed.
    const sealing = readers.filter((name) => actionsOn(name, "ContentKey").includes("kms:GenerateDataKey"));
    expect(sealing, remedies.readingRole).toEqual(["documents-downloads"]);
    const others = Object.keys(functions).filter((name) =>
      actionsOn(name, "ContentBucket").includes("s3:PutObject"),
    );
    expect(others, remedies.readingRole).toEqual([
      "documents-documents",
      "documents-versions",
      "documents-public-previews",
      "documents-indexing-consumer",
      "documents-signatures",
      "documents-signature-renewals",
      "documents-machine",
      "documents-zone-staff",
      "documents-transcription",
      "documents-transcription-consumer",
      "documents-imports",
      "documents-imports-consumer",
      "documents-templates",
      "documents-maintenance",
      "documents-maintenance-daily",
      "documents-lists-daily",
      "documents-uploads",
      "documents-uploads-consumer",
      "documents-scans-consumer",
      "documents-delivery-consumer",
    ]);
  });

  it("the functions that anybody may call neither sign nor scan, take or purge no messages, and write only the keys that they name", () => {
    const open = served.filter(({ routes }) => routes.some(({ access }) => access.zone === "public"));
    const signers = JSON.stringify(resources.SigningKey?.Properties.KeyPolicy);
    const found = open.flatMap(({ name, service }) => {
      const { role = "" } = functions[name] ?? {};
      const table = `${pascal(service)}Table.Arn`;
      const statements = allowedOn(role, "").map((statement) => ({
        ...statement,
        actions: [statement.Action].flat(),
        on: JSON.stringify(statement.Resource),
      }));
      const wide = statements
        .filter(({ on }) => on.includes(table))
        .filter(({ actions, Condition }) => actions.some(isWriting) && !namesKeys(Condition));
      const others = statements
        .flatMap(({ actions, on }) => actions.map((action) => `${action} ${on}`))
        .filter((right) => !harmless.test(right) && !granted[name]?.some((one) => one.test(right)));
      const signing = signers.includes(`"${role}.Arn"`) ? ["kms:Sign"] : [];
      return [...wide.map(({ actions }) => actions.join()), ...others, ...signing].map((right) => [
        name,
        right,
      ]);
    });
    expect(found, remedies.publicRole).toEqual([]);
    expect(open.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(granted)));
    expect(open.length).toBeGreaterThan(deployedServices().length);
  });

  it("the functions that serve citizens and everybody write what their tests write, and nothing else", () => {
    const writing = (name: string) =>
      allowedOn(functions[name]?.role ?? "", "DocumentsTable")
        .filter(({ Action }) =>
          [Action].flat().some((action) => /:(Put|Update|Delete|Batch[WD])/.test(action)),
        )
        .map(({ Action, Condition }) => ({ Action, Condition }));
    const of = (words: string[]) => ({ "ForAllValues:StringLike": { "dynamodb:LeadingKeys": words } });
    const changing = ["dynamodb:PutItem", "dynamodb:UpdateItem"];
    expect(writing("documents-zones")).toEqual([{ Action: changing, Condition: of(WRITTEN) }]);
    expect(writing("documents-public")).toEqual([{ Action: changing, Condition: of(ofPublic.WRITTEN) }]);
    expect(writing("documents-public-previews")).toEqual([
      { Action: changing, Condition: of(ofPreviews.WRITTEN) },
    ]);
  });

  it("the functions that serve everybody read what their tests read, and nothing else", () => {
    const readingOf = (name: string, part: string) =>
      allowedOn(functions[name]?.role ?? "", part)
        .filter(({ Action }) =>
          [Action].flat().some((action) => /:(BatchGetItem|GetItem|GetObject)$/.test(action)),
        )
        .map(({ Resource, Condition }) => ({ Resource, Condition }));
    const objects = (beginnings: string[]) =>
      beginnings.map((beginning) => ({ "Fn::Sub": `\${ContentBucket.Arn}/${beginning}` }));
    const ofTable = (words: string[]) => [
      {
        Resource: { "Fn::GetAtt": "DocumentsTable.Arn" },
        Condition: { "ForAllValues:StringLike": { "dynamodb:LeadingKeys": words } },
      },
    ];
    expect(readingOf("documents-public", "DocumentsTable")).toEqual(ofTable(ofPublic.READ));
    expect(readingOf("documents-public-previews", "DocumentsTable")).toEqual(ofTable(ofPreviews.READ));
    const contentOf = (name: string) => readingOf(name, "ContentBucket").flatMap(({ Resource }) => Resource);
    expect(contentOf("documents-public")).toEqual(objects(ofPublic.OBJECTS));
    expect(contentOf("documents-public-previews")).toEqual(objects(ofPreviews.OBJECTS));
    expect(readingOf("documents-signature-checks", "Table")).toEqual([]);
    expect(contentOf("documents-signature-checks")).toEqual(objects(ofChecks.OBJECTS));
  });

  it("the functions that index documents read records, and remove nothing of them but marks of what the index has", () => {
    const { role = "" } = functions["documents-indexer"] ?? {};
    const writing = allowedOn(role, "DocumentsTable")
      .map(({ Action, Condition }) => ({ actions: [Action].flat(), Condition }))
      .filter(({ actions }) =>
        actions.some((action) => /:(Put|Update|Delete|Batch[WD]|Condition)/.test(action)),
      );
    expect(writing, remedies.readingRole).toEqual([
      {
        actions: ["dynamodb:DeleteItem"],
        Condition: { "ForAllValues:StringEquals": { "dynamodb:LeadingKeys": ["narrowed"] } },
      },
    ]);
  });

  it("the functions read certificates where they sign and judge, and write them nowhere", () => {
    const allowed = Object.entries(functions).flatMap(([name, { role = "" }]) =>
      allowedOn(role, "/certificates/").map(({ Action }) => ({ name, Action })),
    );
    expect(allowed).toEqual([
      { name: "documents-signatures", Action: "s3:GetObject" },
      { name: "documents-signature-renewals", Action: "s3:GetObject" },
      { name: "documents-signature-checks", Action: "s3:GetObject" },
      { name: "documents-lists-daily", Action: "s3:GetObject" },
    ]);
    const whole = Object.entries(functions).filter(
      ([, { role = "" }]) => allowedOn(role, "${ContentBucket.Arn}/*").length > 0,
    );
    expect(whole).toEqual([]);
  });

  it("functions seal and open only secrets of their own service", () => {
    const ofDocuments = { Null: { "kms:EncryptionContext:service": "true" } };
    // The secrets of authenticator apps, and the tokens of links until their mails are sent.
    const ofOneRecord = ["documents-accounts", "documents-requests", "documents-link-mails-consumer"];
    const conditionOf = (name: string, service: string) =>
      service === "documents" && !ofOneRecord.includes(name)
        ? ofDocuments
        : { StringEquals: expect.objectContaining({ "kms:EncryptionContext:service": service }) as object };
    const found = deployed.flatMap(({ name, service }) =>
      allowedOn(functions[name]?.role ?? "", "ContentKey").map(({ Condition }) => ({
        name,
        service,
        Condition,
      })),
    );
    expect(found.length).toBeGreaterThan(10);
    expect(found, remedies.sealing).toEqual(
      found.map(({ name, service }) => ({ name, service, Condition: conditionOf(name, service) })),
    );
  });

  it("functions that have links sent by mail seal their tokens, the one that sends opens them, and neither does more", () => {
    const found = Object.entries(functions).flatMap(([name, { role = "" }]) =>
      allowedOn(role, "ContentKey")
        .filter(({ Condition }) => JSON.stringify(Condition).includes('"link-mail"'))
        .map(({ Action }) => [name, Action]),
    );
    expect(found).toEqual([
      ["documents-requests", "kms:GenerateDataKey"],
      ["documents-link-mails-consumer", "kms:Decrypt"],
    ]);
  });

  it("functions that sign people in seal and open the secrets of authenticator apps, and others do neither", () => {
    const found = deployed.flatMap(({ name, service }) =>
      allowedOn(functions[name]?.role ?? "", "ContentKey")
        .filter(({ Condition }) => JSON.stringify(Condition).includes('"factors"'))
        .map(({ Action, Condition }) => ({ name, service, Action, Condition })),
    );
    expect(found).toEqual(
      deployedServices().map((service) => ({
        name: `${service}-accounts`,
        service,
        Action: ["kms:GenerateDataKey", "kms:Decrypt"],
        Condition: {
          StringEquals: {
            "kms:EncryptionContext:service": service,
            "kms:EncryptionContext:entity": "factors",
            "kms:EncryptionContext:field": "secret",
          },
        },
      })),
    );
  });

  it("the functions of notifications seal secrets or open them: each opens those that it uses, and only the sending ones a provider's", () => {
    const ofNotifications = Object.entries(functions).filter(([, { handler }]) =>
      handler.startsWith("functions/notifications/"),
    );
    const allowedFor = (action: string) =>
      Object.fromEntries(
        ofNotifications.flatMap(([name, { role = "" }]) => {
          const statements = allowedOn(role, "ContentKey").filter(({ Action }) => Action === action);
          return statements.length > 0 ? [[name, statements.map(({ Condition }) => Condition)]] : [];
        }),
      );
    const within = (context: Record<string, unknown>) => [
      {
        StringEquals: Object.fromEntries(
          Object.entries({ service: "notifications", ...context }).map(([key, value]) => [
            `kms:EncryptionContext:${key}`,
            value,
          ]),
        ),
      },
    ];
    const sending = within({ entity: [Providers.name, Senders.name] });
    expect(allowedFor("kms:Decrypt")).toEqual({
      "notifications-delivery": sending,
      "notifications-delivery-high": sending,
      // It hands codes over.
      "notifications-self-service": sending,
      // It confirms answers by SMS, so it opens the tokens of gateways too.
      "notifications-receipts": within({ entity: Providers.name, field: ["secret", "token"] }),
      "notifications-callbacks": within({ entity: Systems.name, field: "callbackSecret" }),
    });
    expect(allowedFor("kms:GenerateDataKey")).toEqual({
      "notifications-systems": within({}),
      "notifications-providers": within({}),
    });
  });

  it("the functions of the platform seal the credentials of systems or open them, and only the auditor opens them", () => {
    const allowed = Object.entries(functions)
      .filter(([, { handler }]) => handler.startsWith("functions/platform/"))
      .flatMap(([name, { role = "" }]) =>
        allowedOn(role, "ContentKey").map(({ Action, Condition }) => ({ name, Action, Condition })),
      )
      .filter(({ name }) => name !== "platform-accounts");
    const of = (context: object) => ({
      StringEquals: { "kms:EncryptionContext:service": "platform", ...context },
    });
    expect(allowed).toEqual([
      { name: "platform-zones", Action: "kms:GenerateDataKey", Condition: of({}) },
      {
        name: "platform-auditor",
        Action: "kms:Decrypt",
        Condition: of({
          "kms:EncryptionContext:entity": "system",
          "kms:EncryptionContext:field": "credentials",
        }),
      },
    ]);
  });

  it("the functions that administers providers seals their secrets and opens none", () => {
    const { role = "" } = functions["notifications-providers"] ?? {};
    expect(allowedOn(role, "ContentKey").map(({ Action }) => Action)).toEqual(["kms:GenerateDataKey"]);
  });

  it("the functions have a role that exists", () => {
    const roles = Object.keys(resources).filter((id) => resources[id]?.Type === "AWS::IAM::Role");
    const wrong = Object.entries(functions).filter(([, { role = "" }]) => !roles.includes(role));
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it("the functions end before the gateway's 30 seconds, or before their messages are shown again", () => {
    const wrong = Object.entries(functions).filter(([, { timeout = 29, events = [] }]) => {
      return events.some((event) => timeout >= limitOf(event));
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it("the functions that take a stream try for nearly a day, and are told of nothing that DynamoDB has forgotten by then", () => {
    const streams = streamConsumersOf(functions);
    expect(streams.length).toBeGreaterThan(0);
    for (const { bisectBatchOnFunctionError, maximumRetryAttempts, maximumRecordAgeInSeconds } of streams) {
      expect([bisectBatchOnFunctionError, maximumRetryAttempts]).toEqual([true, -1]);
      // A stream has a record for 24 hours.
      expect(maximumRecordAgeInSeconds).toBeGreaterThan(20 * 3600);
      expect(maximumRecordAgeInSeconds).toBeLessThan(24 * 3600);
    }
  });
});

describe("the resources", () => {
  const ofType = (type: string, all: Declarations = resources) =>
    Object.entries(all).filter(([, { Type }]) => Type === type);

  it("the resources give every queue a dead-letter queue, and streams their own", () => {
    const queues = ofType("AWS::SQS::Queue");
    const targets = queues.map(([id, { Properties }]) => {
      const policy = Properties.RedrivePolicy as
        | { deadLetterTargetArn: { "Fn::GetAtt": string } }
        | undefined;
      return { id, target: policy?.deadLetterTargetArn["Fn::GetAtt"].split(".")[0] };
    });
    const ofStreams = streamConsumersOf(functions).map(({ failureQueue }) => failureQueue);
    const dead = new Set([...targets.map(({ target }) => target), ...ofStreams]);
    const without = targets.filter(({ id, target }) => !dead.has(id) && !(target && target in resources));
    expect(without).toEqual([]);
  });

  it("watch every queue: what failed for good, and what waits for long", () => {
    const watched = new Set(
      ofType("AWS::CloudWatch::Alarm").map(([, { Properties }]) => JSON.stringify(Properties)),
    );
    const alarmed = (metric: string, queue: string) =>
      [...watched].some((alarm) => alarm.includes(`"${metric}"`) && alarm.includes(`"${queue}.QueueName"`));
    const names = ofType("AWS::SQS::Queue").map(([id]) => id);
    const unwatched = names.filter((id) =>
      id.endsWith("DlqQueue")
        ? !alarmed("ApproximateNumberOfMessagesVisible", id)
        : !alarmed("ApproximateAgeOfOldestMessage", id),
    );
    expect(unwatched).toEqual([]);
  });

  it("alarms watch only one stage: each names what it watches", () => {
    const alarms = ofType("AWS::CloudWatch::Alarm");
    const ofTheStage = /temelia-local|"Ref":"(HttpApi|\w+Table|SearchDomain)"|"\w+Queue\.QueueName"/;
    const wide = alarms.filter(([, { Properties }]) =>
      measured(Properties as unknown as Measured).some(
        ({ Namespace, Dimensions = [] }) =>
          Dimensions.length === 0 || !ofTheStage.test(JSON.stringify({ Namespace, Dimensions })),
      ),
    );
    expect(wide.map(([id]) => id)).toEqual([]);
    expect(alarms.length).toBeGreaterThan(20);
  });

  it("watch no metric of the stage that the code does not emit", () => {
    const names = ofType("AWS::CloudWatch::Alarm").flatMap(([, { Properties }]) =>
      measured(Properties as unknown as Measured)
        .filter(({ Namespace }) => Namespace === "temelia-local")
        .map(({ MetricName = "" }) => MetricName),
    );
    const emitted = productSources.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !new RegExp(`"${name}"|\\b${name}:`).test(emitted))).toEqual([]);
  });

  it("watch how long changes wait in a stream, for each function that takes them", () => {
    const watched = ofType("AWS::CloudWatch::Alarm")
      .filter(([, { Properties }]) => Properties.MetricName === "IteratorAge")
      .map(([, { Properties }]) => Properties.Dimensions);
    const taking = Object.entries(functions).filter(([, { events = [] }]) =>
      events.some(({ stream }) => stream),
    );
    expect(watched).toEqual(
      taking.map(([name]) => [{ Name: "FunctionName", Value: `temelia-local-${name}` }]),
    );
    expect(taking.length).toBeGreaterThan(0);
  });

  it("watch how long answers take, at the 95th and the 99th percentile", () => {
    const watched = ofType("AWS::CloudWatch::Alarm")
      .filter(([, { Properties }]) => Properties.MetricName === "Latency")
      .map(([, { Properties }]) => [Properties.ExtendedStatistic, Properties.Dimensions]);
    const api = [{ Name: "ApiId", Value: { Ref: "HttpApi" } }];
    expect(watched).toEqual([
      ["p95", api],
      ["p99", api],
    ]);
  });

  it("watch the totals of every service", () => {
    const watched = ofType("AWS::CloudWatch::Alarm")
      .filter(([, { Properties }]) => Properties.MetricName === "TotalsDiffering")
      .flatMap(([, { Properties }]) =>
        (Properties.Dimensions as { Value: string }[]).map(({ Value }) => Value),
      );
    expect(watched.sort()).toEqual(deployedServices().sort());
  });

  it("watch guesses, refused approvals and new administrators of every service", () => {
    const summed = ofType("AWS::CloudWatch::Alarm")
      .map(([, { Properties }]) => measured(Properties as unknown as Measured))
      .filter((metrics) => metrics.length > 2);
    const watched = summed.map((metrics) => [
      [...new Set(metrics.map(({ MetricName }) => MetricName))],
      metrics.flatMap(({ Dimensions = [] }) => Dimensions.map(({ Value }) => Value)).sort(),
    ]);
    expect(watched).toEqual(
      ["GuessesFailed", "ApprovalsRefused", "AdministratorsAdded"].map((name) => [
        [name],
        deployedServices().sort(),
      ]),
    );
  });

  it("the resources keep buckets closed to the public, encrypted, and deaf to connections without TLS", () => {
    const open = ofType("AWS::S3::Bucket").filter(([id, { Properties }]) => {
      const refusesPlainHttp = ofType("AWS::S3::BucketPolicy").some(
        ([, policy]) =>
          JSON.stringify(policy.Properties.Bucket) === JSON.stringify({ Ref: id }) &&
          JSON.stringify(policy).includes('"Effect":"Deny","Principal":"*","Action":"s3:*"') &&
          JSON.stringify(policy).includes('"aws:SecureTransport":"false"'),
      );
      const blocks = Object.values((Properties.PublicAccessBlockConfiguration ?? {}) as object);
      return (
        !refusesPlainHttp || blocks.length !== 4 || !blocks.every(Boolean) || !Properties.BucketEncryption
      );
    });
    expect(open.map(([id]) => id)).toEqual([]);
  });

  it("the resources keep records over a mistake: tables of services have point-in-time recovery and outlive the stack", () => {
    const kept = ofType("AWS::DynamoDB::Table").filter(([id]) => id !== "EphemeralTable");
    const exposed = kept.filter(
      ([, { Properties, DeletionPolicy, UpdateReplacePolicy }]) =>
        DeletionPolicy !== "RetainExceptOnCreate" ||
        UpdateReplacePolicy !== "Retain" ||
        !JSON.stringify(Properties).includes('"PointInTimeRecoveryEnabled":true'),
    );
    expect(kept.length).toBeGreaterThan(5);
    expect(exposed.map(([id]) => id)).toEqual([]);
  });

  it("protect tables of services from deletion as the stage's settings say", () => {
    const tables = parseTemplate(readFileSync(join(root, "resources/tables.yml"), "utf8")) as {
      Resources: Declarations;
    };
    const protections = Object.entries(tables.Resources).map(([id, { Properties }]) => [
      id,
      Properties.DeletionProtectionEnabled,
    ]);
    const setting = "${self:custom.settings.deletionProtection}";
    expect(protections).toEqual(
      protections.map(([id]) => [id, id === "EphemeralTable" ? undefined : setting]),
    );
    expect(protections.length).toBeGreaterThan(5);
  });

  it("the resources that outlive the stack go with a first deploy that fails, so that the next one finds their names free", () => {
    const kept = Object.entries(resources).filter(([, { DeletionPolicy }]) => DeletionPolicy);
    const left = kept.filter(([, { DeletionPolicy }]) => DeletionPolicy !== "RetainExceptOnCreate");
    expect(left.map(([id]) => id)).toEqual([]);
    expect(kept.map(([id]) => id)).toEqual(
      expect.arrayContaining(["ContentBucket", "ContentKey", "DocumentsTable"]),
    );
  });

  it("the resources are what the configuration names on the local cloud", () => {
    const config = readConfig(
      {
        ...settings,
        ...content,
        ...encryption,
        ...messaging,
        notificationsBucket: notices.bucket,
        evidenceBucket: evidence.bucket,
      },
      localEnvironment(addressVariables(usualPorts)),
    );
    const names = (type: string, property: string) =>
      ofType(type).map(([, { Properties }]) => {
        const name = Properties[property];
        const text = typeof name === "string" ? name : (name as { "Fn::Sub": string })["Fn::Sub"];
        return text.replace("${AWS::AccountId}", "000000000000");
      });
    const tables = [...deployedServices(), "ephemeral"].map((service) => `${config.tablePrefix}-${service}`);
    expect(names("AWS::DynamoDB::Table", "TableName")).toEqual(expect.arrayContaining(tables));
    const { contentBucket, stagingBucket, deliveryBucket, notificationsBucket, evidenceBucket } = config;
    const buckets = [contentBucket, stagingBucket, deliveryBucket, notificationsBucket, evidenceBucket];
    expect(names("AWS::S3::Bucket", "BucketName").sort()).toEqual(buckets.sort());
    expect(names("AWS::KMS::Alias", "AliasName")).toEqual([
      config.contentKey,
      config.contentKey.replace("content", "signing"),
    ]);
    const [prefix = ""] = config.queueUrlPrefix.split("/").slice(-1);
    expect(names("AWS::SQS::Queue", "QueueName").filter((name) => !name.startsWith(prefix))).toEqual([]);
  });
});

interface Metric {
  Namespace?: string;
  MetricName?: string;
  Dimensions?: { Value?: unknown }[];
}

interface Measured extends Metric {
  Metrics?: { MetricStat?: { Metric: Metric } }[];
}

/** The metrics that an alarm reads: its own, or those of its expression. */
const measured = ({ Metrics, ...own }: Measured): Metric[] =>
  Metrics ? Metrics.flatMap(({ MetricStat }) => (MetricStat ? [MetricStat.Metric] : [])) : [own];

describe("GuardDuty Malware Protection", () => {
  const read = (file: string) =>
    parseTemplate(readFileSync(join(root, `resources/malware-protection/${file}.yml`), "utf8")) as {
      Resources: typeof resources;
    };
  const { MalwareProtectionPlan: plan, MalwareProtectionRole: acting } = read("guardduty").Resources;
  const role = acting?.Properties as {
    AssumeRolePolicyDocument: { Statement: { Principal: object }[] };
    Policies: { PolicyDocument: { Statement: Statement[] } }[];
  };
  const statements = role.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);

  it("is deployed only where the stage's setting names it, and scans the contents of documents alone", () => {
    expect(readFileSync(join(root, "serverless.yml"), "utf8")).toContain(
      "${file(./resources/malware-protection/${self:custom.settings.malwareProtection}.yml)}",
    );
    expect(read("none")).toEqual({ Resources: {} });
    expect([plan?.Type, acting?.Type]).toEqual(["AWS::GuardDuty::MalwareProtectionPlan", "AWS::IAM::Role"]);
    expect(plan?.Properties).toEqual({
      Role: { "Fn::GetAtt": "MalwareProtectionRole.Arn" },
      ProtectedResource: { S3Bucket: { BucketName: { Ref: "ContentBucket" }, ObjectPrefixes: ["uploads/"] } },
      Actions: { Tagging: { Status: "ENABLED" } },
    });
  });

  it("acts by a role that only GuardDuty takes, which reads and tags contents, and changes and removes none", () => {
    const principals = role.AssumeRolePolicyDocument.Statement.map(({ Principal }) => Principal);
    expect(principals).toEqual([{ Service: "malware-protection-plan.guardduty.amazonaws.com" }]);
    const granted = statements.flatMap(({ Action, Resource }) =>
      [Action].flat().flatMap((action) => [Resource].flat().map((at) => `${action} ${JSON.stringify(at)}`)),
    );
    const onContents = granted.filter((one) => one.includes("uploads/*"));
    expect(onContents.map((one) => one.split(" ")[0])).toEqual([
      "s3:GetObject",
      "s3:GetObjectVersion",
      "s3:GetObjectTagging",
      "s3:GetObjectVersionTagging",
      "s3:PutObjectTagging",
      "s3:PutObjectVersionTagging",
    ]);
    const others = granted.filter((one) => !onContents.includes(one));
    const own =
      /DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3\*"|malware-protection-resource-validation-object"/;
    const ofBucket = ["GetBucketNotification", "PutBucketNotification", "ListBucket"];
    expect(others.filter((one) => !own.test(JSON.stringify(one).replaceAll('\\"', '"')))).toEqual(
      ofBucket.map((action) => `s3:${action} {"Fn::GetAtt":"ContentBucket.Arn"}`),
    );
  });

  it("tells its results to one function, which reads contents, opens no sealed one and changes none", () => {
    const { events, role: ofResults } = functions["documents-scan-results"] ?? {};
    expect(events).toEqual([
      {
        eventBridge: {
          pattern: {
            source: ["aws.guardduty"],
            "detail-type": ["GuardDuty Malware Protection Object Scan Result"],
          },
        },
      },
    ]);
    const all = allowedOn(String(ofResults), "");
    const actions = all.flatMap(({ Action }) => Action);
    expect(actions.filter((action) => action.startsWith("s3:"))).toEqual(["s3:GetObject", "s3:ListBucket"]);
    expect(actions.filter((action) => /^(kms|sqs|es):/.test(action))).toEqual([]);
  });
});
