import { describe, expect, it } from "vitest";
import type { Template } from "./nested-stacks.js";
import { watchFunctions } from "./watch-functions.js";

const functionOf = (service: string, name: string) => ({
  Type: "AWS::Lambda::Function",
  Properties: {
    FunctionName: `temelia-prod-${service}-${name}`,
    Handler: `functions/${service}/${name}.handler`,
  },
});

/** Twelve functions of one service and one of another; the last of the first takes a stream. */
function watched(resources: Template["Resources"] = {}): Template["Resources"] {
  const many = Array.from({ length: 12 }, (_, i) => [
    `F${String(i)}`,
    functionOf("documents", `f${String(i)}`),
  ]);
  const template: Template = {
    Resources: {
      ...(Object.fromEntries(many) as Template["Resources"]),
      Login: functionOf("identity", "login"),
      Queue: { Type: "AWS::SQS::Queue", Properties: { QueueName: "temelia-prod-uploads" } },
      Dlq: { Type: "AWS::SQS::Queue", Properties: { QueueName: "temelia-prod-uploads-dlq" } },
      Stream: {
        Type: "AWS::Lambda::EventSourceMapping",
        Properties: { StartingPosition: "TRIM_HORIZON", FunctionName: { "Fn::GetAtt": ["F11", "Arn"] } },
      },
      ...resources,
    },
  };
  watchFunctions(template, "temelia-prod");
  return template.Resources;
}

interface Widget {
  properties: { title: string; metrics: unknown[][] };
}

function widgetsOf(resources: Template["Resources"]): Record<string, unknown[][]> {
  const { DashboardBody } = Object(resources.Dashboard?.Properties) as {
    DashboardBody: { "Fn::Sub": string };
  };
  const { widgets } = JSON.parse(DashboardBody["Fn::Sub"]) as { widgets: Widget[] };
  return Object.fromEntries(widgets.map(({ properties: { title, metrics } }) => [title, metrics]));
}

describe("the alarms of functions", () => {
  it("add up at most ten functions of one service, each by its name", () => {
    const alarms = Object.entries(watched()).filter(([, { Type }]) => Type === "AWS::CloudWatch::Alarm");
    const sizes = alarms.map(([id, { Properties }]) => [
      id,
      Number((Properties?.Metrics as object[] | undefined)?.length) - 1,
    ]);
    expect(sizes).toEqual([
      ["DocumentsFunctions1ErrorsAlarm", 10],
      ["DocumentsFunctions2ErrorsAlarm", 2],
      ["IdentityFunctions1ErrorsAlarm", 1],
      ["DocumentsFunctions1ThrottlesAlarm", 10],
      ["DocumentsFunctions2ThrottlesAlarm", 2],
      ["IdentityFunctions1ThrottlesAlarm", 1],
    ]);
  });

  it("the alarms of functions count a function that was not called as 0, so that it hides no error of another one", () => {
    const { Metrics = [] } = watched().DocumentsFunctions2ErrorsAlarm?.Properties ?? {};
    expect(Metrics).toMatchObject([
      { Id: "total", Expression: "FILL(m0, 0) + FILL(m1, 0)" },
      {
        ReturnData: false,
        MetricStat: { Metric: { Dimensions: [{ Value: "temelia-prod-documents-f10" }] } },
      },
      {
        ReturnData: false,
        MetricStat: { Metric: { Dimensions: [{ Value: "temelia-prod-documents-f11" }] } },
      },
    ]);
  });
});

it("the dashboard shows queues apart from dead letters, and the age of changes only for functions of streams", () => {
  const widgets = widgetsOf(watched());
  const names = (title: string) => widgets[title]?.map((metric) => metric[3]);
  expect(names("Waiting messages")).toEqual(["temelia-prod-uploads"]);
  expect(names("Dead letters")).toEqual(["temelia-prod-uploads-dlq"]);
  expect(names("Age of the stream's changes, ms")).toEqual(["temelia-prod-documents-f11"]);
  expect(names("Errors of functions")).toHaveLength(13);
});

it("the dashboard shows the search domain if the stack has one", () => {
  const isOfSearch = (title: string) => title.startsWith("Search");
  expect(Object.keys(widgetsOf(watched())).filter(isOfSearch)).toEqual([]);
  const domain = { Type: "AWS::OpenSearchService::Domain", Properties: { DomainName: "temelia-prod" } };
  const titles = Object.keys(widgetsOf(watched({ SearchDomain: domain }))).filter(isOfSearch);
  expect(titles).toHaveLength(4);
});
