import type { Readable } from "node:stream";
import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { HttpRequest, type HttpResponse } from "@smithy/core/protocols";
import type { StaticOperationSchema } from "@smithy/types";
import { answerOf } from "./item-reader.ts";
import { bodyOf, isWritten } from "./item-writer.ts";
import { prepare, type PreparedOperation } from "./prepare.ts";
import { wholeBody } from "./whole-body.ts";

/** A command of the document client, with that of the client below. */
interface Command {
  clientCommand?: { schema?: StaticOperationSchema };
}

/** Prepares the calls of a client of DynamoDB. Operations whose input `item-writer.ts` does not know are sent by the SDK. */
export function prepareCalls(client: DynamoDBDocumentClient): void {
  prepare(client, {
    operationOf: ({ clientCommand }: Command) => clientCommand?.schema && operation(clientCommand.schema),
  });
}

function operation(schema: StaticOperationSchema): PreparedOperation | undefined {
  const [, , name] = schema;
  if (!isWritten(name)) return undefined;
  return {
    name,
    schema,
    compose:
      ({ request }) =>
      (input) => {
        const body = bodyOf(name, input);
        const headers = { ...request.headers, "content-length": String(Buffer.byteLength(body)) };
        return new HttpRequest({ ...request, headers, body });
      },
    // Items in one pass.
    read: async (response) => ({
      ...answerOf(name, await wholeBody(response.body as Readable)),
      $metadata: metadataOf(response),
    }),
  };
}

const metadataOf = ({ statusCode, headers }: HttpResponse) => ({
  httpStatusCode: statusCode,
  requestId: headers["x-amzn-requestid"],
  extendedRequestId: undefined,
  cfId: undefined,
});
