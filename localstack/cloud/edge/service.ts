import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { wholeBody } from "../../../shared/aws/whole-body.ts";

/** The account id of all local resources, the same as LocalStack's. */
export const localAccount = "000000000000";

/** One AWS service behind the edge. `close` releases its resources: files, child processes, waiting requests. */
export interface Service {
  handle(req: IncomingMessage, res: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

/** A service that sees the connections of the edge first, and hands over those that bring anything but simple requests to it. */
export interface RelayingService extends Service {
  relay(client: Socket, handOver: (client: Socket, brought: Buffer) => void): void;
}

/** The services of the edge, by name. */
export interface Services {
  dynamodb: RelayingService;
  sqs: Service;
  kms: Service;
  secretsmanager: Service;
  logs: Service;
  s3: Service;
}

/** The data in a request's headers, available before its body is read. */
export interface Call {
  operation: string;
  region: string;
  host: string;
}

/** Operation from `X-Amz-Target`, region from the credential scope of the signature (SigV4). */
export function callOf(req: IncomingMessage): Call {
  const target = String(req.headers["x-amz-target"] ?? "");
  const scope = /Credential=[^/]+\/\d{8}\/([a-z0-9-]+)\//.exec(req.headers.authorization ?? "");
  return {
    operation: target.slice(target.indexOf(".") + 1),
    region: scope?.[1] ?? "us-east-1",
    host: req.headers.host ?? "localhost",
  };
}

/** The whole body of a request or a response; only for protocols whose bodies AWS limits to a few megabytes. */
export const bodyOf = (message: IncomingMessage): Promise<Buffer> => wholeBody(message);
