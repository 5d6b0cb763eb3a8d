import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { oauth } from "./consent.ts";
import { driveApi } from "./drive.ts";
import { exchangeOf, type Exchange } from "./exchange.ts";
import { someDriveFiles, someProjects, someSnippets } from "./files.ts";
import { gitlabApi } from "./gitlab.ts";
import { Grants } from "./grants.ts";

/** A provider's settings and counters, which tests change while the providers run. */
class Provider {
  readonly grants: Grants;
  /** Rows per page: few, so that clients must page. */
  pageSize = 2;
  /** This many of the next API calls are refused as too many. */
  throttled = 0;
  retryAfter = 1;
  /** Connections are cut without an answer. */
  isDown = false;
  /** Runs once, before the next call of the API is answered. */
  meanwhile: (() => Promise<unknown>) | undefined;
  /** API calls answered with content. */
  calls = 0;

  constructor(grants: Grants) {
    this.grants = grants;
  }
}

export interface Providers {
  url: string;
  a: Provider & { files: ReturnType<typeof someDriveFiles> };
  b: Provider & { projects: ReturnType<typeof someProjects>; snippets: ReturnType<typeof someSnippets> };
  stop(): Promise<void>;
}

/**
 * The two providers that documents are imported from, on loopback: `/a` speaks Google Drive v3, `/b` GitLab v4, both with
 * an authorization server. Every visitor who agrees is the same person there.
 */
export async function startProviders({ port = 0 }: { port?: number } = {}): Promise<Providers> {
  const google = new Grants({ seconds: 3600, singleUse: false, renews: false });
  const a = Object.assign(new Provider(google), { files: someDriveFiles() });
  const single = new Grants({ seconds: 7200, singleUse: true, renews: true });
  const b = Object.assign(new Provider(single), { projects: someProjects(), snippets: someSnippets() });
  const server = createServer((incoming, reply) => {
    const isA = incoming.url?.startsWith("/a/") === true;
    const provider = isA ? a : b;
    if (provider.isDown) return void incoming.socket.destroy();
    const exchange = exchangeOf(incoming, reply, isA ? "/a" : "/b");
    const api = isA
      ? () => driveApi(exchange, a.files, a.pageSize)
      : async () => {
          gitlabApi(exchange, b, b.pageSize);
        };
    answer(exchange, provider, isA ? "Furnizorul A" : "Furnizorul B", api).catch(() => reply.destroy());
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    a,
    b,
    async stop() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(
  exchange: Exchange,
  provider: Provider,
  name: string,
  api: () => Promise<void>,
): Promise<void> {
  if (await oauth(exchange, provider.grants, name)) return;
  if (!provider.grants.isValid(exchange.authorization)) {
    exchange.json({ error: "invalid_token" }, 401);
  } else if (provider.throttled > 0) {
    provider.throttled -= 1;
    const isDrive = exchange.path.startsWith("/drive/") && provider.throttled % 2 === 0;
    const reason = { error: { errors: [{ reason: "userRateLimitExceeded" }] } };
    exchange.json(reason, isDrive ? 403 : 429, { "retry-after": String(provider.retryAfter) });
  } else {
    provider.calls += 1;
    const { meanwhile } = provider;
    provider.meanwhile = undefined;
    await meanwhile?.();
    await api();
  }
}
