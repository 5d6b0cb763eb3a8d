import type { Readable } from "node:stream";
import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { constructStack } from "@smithy/core/client";
import { HttpRequest, HttpResponse } from "@smithy/core/protocols";
import { getSchemaSerdePlugin } from "@smithy/core/schema";
import type {
  DeserializeMiddleware,
  FinalizeHandler,
  FinalizeRequestMiddleware,
  HandlerExecutionContext,
  InitializeHandler,
  MetadataBearer,
  MiddlewareStack,
  SerializeMiddleware,
  StaticOperationSchema,
} from "@smithy/types";
import { answerOf } from "./item-reader.ts";
import { bodyOf, isWritten } from "./item-writer.ts";
import { wholeBody } from "./whole-body.ts";

/*
 * The SDK sets up each call from scratch: it builds the chain of middlewares, resolves the endpoint, chooses how to sign,
 * and converts the input and the answer by their schemas. Here that is done once for each operation. The commands, the
 * retries, the time-outs, the rules of the signature and the errors remain those of the SDK.
 * docs/decisions/0049-calls-are-prepared.md has the numbers.
 */

type Stack = MiddlewareStack<object, object>;
type Config = DynamoDBDocumentClient["config"];
type Chain = InitializeHandler<object, object>;
type Send = (command: Command, ...rest: unknown[]) => Promise<unknown>;

interface Command {
  input: object;
  /** The command of the client below, of a command of the document client. */
  clientCommand?: { schema?: StaticOperationSchema };
  resolveMiddleware(stack: Stack, config: Config, options: undefined): (command: Command) => Promise<unknown>;
}

/** Middlewares of the SDK that the prepared chain replaces, or that set headers which never change. */
const REPLACED = [
  "loggerMiddleware",
  "serializerMiddleware",
  "contentLengthMiddleware",
  "getUserAgentMiddleware",
  "hostHeaderMiddleware",
  "recursionDetectionMiddleware",
  "httpAuthSchemeMiddleware",
  "httpSigningMiddleware",
  "deserializerMiddleware",
];

/**
 * Lets a client send its commands through chains that are built once for each operation. Middlewares added to its stack
 * later are part of them too. Commands with options, and those whose input `item-writer.ts` does not know, are sent by the
 * SDK.
 */
export function prepareCalls(client: DynamoDBDocumentClient): void {
  const stack = client.middlewareStack as Stack;
  const sdk = stack.clone();
  const send = client.send.bind(client) as Send;
  const chains = new Map<string, Chain>();
  onChange(stack, () => chains.clear());
  const sendPrepared: Send = async (command, ...rest) => {
    const schema = command.clientCommand?.schema;
    if (!schema || !isWritten(schema[2]) || rest.length > 0) return send(command, ...rest);
    const chain = chains.get(schema[2]) ?? chainOf({ stack, sdk, config: client.config, schema, command });
    chains.set(schema[2], chain);
    const { output } = await chain({ input: command.input });
    return output;
  };
  client.send = sendPrepared as typeof client.send;
}

function onChange(stack: Stack, act: () => void): void {
  for (const name of ["add", "addRelativeTo", "use", "remove", "removeByTag"] as const) {
    const change = stack[name] as (...options: unknown[]) => unknown;
    stack[name] = (...options: unknown[]): never => {
      act();
      return change(...options) as never;
    };
  }
}

interface Preparation {
  /** All middlewares of the client. */
  stack: Stack;
  /** The middlewares that the SDK has added. */
  sdk: Stack;
  config: Config;
  schema: StaticOperationSchema;
  /** The first command of the operation. */
  command: Command;
}

function chainOf({ stack, sdk, config, schema, command }: Preparation): Chain {
  const prepared = stack.clone();
  for (const name of REPLACED) prepared.remove(name);
  const template = templateOf(command, sdk, config);
  prepared.add(composing(schema[2], template), { step: "serialize" });
  prepared.add(signing(config, template), { step: "finalizeRequest" });
  prepared.add(reading(config, schema[2]), { step: "deserialize" });
  const context = { commandName: `${schema[2]}Command`, __smithy_context: { operationSchema: schema } };
  return prepared.resolve(
    ({ request }) => config.requestHandler.handle(request as HttpRequest),
    context as HandlerExecutionContext,
  );
}

