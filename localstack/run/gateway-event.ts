import { isUtf8 } from "node:buffer";
import type { X509Certificate } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { APIGatewayEventClientCertificate, APIGatewayProxyEventV2 } from "aws-lambda";
import { BodyBytes } from "../lambda/bodies-apart.ts";

/** The largest event or answer of an invocation, in bytes: Lambda's quota for each. */
export const MOST_BYTES = 6 * 1024 * 1024;

/** The decoded path of an address. A broken escape stays as it is: the kernel refuses it. */
export function pathOf(address: string): string {
  const [path = "/"] = address.split("?", 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The body; any bytes beyond all limits are read and dropped, so that the sender gets the answer. */
export async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    if (size <= MOST_BYTES) parts.push(part);
    size += part.length;
  }
  return Buffer.concat(parts);
}

/** An event whose body is still the bytes that were sent. */
export type GatewayEvent = Omit<APIGatewayProxyEventV2, "body"> & { body?: BodyBytes };

/** The event of payload version 2.0 for a request, as far as functions read it. */
export const eventOf = (incoming: IncomingMessage, body: Buffer): APIGatewayProxyEventV2 =>
  asInvoked(gatewayEventOf(incoming, body));

/** An event of a gateway as the function gets it. */
export const asInvoked = ({ body, ...event }: GatewayEvent): APIGatewayProxyEventV2 =>
  body ? { ...event, body: body.toJSON() } : event;

/** The same event, for a gateway. */
export function gatewayEventOf(incoming: IncomingMessage, body: Buffer): GatewayEvent {
  const { method = "GET", url = "/", headers, socket } = incoming;
  const rawPath = pathOf(url);
  const start = url.indexOf("?");
  const { cookie, ...others } = headers;
  const named = Object.entries(others).map(([name, value]) => [name, String(value)]);
  const http = {
    method,
    path: rawPath,
    protocol: `HTTP/${incoming.httpVersion}`,
    sourceIp: socket.remoteAddress ?? "",
    userAgent: headers["user-agent"] ?? "",
  };
  return {
    version: "2.0",
    routeKey: "$default",
    rawPath,
    rawQueryString: start < 0 ? "" : url.slice(start + 1),
    ...(cookie === undefined ? {} : { cookies: cookie.split("; ") }),
    headers: {
      ...(Object.fromEntries(named) as Record<string, string>),
      "content-length": String(body.length),
    },
    requestContext: { http, ...authenticationOf(socket) } as APIGatewayProxyEventV2["requestContext"],
    ...(body.length === 0 ? { isBase64Encoded: false } : encoded(body, headers)),
  };
}

/** The client certificate of the connection: the only source, so that no request can forge it. */
function authenticationOf(socket: Socket): Pick<APIGatewayProxyEventV2["requestContext"], "authentication"> {
  const certificate = socket instanceof TLSSocket ? socket.getPeerX509Certificate() : undefined;
  return certificate ? { authentication: { clientCert: clientCertOf(certificate) } } : {};
}

const clientCertOf = (certificate: X509Certificate): APIGatewayEventClientCertificate => ({
  clientCertPem: certificate.toString(),
  subjectDN: onOneLine(certificate.subject),
  issuerDN: onOneLine(certificate.issuer),
  serialNumber: certificate.serialNumber.toLowerCase().replace(/..(?!$)/g, "$&:"),
  validity: { notBefore: certificate.validFrom, notAfter: certificate.validTo },
});

const onOneLine = (distinguishedName: string): string => distinguishedName.replaceAll("\n", ",");

/** The media types whose bodies API Gateway hands over as text; all others are base64, forms too. */
const AS_TEXT = /^(text\/|application\/(json|xml|javascript)\b)/i;

function encoded(body: Buffer, headers: IncomingMessage["headers"]) {
  const isText = AS_TEXT.test(headers["content-type"] ?? "") && !headers["content-encoding"] && isUtf8(body);
  const isBase64Encoded = !isText;
  return { body: new BodyBytes(body, { isBase64Encoded }), isBase64Encoded };
}
