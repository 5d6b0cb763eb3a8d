import type { AppError } from "../errors.ts";
import type { ServerCall } from "./call.ts";
import { addCommonHeaders } from "./common-headers.ts";
import { errorFormatFor, statusIn } from "./error-formats.ts";
import { addressOf } from "./request.ts";
import type { GatewayReply } from "./responses.ts";

/** The answer to a refused call, in the error format of its address. */
export function toErrorReply(call: ServerCall, error: AppError): GatewayReply {
  const { request, service, route } = call;
  const path = `/${request.path.split("/").filter(Boolean).join("/")}`;
  const format = errorFormatFor(path, service.errorFormats, error, route?.errors);
  const body = format.render(error, {
    instance: addressOf(service.name, call.shownPath ?? request.path),
    correlationId: request.correlationId,
    language: request.language,
  });
  const statusCode = statusIn(format, error);
  return {
    statusCode,
    headers: {
      "content-type": format.contentType,
      ...(statusCode === 401 ? challenge(call) : {}),
      ...error.headers,
    },
    body,
  };
}

/** The complete answer to a refused call, for callers outside the chain that usually makes it. */
export function refuse(call: ServerCall, error: AppError): GatewayReply {
  const reply = toErrorReply(call, error);
  addCommonHeaders(call, reply);
  return reply;
}

/** RFC 9110 §11.6.1: a 401 names the authentication scheme. */
const challenge = ({ service }: ServerCall) => ({ "www-authenticate": `Bearer realm="${service.name}"` });