/** The constant part of every request of an operation. */
interface Template {
  request: HttpRequest;
  signingRegion: string;
  signingService: string;
}

/** Headers that differ from call to call. */
const OF_A_CALL = [
  "amz-sdk-invocation-id",
  "amz-sdk-request",
  "authorization",
  "content-length",
  "x-amz-content-sha256",
  "x-amz-date",
  "x-amz-security-token",
  "x-amzn-trace-id",
];

/** Takes the template from a request that the SDK composes of a command and does not send. Failures are not cached. */
function templateOf(command: Command, sdk: Stack, config: Config): () => Promise<Template> {
  let found: Template | undefined;
  return async () => (found ??= templateIn(await composedBySdk(command, sdk, config)));
}

async function composedBySdk(command: Command, sdk: Stack, config: Config): Promise<HttpRequest> {
  let composed: HttpRequest | undefined;
  const handle = (request: HttpRequest) => {
    composed = request;
    return Promise.resolve({ response: new HttpResponse({ statusCode: 200, body: new Uint8Array() }) });
  };
  const requestHandler = Object.assign(Object.create(config.requestHandler) as Config["requestHandler"], {
    handle,
  });
  await command.resolveMiddleware(sdk, { ...config, requestHandler }, undefined)(command);
  if (!composed) throw new Error("the SDK did not compose a request");
  return composed;
}

function templateIn(request: HttpRequest): Template {
  const [, signingRegion = "", signingService = ""] =
    /Credential=[^/]+\/\d+\/([^/]+)\/([^/]+)\//.exec(request.headers.authorization ?? "") ?? [];
  const constant = Object.entries(request.headers).filter(([name]) => !OF_A_CALL.includes(name));
  request.headers = Object.fromEntries(constant);
  return { request, signingRegion, signingService };
}

const composing =
  (operation: string, template: () => Promise<Template>): SerializeMiddleware<object, object> =>
  (next) =>
  async (args) => {
    const { request } = await template();
    const body = bodyOf(operation, args.input);
    const headers = { ...request.headers, "content-length": String(Buffer.byteLength(body)) };
    return next({ ...args, request: new HttpRequest({ ...request, headers, body }) });
  };

/** Signs each attempt by itself. The SDK's scheme corrects the clock if the service says that it is wrong. */
const signing =
  (config: Config, template: () => Promise<Template>): FinalizeRequestMiddleware<object, object> =>
  (next) =>
  async (args) => {
    const { signingRegion, signingService: signingName } = await template();
    const properties = { context: {}, config, signingRegion, signingName };
    const [scheme] = config.httpAuthSchemes;
    if (!scheme) throw new Error("the client has no signing scheme");
    const { signer } = scheme;
    const request = await signer.sign(args.request as HttpRequest, {}, properties);
    const result = await next({ ...args, request }).catch(signer.errorHandler?.(properties));
    signer.successHandler?.(result.response as HttpResponse, properties);
    return result;
  };

/** Reads items in one pass; any status but 200 becomes the SDK's error. */
const reading =
  (config: Config, operation: string): DeserializeMiddleware<object, object> =>
  (next, context) => {
    const refused = deserializerOf(config, context);
    return async (args) => {
      const result = await next(args);
      const response = result.response as HttpResponse;
      if (response.statusCode !== 200) return refused({ ...args, request: response });
      const answer = answerOf(operation, await wholeBody(response.body as Readable));
      return { response, output: { ...answer, $metadata: metadataOf(response) } };
    };
  };

/** The SDK's own deserializer; the chain passes it the answer in the place of a request. */
function deserializerOf(config: Config, context: HandlerExecutionContext): FinalizeHandler<object, object> {
  const stack = constructStack<object, MetadataBearer>();
  stack.use(getSchemaSerdePlugin(config as never));
  stack.remove("serializerMiddleware");
  const handed = ({ request }: { request: unknown }) => Promise.resolve({ response: request }) as never;
  return stack.resolve(handed, context) as FinalizeHandler<object, object>;
}

const metadataOf = ({ statusCode, headers }: HttpResponse) => ({
  httpStatusCode: statusCode,
  requestId: headers["x-amzn-requestid"],
  extendedRequestId: undefined,
  cfId: undefined,
});
