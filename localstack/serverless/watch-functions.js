// A plugin of the Serverless Framework: adds the alarms of the functions and the dashboard of the stage, made from the
// template, so that each function, queue and table of the stage is in them and nothing of another stage is.

import { pascalCase } from "./nested-stacks.js";

/** CloudWatch adds up at most ten metrics in an alarm. */
const MOST_IN_AN_ALARM = 10;
const FIVE_MINUTES = 300;

const ofType = (template, type) =>
  Object.entries(template.Resources)
    .filter(([, { Type }]) => Type === type)
    .map(([id, { Properties }]) => ({ id, ...Properties }));
const serviceOf = ({ Handler }) => Handler.split("/")[1];

/** The names of the functions by service, in the order of the template. */
const namesByService = (functions) =>
  [...new Set(functions.map(serviceOf))].map((service) => ({
    service,
    names: functions.filter((one) => serviceOf(one) === service).map(({ FunctionName }) => FunctionName),
  }));

const inParts = (all, size) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );

/** A metric of each function, and their sum: a function that was not called has no data, which counts as 0. */
function summed(metric, names) {
  const single = names.map((name, i) => ({
    Id: `m${i}`,
    MetricStat: {
      Metric: {
        Namespace: "AWS/Lambda",
        MetricName: metric,
        Dimensions: [{ Name: "FunctionName", Value: name }],
      },
      Period: FIVE_MINUTES,
      Stat: "Sum",
    },
    ReturnData: false,
  }));
  const Expression = single.map(({ Id }) => `FILL(${Id}, 0)`).join(" + ");
  return [{ Id: "total", Label: metric, Expression }, ...single];
}

const alarm = (AlarmDescription, Metrics) => ({
  Type: "AWS::CloudWatch::Alarm",
  Properties: {
    AlarmDescription,
    Metrics,
    EvaluationPeriods: 1,
    Threshold: 0,
    ComparisonOperator: "GreaterThanThreshold",
    TreatMissingData: "notBreaching",
    AlarmActions: [{ Ref: "AlarmTopic" }],
  },
});

const WATCHED = {
  Errors: "ended with an error; the chain answers every fault, so this is a crash or a timeout",
  Throttles: "were throttled",
};

/** The alarms of all functions: for each service and metric one, or one for each ten functions. */
function alarmsOf(functions) {
  const parts = namesByService(functions).flatMap(({ service, names }) =>
    inParts(names, MOST_IN_AN_ALARM).map((some, i) => ({ service, number: i + 1, names: some })),
  );
  return Object.fromEntries(
    Object.entries(WATCHED).flatMap(([metric, words]) =>
      parts.map(({ service, number, names }) => [
        `${pascalCase(service)}Functions${number}${metric}Alarm`,
        alarm(`Functions of ${service} ${words}: ${names.join(", ")}`, summed(metric, names)),
      ]),
    ),
  );
}

const widget = (title, metrics, { stat = "Sum", ...more } = {}) => ({
  type: "metric",
  width: 8,
  height: 6,
  properties: { title, region: "${AWS::Region}", period: FIVE_MINUTES, stat, metrics, ...more },
});

/** The widgets of what calls the stage and of its functions. */
function widgetsOfCalls(functions, streamed) {
  const ofApi = (metric, more) => ["AWS/ApiGateway", metric, "ApiId", "${HttpApi}", ...(more ? [more] : [])];
  const ofFunctions = (metric, some = functions) =>
    some.map(({ FunctionName }) => ["AWS/Lambda", metric, "FunctionName", FunctionName]);
  return [
    widget("Requests", [ofApi("Count"), ofApi("4xx"), ofApi("5xx")]),
    widget(
      "Latency of answers, ms",
      ["p50", "p95", "p99"].map((stat) => ofApi("Latency", { stat })),
    ),
    widget("Errors of functions", ofFunctions("Errors")),
    widget("Throttled functions", ofFunctions("Throttles")),
    widget("Duration of functions, p95, ms", ofFunctions("Duration"), { stat: "p95" }),
    widget("Age of the stream's changes, ms", ofFunctions("IteratorAge", streamed), { stat: "Maximum" }),
  ];
}

