import { join } from "node:path";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { config as general } from "../../shared/config.ts";
import type { GatewayReply } from "../../shared/http/responses.ts";
import { consoleFiles } from "./answer.ts";
import { config } from "./config.ts";

/** The function's package has the built files under their names in the project. */
const answer = consoleFiles(join(process.cwd(), ".build/console"), {
  own: general.publicUrl,
  stores: config.storeOrigins,
});

/** Answers requests for the pages of the console and their files; the function has no rights but its log. */
export const handler = async (event: APIGatewayProxyEventV2): Promise<GatewayReply> => {
  const { status, headers, body } = await answer({
    method: event.requestContext.http.method,
    path: event.rawPath,
    query: new URLSearchParams(event.rawQueryString),
    // API Gateway passes cookies beside the headers (payload version 2.0).
    headers: { ...event.headers, cookie: event.cookies?.join("; ") },
  });
  return { statusCode: status, headers, body: body.toString("base64"), isBase64Encoded: true };
};
