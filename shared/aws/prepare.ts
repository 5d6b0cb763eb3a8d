import { Readable } from "node:stream";
import { constructStack } from "@smithy/core/client";
import { type HttpRequest, HttpResponse } from "@smithy/core/protocols";
import { getSchemaSerdePlugin } from "@smithy/core/schema";
import type {
  DeserializeMiddleware,
  FinalizeHandler,
  FinalizeRequestMiddleware,
  HandlerExecutionContext,
  HttpAuthScheme,
  InitializeHandler,
  MetadataBearer,
  MiddlewareStack,
  RequestSigner,
  SerializeMiddleware,
  StaticOperationSchema,
} from "@smithy/types";

/*
 * The SDK sets up each call from scratch: it builds the chain of middlewares, resolves the endpoint, chooses how to sign,
 * and converts the input and the answer by their schemas. Here that is done once for each operation. The commands, the
 * retries, the time-outs, the rules of the signature and the errors remain those of the SDK.
 * docs/decisions/0049-calls-are-prepared.md has the numbers.
 */

type Stack = MiddlewareStack<object, object>;
type Chain = InitializeHandler<object, object>;
type Send = (command: Command, ...rest: unknown[]) => Promise<unknown>;

interface Config {
  requestHandler: { handle(request: HttpRequest): Promise<{ response: HttpResponse }> };
  httpAuthSchemes: HttpAuthScheme[];
}

interface Command {
  input: object;
  resolveMiddleware(stack: Stack, config: Config, options: undefined): (command: Command) => Promise<unknown>;
}

/** A client of the SDK. */
interface Client {
  config: object;
  middlewareStack: object;
  send: unknown;
}

/** An operation whose calls are prepared. */
export interface PreparedOperation {
  /** Calls of the same name have the same template. */
  name: string;
  schema: StaticOperationSchema;
  /** How a call is made of its input. @param template of the first call, with its input @throws Error if it fits no other input */
  compose(template: Template, input: object): (input: object) => HttpRequest;
  /** Reads the answer 200. Default: the SDK reads it, as all others. */
  read?(response: HttpResponse): Promise<object>;
}

interface Preparing {
  /** Undefined for a command that is left to the SDK. */
  operationOf(command: object): PreparedOperation | undefined;
  /** Signs instead of the client's signer. */
  signer?: RequestSigner;
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

/** Those of S3, about its buckets, which are constant too, and about large bodies, whose calls are not prepared. */
const REPLACED_OF_S3 = [
  "validateBucketNameMiddleware",
  "regionRedirectMiddleware",
  "regionRedirectEndpointMiddleware",
  "bucketEndpointMiddleware",
  "addExpectContinueMiddleware",
  "s3ExpressMiddleware",
];

/**
 * Lets a client send its commands through chains that are built once for each operation. Middlewares added to its stack
 * later are part of them too. Commands with options are sent by the SDK.
 */
export function prepare(client: Client, { operationOf, signer }: Preparing): void {
  const stack = client.middlewareStack as Stack;
  const config = client.config as Config;
  const sdk = stack.clone();
  const send = (client.send as Send).bind(client);
  const chains = new Map<string, Chain>();
  onChange(stack, () => chains.clear());
  const sendPrepared: Send = async (command, ...rest) => {
    const operation = hasOptions(rest) ? undefined : operationOf(command);
    if (!operation) return send(command, ...rest);
    const chain = chains.get(operation.name) ?? chainOf({ stack, sdk, config, operation, command, signer });
    chains.set(operation.name, chain);
    const { output } = await chain({ input: command.input });
    return output;
  };
  client.send = sendPrepared;
}

const hasOptions = ([options, ...more]: unknown[]): boolean =>
  more.length > 0 || (options !== undefined && Object.keys(options as object).length > 0);

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
  operation: PreparedOperation;
  /** The first command of the operation. */
  command: Command;
  signer: RequestSigner | undefined;
}

function chainOf({ stack, sdk, config, operation, command, signer }: Preparation): Chain {
  const prepared = stack.clone();
  for (const name of [...REPLACED, ...REPLACED_OF_S3]) prepared.remove(name);
  const template = once(() => templateOf(command, sdk, config));
  const compose = once(async () => operation.compose(await template(), command.input));
  prepared.add(composing(compose), { step: "serialize" });
  prepared.add(signing(signer ? signedBy(signer, config) : config, template), { step: "finalizeRequest" });
  prepared.add(reading(config, operation.read), { step: "deserialize" });
  const { schema } = operation;
  const context = { commandName: `${schema[2]}Command`, __smithy_context: { operationSchema: schema } };
  return prepared.resolve(
    ({ request }) => config.requestHandler.handle(request as HttpRequest),
    context as HandlerExecutionContext,
  );
}

/** The result of the first success. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let found: { made: T } | undefined;
  return async () => (found ??= { made: await make() }).made;
}

/** The configuration for the scheme of the SDK, which asks it for the signer, and keeps the difference of the clocks in it. */
const signedBy = (signer: RequestSigner, config: Config): Config =>
  Object.assign(Object.create(config) as Config, { signer: () => Promise.resolve(signer) });

/** The constant part of every request of an operation. */
export interface Template {
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

/** Takes the template from a request that the SDK composes of a command and does not send. */
async function templateOf(command: Command, sdk: Stack, config: Config): Promise<Template> {
  let request: HttpRequest | undefined;
  const handle = (composed: HttpRequest) => {
    request = composed;
    return Promise.resolve({ response: new HttpResponse({ statusCode: 200, body: Readable.from([]) }) });
  };
  const requestHandler = Object.assign(Object.create(config.requestHandler) as Config["requestHandler"], {
    handle,
  });
  await command.resolveMiddleware(sdk, { ...config, requestHandler }, undefined)(command);
  if (!request) throw new Error("the SDK did not compose a request");
  return templateIn(request);
}

function templateIn(request: HttpRequest): Template {
  const [, signingRegion = "", signingService = ""] =
    /Credential=[^/]+\/\d+\/([^/]+)\/([^/]+)\//.exec(request.headers.authorization ?? "") ?? [];
  const constant = Object.entries(request.headers).filter(([name]) => !OF_A_CALL.includes(name));
  request.headers = Object.fromEntries(constant);
  // The body of the first command is a buffer of 64 KB.
  request.body = undefined;
  return { request, signingRegion, signingService };
}

const composing =
  (compose: () => Promise<(input: object) => HttpRequest>): SerializeMiddleware<object, object> =>
  (next) =>
  async (args) =>
    next({ ...args, request: (await compose())(args.input) });

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
    const request = await signer.sign(args.request as HttpRequest, {} as never, properties);
    const result = await next({ ...args, request }).catch(signer.errorHandler?.(properties));
    signer.successHandler?.(result.response as HttpResponse, properties);
    return result;
  };

const reading =
  (config: Config, read: PreparedOperation["read"]): DeserializeMiddleware<object, object> =>
  (next, context) => {
    const bySdk = deserializerOf(config, context);
    return async (args) => {
      const result = await next(args);
      const response = result.response as HttpResponse;
      if (!read || response.statusCode !== 200) return bySdk({ ...args, request: response });
      return { response, output: await read(response) };
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
