import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { request as requestOverTls } from "node:https";

interface Place {
  /** The id of the deployed HTTP API. */
  api: string;
  port: number;
  cloudPort: number;
  /** The emulator's certificate. */
  ca: Buffer;
}

/** The public address: takes plain HTTP and passes it to the deployed HTTP API, as the distribution of a stage does. */
export async function startFront({ api, port, cloudPort, ca }: Place) {
  const cloud = `127.0.0.1:${String(cloudPort)}`;
  const server = createServer((request, response) => {
    const { method, url: path } = request;
    const target = { host: "127.0.0.1", port: cloudPort, servername: "localhost", ca, method, path };
    const headers = { ...request.headers, host: `${api}.execute-api.${cloud}` };
    const sent = requestOverTls({ ...target, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, withStore(answer.headers, `https://${cloud}`));
      answer.pipe(response);
    });
    sent.on("error", (error) => response.writeHead(502).end(String(error)));
    request.pipe(sent);
  }).listen(port, "127.0.0.1");
  // This process blocks while a command runs: an idle connection must not be closed just as the next request takes it.
  server.keepAliveTimeout = 0;
  await once(server, "listening");
  return server;
}

/**
 * On AWS pages call the buckets by their own host names, which the content policy of the deployed console allows. The emulator
 * has all buckets at its one address: for the browser of this check the policy allows that, too.
 */
function withStore(headers: IncomingHttpHeaders, store: string): IncomingHttpHeaders {
  const policy = headers["content-security-policy"];
  if (typeof policy !== "string") return headers;
  return { ...headers, "content-security-policy": policy.replace(/connect-src [^;]+/, `$& ${store}`) };
}
