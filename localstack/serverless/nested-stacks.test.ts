import { describe, expect, it } from "vitest";
import { splitByService, type Template } from "./nested-stacks.js";

const role = (name: string) => ({ "Fn::GetAtt": [name, "Arn"] });
const own = (service: string, variables: Record<string, unknown> = {}) => ({
  Type: "AWS::Lambda::Function",
  DependsOn: [`${service}Role`],
  Properties: {
    Handler: `functions/${service}/accounts/routes.handler`,
    Role: role(`${service}Role`),
    Environment: { Variables: variables },
  },
});

/** Two services as the framework compiles them, with additional `resources`. */
const compiled = (resources: Template["Resources"] = {}): Template => ({
  Parameters: {
    PublicUrl: { Type: "AWS::SSM::Parameter::Value<String>", Default: "/temelia/prod/public-url" },
  },
  Resources: {
    HttpApi: { Type: "AWS::ApiGatewayV2::Api" },
    documentsRole: { Type: "AWS::IAM::Role" },
    identityRole: { Type: "AWS::IAM::Role" },
    Table: { Type: "AWS::DynamoDB::Table" },
    Documents: own("documents", { PUBLIC_URL: { Ref: "PublicUrl" } }),
    Identity: own("identity"),
    ...resources,
  },
  Outputs: { ApiId: { Value: { Ref: "HttpApi" } } },
});

const split = (template: Template) => ({
  root: template,
  nested: splitByService(template, (service) => `https://packages/${service}.json`),
});

describe("the split of the template", () => {
  it("the split of the template moves functions, and what calls them, into a stack of their service, and leaves everything else", () => {
    const { root, nested } = split(
      compiled({
        Integration: {
          Type: "AWS::ApiGatewayV2::Integration",
          Properties: { ApiId: { Ref: "HttpApi" }, IntegrationUri: role("Documents") },
        },
        Route: {
          Type: "AWS::ApiGatewayV2::Route",
          DependsOn: "Integration",
          Properties: { Target: { "Fn::Join": ["/", ["integrations", { Ref: "Integration" }]] } },
        },
        Rule: { Type: "AWS::Events::Rule", Properties: { Targets: [{ Arn: role("Identity") }] } },
        Permission: {
          Type: "AWS::Lambda::Permission",
          Properties: { SourceArn: role("Rule"), FunctionName: role("Identity") },
        },
        Stream: {
          Type: "AWS::Lambda::EventSourceMapping",
          Properties: {
            EventSourceArn: { "Fn::GetAtt": ["Table", "StreamArn"] },
            FunctionName: role("Documents"),
          },
        },
      }),
    );
    expect(Object.keys(nested.documents?.Resources ?? {})).toEqual([
      "Documents",
      "Integration",
      "Route",
      "Stream",
    ]);
    expect(Object.keys(nested.identity?.Resources ?? {})).toEqual(["Identity", "Rule", "Permission"]);
    expect(Object.keys(root.Resources)).toEqual([
      "HttpApi",
      "documentsRole",
      "identityRole",
      "Table",
      "DocumentsStack",
      "IdentityStack",
    ]);
    expect(nested.documents?.Resources.Route?.DependsOn).toEqual(["Integration"]);
  });

  it("the split of the template passes what a stack needs of the root as parameters, by value, and makes the stack wait for it", () => {
    const url = {
      "Fn::Sub": ["${Url}/${PublicUrl}/${Table.Arn}/${AWS::Region}", { Url: { Ref: "HttpApi" } }],
    };
    const { root, nested } = split(compiled({ Second: own("documents", { URL: url }) }));
    expect(root.Resources.DocumentsStack).toEqual({
      Type: "AWS::CloudFormation::Stack",
      Properties: {
        TemplateURL: "https://packages/documents.json",
        Parameters: {
          PublicUrl: { Ref: "PublicUrl" },
          documentsRoleArn: role("documentsRole"),
          TableArn: role("Table"),
          HttpApi: { Ref: "HttpApi" },
        },
      },
    });
    const { Parameters = {}, Resources } = nested.documents ?? { Resources: {} };
    const string = { Type: "String" };
    expect(Parameters).toMatchObject({ PublicUrl: string, documentsRoleArn: string, TableArn: string });
    expect(Resources.Documents?.Properties).toMatchObject({ Role: { Ref: "documentsRoleArn" } });
    expect(Resources.Second?.Properties).toMatchObject({
      Environment: {
        Variables: {
          URL: {
            "Fn::Sub": ["${Url}/${PublicUrl}/${TableArn}/${AWS::Region}", { Url: { Ref: "HttpApi" } }],
          },
        },
      },
    });
    const waiting = split(compiled({ Last: { ...own("identity"), DependsOn: ["Table"] } }));
    expect(waiting.root.Resources.IdentityStack?.DependsOn).toEqual(["DocumentsStack", "Table"]);
  });

  it.each([
    "{{resolve:secretsmanager:temelia/prod/smtp-url}}",
    "smtps://user:{{resolve:ssm-secure:/temelia/prod/password}}@mail.host",
  ])("the split of the template refuses %s, which would put a secret into a function", (SECRET) => {
    expect(() => split(compiled({ Second: own("identity", { SECRET }) }))).toThrow("is a secret");
  });

  it("the split of the template has conditions decided in the root, each of their values a parameter", () => {
    const decision = (value: unknown) => ({ "Fn::If": ["IsOwn", value, "none"] });
    const url = decision({ "Fn::Sub": "https://${Table.Arn}" });
    const name = decision({ Ref: "Table" });
    const { root, nested } = split(
      compiled({ Second: own("identity", { URL: url, NAME: name, AGAIN: url }) }),
    );
    expect(root.Resources.IdentityStack?.Properties?.Parameters).toMatchObject({
      IfIsOwn: url,
      IfIsOwn2: name,
    });
    expect(nested.identity?.Resources.Second?.Properties).toMatchObject({
      Environment: {
        Variables: { URL: { Ref: "IfIsOwn" }, NAME: { Ref: "IfIsOwn2" }, AGAIN: { Ref: "IfIsOwn" } },
      },
    });
    const conditional = { ...own("identity"), Condition: "IsOwn" };
    expect(() => split(compiled({ Second: conditional }))).toThrow("Second has a condition");
  });

  it("deploys one nested stack after the other: an HTTP API takes one change at a time", () => {
    const { root } = split(compiled());
    expect(root.Resources.IdentityStack?.DependsOn).toEqual(["DocumentsStack"]);
  });

  it("the split of the template refuses a resource, or an output, of the root that refers to what moved", () => {
    const alarm = {
      Type: "AWS::CloudWatch::Alarm",
      Properties: { Dimensions: [{ Name: "FunctionName", Value: { Ref: "Identity" } }] },
    };
    expect(() => split(compiled({ Alarm: alarm }))).toThrow("Alarm refers to Identity");
    const waiting = { Type: "AWS::SNS::Topic", DependsOn: "Documents" };
    expect(() => split(compiled({ Topic: waiting }))).toThrow("Topic refers to Documents");
    const shown = { ...compiled(), Outputs: { Function: { Value: role("Identity") } } };
    expect(() => split(shown)).toThrow("Outputs refers to Identity");
  });
});
