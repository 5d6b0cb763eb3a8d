import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { wholeBody } from "../../shared/aws/whole-body.ts";
import { BODY_BYTES, endApart, putTogether } from "./bodies-apart.ts";
import { eventBus, type BusEvent, type EventBus } from "./event-bus.ts";
import { deployedName, type Lambda } from "./lambda.ts";

const ADDRESS = /^\/2015-03-31\/functions\/([^/?]+)\/invocations$/;

/** The address where local imitations of other systems put an event on the bus. */
export const EVENTS = "/events";

/**
 * Lambda's invoke API for these functions, under their deployed names, and the bus that invokes them by events. A client that sends
 * `BODY_BYTES` has the bodies of its event and of the answer beside the JSON.
 */
export function invokeApi(lambda: Lambda, names: string[], bus: EventBus = eventBus(lambda, {})): Server {
  const byDeployedName = new Map(names.map((name) => [deployedName(name), name]));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, wanted = ""] = ADDRESS.exec(request.url ?? "") ?? [];
    const name = byDeployedName.get(wanted);
    const event = await readJson(request);
    if (request.url === EVENTS && request.method === "POST") {
      response.writeHead(202).end();
      return bus.put(event as BusEvent);
    }
    if (name === undefined || request.method !== "POST") return refuse(response, wanted);
    if (request.headers["x-amz-invocation-type"] === "Event") {
      response.writeHead(202).end();
      return void lambda.invoke(name, event).catch(report(name));
    }
    try {
      const value = await lambda.invoke(name, event);
      if (request.headers[BODY_BYTES] === undefined) write(response, value);
      else writeApart(response, value);
    } catch (error) {
      report(name)(error);
      response.setHeader("x-amz-function-error", "Unhandled");
      write(response, described(error));
    }
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(400).end();
    });
  });
}

const report = (name: string) => (error: unknown) => {
  console.error(name, error);
};

function refuse(response: ServerResponse, name: string): void {
  response.writeHead(404, {
    "content-type": "application/json",
    "x-amzn-errortype": "ResourceNotFoundException",
  });
  response.end(JSON.stringify({ Type: "User", Message: `Function not found: ${name}` }));
}

function write(response: ServerResponse, value: unknown): void {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(value ?? null));
}

function writeApart(response: ServerResponse, value: unknown): void {
  response.setHeader("content-type", "application/json");
  endApart(response, value);
}

function described(error: unknown): object {
  if (!(error instanceof Error)) return { errorType: "Error", errorMessage: String(error) };
  return { errorType: error.name, errorMessage: error.message, trace: error.stack?.split("\n") ?? [] };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const sent = await wholeBody(request);
  return sent.length === 0 ? {} : putTogether(sent, Number(request.headers[BODY_BYTES] ?? 0));
}
