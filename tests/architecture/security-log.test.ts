import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { deployedServices } from "../../localstack/serverless/functions.ts";
import { parseTemplate } from "../../localstack/serverless/yaml.ts";
import { securityEvents } from "../../shared/log.ts";
import { productSources } from "./product-sources.ts";

interface Template {
  Parameters: Record<string, { Default?: unknown; AllowedValues?: number[] }>;
  Resources: Record<string, { Type: string; Properties: Record<string, unknown> }>;
}

const template = (file: string) =>
  parseTemplate(readFileSync(join(root, "resources/security", file), "utf8")) as Template;
const { Parameters, Resources } = template("security-log.yml");
const sources = productSources.map((file) => readFileSync(join(root, file), "utf8")).join("\n");

it("security events have a kind that is known, and every kind is logged somewhere", () => {
  const logged = new Set([...sources.matchAll(/\bsecurity: "([\w-]+)"/g)].map(([, kind]) => kind));
  expect([...logged].sort()).toEqual([...securityEvents].sort());
});

describe("the log of security events", () => {
  it("the log of security events takes those of every service, and nothing else", () => {
    const filters = Object.values(Resources).filter(({ Type }) => Type === "AWS::Logs::SubscriptionFilter");
    expect(filters.map(({ Properties }) => JSON.stringify(Properties.LogGroupName)).sort()).toEqual(
      deployedServices()
        .map((service) => `{"Fn::Sub":"/temelia/\${Stage}/${service}"}`)
        .sort(),
    );
    for (const { Properties } of filters) expect(Properties.FilterPattern).toBe('{ $.security = "*" }');
  });

  it("the log of security events is kept 400 days unless said otherwise, outlives its stack and is protected from deletion", () => {
    expect([Parameters.Days?.Default, Parameters.Days?.AllowedValues?.includes(400)]).toEqual([400, true]);
    expect(Resources.SecurityLogGroup).toMatchObject({
      DeletionPolicy: "Retain",
      Properties: { RetentionInDays: { Ref: "Days" }, DeletionProtectionEnabled: true },
    });
  });

  it("the log of security events is written by a role that adds lines and removes none", () => {
    const policies = JSON.stringify(Resources.ForwardingRole?.Properties.Policies);
    expect([...policies.matchAll(/"(logs:\w+)"/g)].map(([, action]) => action)).toEqual([
      "logs:CreateLogStream",
      "logs:PutLogEvents",
    ]);
  });

  /** Runs the function of the template. @returns the commands that it sends */
  async function forwarded(batch: object, { exists = false, fails = "" } = {}): Promise<object[]> {
    const sent: object[] = [];
    class Command {
      readonly input: object;
      constructor(input: object) {
        this.input = input;
      }
    }
    class CreateLogStreamCommand extends Command {}
    class PutLogEventsCommand extends Command {}
    class CloudWatchLogsClient {
      send(command: Command): Promise<void> {
        sent.push({ ...command.input, name: command.constructor.name });
        const isCreate = command instanceof CreateLogStreamCommand;
        const name = isCreate && exists ? "ResourceAlreadyExistsException" : isCreate ? "" : fails;
        return name === "" ? Promise.resolve() : Promise.reject(Object.assign(new Error(name), { name }));
      }
    }
    const exported: { handler?: (event: object) => Promise<void> } = {};
    const modules: Record<string, unknown> = {
      "node:zlib": await import("node:zlib"),
      "@aws-sdk/client-cloudwatch-logs": {
        CloudWatchLogsClient,
        CreateLogStreamCommand,
        PutLogEventsCommand,
      },
    };
    const code = Resources.Forwarding?.Properties.Code as { ZipFile: string } | undefined;
    runInNewContext(code?.ZipFile ?? "", {
      ...{ Buffer, Date, JSON, exports: exported },
      require: (name: string) => modules[name],
      process: { env: { GROUP: "/temelia/prod/security" } },
    });
    await exported.handler?.({ awslogs: { data: gzipSync(JSON.stringify(batch)).toString("base64") } });
    return sent;
  }

  const at = Date.parse("2026-11-29T10:00:00Z");
  const batch = {
    messageType: "DATA_MESSAGE",
    logGroup: "/temelia/prod/documents",
    logEvents: [
      { id: "1", timestamp: at, message: '{"security":"sign-in"}' },
      { id: "2", timestamp: at - 5, message: '{"security":"refusal"}' },
    ],
  };
  const stream = { logGroupName: "/temelia/prod/security", logStreamName: "2026-11-29/documents" };

  it.each([false, true])(
    "the log of security events gets the lines as they are, in their order, also if the stream is there: %s",
    async (exists) => {
      expect(await forwarded(batch, { exists })).toEqual([
        { name: "CreateLogStreamCommand", ...stream },
        {
          name: "PutLogEventsCommand",
          ...stream,
          logEvents: [
            { timestamp: at - 5, message: '{"security":"refusal"}' },
            { timestamp: at, message: '{"security":"sign-in"}' },
          ],
        },
      ]);
    },
  );

  it("the log of security events fails where it cannot be written, so that the batch is tried again", async () => {
    await expect(forwarded(batch, { fails: "ServiceUnavailableException" })).rejects.toThrow(
      "ServiceUnavailable",
    );
    expect(Resources.Attempts?.Properties).toMatchObject({
      DestinationConfig: { OnFailure: { Destination: { "Fn::GetAtt": "FailedQueue.Arn" } } },
    });
  });

  it("the log of security events answers the trial message of a subscription", async () => {
    expect(await forwarded({ ...batch, messageType: "CONTROL_MESSAGE" })).toEqual([]);
  });
});

it("the archive of security events, in another account, is write-once for its days, and only that account's stage writes it", () => {
  const archive = template("security-archive.yml");
  expect(archive.Resources.Archive).toMatchObject({
    DeletionPolicy: "Retain",
    Properties: {
      ObjectLockConfiguration: {
        Rule: { DefaultRetention: { Mode: "COMPLIANCE", Days: { Ref: "Days" } } },
      },
    },
  });
  expect(archive.Parameters.Days?.Default).toBe(400);
  expect(JSON.stringify(archive.Resources.Destination?.Properties.DestinationPolicy)).toContain(
    "${SourceAccount}",
  );
});