/** The widgets of queued work and of stored data. */
function widgetsOfStores(queues, tables) {
  const isDead = ({ QueueName }) => QueueName.endsWith("-dlq");
  const ofQueues = (metric, some) => some.map(({ QueueName }) => ["AWS/SQS", metric, "QueueName", QueueName]);
  const ofTables = (...metrics) =>
    tables.flatMap(({ TableName }) =>
      metrics.map((metric) => ["AWS/DynamoDB", metric, "TableName", TableName]),
    );
  const waiting = queues.filter((queue) => !isDead(queue));
  const depth = "ApproximateNumberOfMessagesVisible";
  return [
    widget("Oldest message, s", ofQueues("ApproximateAgeOfOldestMessage", waiting), { stat: "Maximum" }),
    widget("Waiting messages", ofQueues(depth, waiting), { stat: "Maximum" }),
    widget("Dead letters", ofQueues(depth, queues.filter(isDead)), { stat: "Maximum" }),
    widget("Units of tables", ofTables("ConsumedReadCapacityUnits", "ConsumedWriteCapacityUnits")),
    widget("Throttled reads and writes", ofTables("ReadThrottleEvents", "WriteThrottleEvents")),
  ];
}

const widgetsOfSearch = (domain) => {
  const of = (metric, stat) => [
    "AWS/ES",
    metric,
    "DomainName",
    domain,
    "ClientId",
    "${AWS::AccountId}",
    { stat },
  ];
  return [
    widget("Search: latency, ms", [of("SearchLatency", "Average"), of("SearchLatency", "p95")]),
    widget("Search: processor and memory, %", [
      of("CPUUtilization", "Maximum"),
      of("JVMMemoryPressure", "Maximum"),
    ]),
    widget("Search: free storage of a node, MB", [of("FreeStorageSpace", "Minimum")]),
    widget("Search: index lost, writes blocked", [
      of("ClusterStatus.red", "Maximum"),
      of("ClusterIndexWritesBlocked", "Maximum"),
    ]),
  ];
};

/** The dashboard of a stage. */
function dashboardOf(template, functions, name) {
  const mapped = JSON.stringify(
    ofType(template, "AWS::Lambda::EventSourceMapping").filter((mapping) => mapping.StartingPosition),
  );
  const streamed = functions.filter(({ id }) => mapped.includes(`"${id}"`));
  const [domain] = ofType(template, "AWS::OpenSearchService::Domain");
  const defects = (metric, service) => [name, metric, "service", service];
  const services = namesByService(functions).map(({ service }) => service);
  const widgets = [
    ...widgetsOfCalls(functions, streamed),
    ...widgetsOfStores(ofType(template, "AWS::SQS::Queue"), ofType(template, "AWS::DynamoDB::Table")),
    ...(domain ? widgetsOfSearch(domain.DomainName) : []),
    widget("Totals that differed, content that was changed", [
      ...services.map((service) => defects("TotalsDiffering", service)),
      defects("IntegrityDefects", "documents"),
    ]),
  ];
  return {
    Type: "AWS::CloudWatch::Dashboard",
    Properties: { DashboardName: name, DashboardBody: { "Fn::Sub": JSON.stringify({ widgets }) } },
  };
}

/**
 * Adds alarms and dashboard to a template that has all functions of the stage.
 * @param template CloudFormation's, as the framework compiled it; it is changed
 * @param name of the stack: `temelia-<stage>`
 */
export function watchFunctions(template, name) {
  const functions = ofType(template, "AWS::Lambda::Function");
  Object.assign(template.Resources, alarmsOf(functions), {
    Dashboard: dashboardOf(template, functions, name),
  });
}

export default class WatchFunctions {
  constructor(serverless) {
    this.serverless = serverless;
    this.hooks = {
      // Once resources/*.yml are in the template, and before nested-stacks.js moves the functions out of it.
      "after:aws:package:finalize:mergeCustomProviderResources": () => this.watch(),
    };
  }

  watch() {
    const { compiledCloudFormationTemplate } = this.serverless.service.provider;
    const name = this.serverless.getProvider("aws").naming.getStackName();
    watchFunctions(compiledCloudFormationTemplate, name);
  }
}
