import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppError } from "../../shared/errors.ts";
import { serverCall } from "../../shared/http/call.ts";
import { refuse } from "../../shared/http/error-reply.ts";
import { bytesOf, type GatewayReply } from "../../shared/http/responses.ts";
import type { Service } from "../../shared/http/service.ts";
import { kernel } from "../../shared/refusals.ts";
import { BodyBytes } from "../lambda/bodies-apart.ts";
import { bodyOf, type GatewayEvent, gatewayEventOf, MOST_BYTES, pathOf } from "./gateway-event.ts";

/** An answer whose body may still be the bytes that the function sent. */
export type GatewayAnswer = Omit<GatewayReply, "body"> & { body?: string | BodyBytes };

/** The services and functions behind the gateway. */
interface Backend {
  services: Service[];
  /** The function that serves a path. */
  functionFor(path: string): string | undefined;
  /** @throws any error if the function cannot be reached or fails */
  invoke(functionName: string, event: GatewayEvent): Promise<GatewayAnswer>;
}

export interface HttpApi {
  /** True if an address is under the prefix of a service. */
  serves(address: string): boolean;
  answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>;
}

/**
 * API Gateway's HTTP API on this machine, for functions run in any way: events of payload version 2.0 with a decoded path,
 * bodies as text or base64 by their media type, Lambda's 6 MB each way. It reads, changes and adds nothing else: formats,
 * CORS, compression and ranges are the kernel's. Answers that AWS would give by itself have the service's format here.
 */
export function httpApi({ services, functionFor, invoke }: Backend): HttpApi {
  const serviceAt = (path: string) => services.find(({ name }) => name === firstSegmentOf(path));

  async function replyTo(service: Service, event: GatewayEvent): Promise<GatewayAnswer> {
    const { body: _unread, ...call } = event;
    const refused = (error: AppError) => refuse(serverCall(call, service), error);
    const functionName = functionFor(event.rawPath);
    if (!functionName) return refused(kernel.negasit());
    if (isTooLarge(event)) return refused(kernel.preaMare({ limita: MOST_BYTES }));
    try {
      const reply = await invoke(functionName, event);
      return isTooLarge(reply) ? refused(kernel.intern()) : reply;
    } catch (cause) {
      return refused(kernel.indisponibil({ cause, headers: { "retry-after": "2" } }));
    }
  }

  return {
    serves: (address) => serviceAt(pathOf(address)) !== undefined,
    async answer(incoming, outgoing) {
      const event = gatewayEventOf(incoming, await bodyOf(incoming));
      const service = serviceAt(event.rawPath);
      if (service) send(outgoing, await replyTo(service, event));
      else outgoing.writeHead(404).end();
    },
  };
}

interface Message {
  body?: string | BodyBytes | undefined;
  isBase64Encoded?: boolean | undefined;
}

/** Everything but the body; the headers are at most 10 KB. */
const MOST_ENVELOPE_BYTES = 64 * 1024;

/** JSON leaves base64 as it is, and takes at most six bytes per character of text. Most messages need not be measured. */
function isTooLarge(message: Message): boolean {
  const most = mostInJson(message) + MOST_ENVELOPE_BYTES;
  return most > MOST_BYTES && Buffer.byteLength(JSON.stringify(message)) > MOST_BYTES;
}

function mostInJson({ body = "", isBase64Encoded }: Message): number {
  if (body instanceof BodyBytes) return body.mostInJson;
  return body.length * (isBase64Encoded ? 1 : 6);
}

const firstSegmentOf = (path: string) => path.split("/").find(Boolean);

function send(outgoing: ServerResponse, { body = "", ...reply }: GatewayAnswer): void {
  const bytes = body instanceof BodyBytes ? body.bytes : bytesOf({ ...reply, body });
  const hasLength = reply.statusCode !== 204 && reply.statusCode !== 304;
  const length = hasLength ? { "content-length": String(bytes.length) } : {};
  outgoing.writeHead(reply.statusCode, { ...length, ...reply.headers }).end(bytes);
}
