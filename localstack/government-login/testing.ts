import { createPrivateKey, type JsonWebKeyInput, sign } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { governmentPeople, type GovernmentPerson } from "../demo/government.ts";
import { issuerAt } from "./issuer.ts";
import { type IssuerKeys, newKeys } from "./keys.ts";
import type { IssuerClient, Tokens } from "./provider.ts";
import { storeOf } from "./store.ts";

/** A mistake in the ID tokens of an issuer. */
export type Mistake = "nonce" | "audience" | "issuer" | "expired" | "algorithm none" | "signature";

export interface TestIssuer {
  url: string;
  /** The people; a test may change their roles between sign-ins. */
  people: GovernmentPerson[];
  /** While set, ID tokens have this mistake. */
  mistake: Mistake | undefined;
  /** While true, connections are cut without an answer. */
  isDown: boolean;
  /** Requests by path, without the query. */
  requests: string[];
  /**
   * Signs in without a browser: opens the authorization address, presses the person's button (or the one to refuse), and follows the
   * issuer to the relying party.
   * @returns the address of the callback, which is not called
   */
  signInAs(key: string, authorizationUrl: string): Promise<string>;
  stop(): Promise<void>;
}

/** The button of `signInAs` that refuses. */
export const REFUSE = "refuse";

interface TestIssuerOptions {
  clients: IssuerClient[];
  /** Default: copies of the people of the demo data. */
  people?: GovernmentPerson[];
  /** 0 (the default) picks a free port. */
  port?: number;
}

/** The local issuer on a port of its own, in this process, which can also answer wrongly. */
export async function startTestIssuer(options: TestIssuerOptions): Promise<TestIssuer> {
  const { clients, people = structuredClone(governmentPeople), port = 0 } = options;
  const keys = newKeys();
  const server = createServer((incoming, reply) => {
    issuer.requests.push(`${incoming.method ?? ""} ${incoming.url?.split("?")[0] ?? ""}`);
    if (issuer.isDown) incoming.socket.destroy();
    else answer(incoming, reply);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const url = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  const issuer: TestIssuer = {
    url,
    people,
    mistake: undefined,
    isDown: false,
    requests: [],
    signInAs: (key, authorizationUrl) => new Visitor(url).signIn(key, authorizationUrl),
    async stop() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  const changeTokens = (tokens: Tokens): Tokens =>
    issuer.mistake && tokens.id_token !== undefined
      ? { ...tokens, id_token: withMistake(tokens.id_token, issuer.mistake, keys) }
      : tokens;
  const answer = issuerAt(url, { people, clients, keys, store: storeOf(), changeTokens });
  return issuer;
}

/** A browser's part in a sign-in: it keeps cookies and follows redirects within the issuer. */
export class Visitor {
  readonly #cookies = new Map<string, string>();
  readonly #issuer: string;

  constructor(issuer: string) {
    this.#issuer = issuer;
  }

  /** One request, whose redirects are not followed. */
  async call(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map((pair) => pair.join("=")).join("; ");
    const answer = await fetch(address, { ...init, redirect: "manual", headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";", 1)[0]?.split("=") ?? [];
      if (value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }

  /** Follows redirects within the issuer. The result is its last answer, or the address outside of it to which that leads. */
  async follow(address: string | URL, init?: RequestInit): Promise<{ answer: Response; next: URL }> {
    const answer = await this.call(address, init);
    const location = answer.headers.get("location");
    const next = new URL(location ?? address, address);
    return location !== null && next.origin === this.#issuer ? this.follow(next) : { answer, next };
  }

  /** @see TestIssuer.signInAs */
  async signIn(key: string, authorizationUrl: string): Promise<string> {
    const { answer, next } = await this.follow(authorizationUrl);
    if (next.origin !== this.#issuer) return next.href;
    const page = await answer.text();
    const button: [string, string] = key === REFUSE ? ["cancel", "yes"] : ["person", key];
    if (!page.includes(`name="${button[0]}" value="${button[1]}"`))
      throw new Error(`the issuer answered ${String(answer.status)} without a button "${key}": ${page}`);
    const pressed = await this.follow(next, { method: "POST", body: new URLSearchParams([button]) });
    return pressed.next.href;
  }
}

type Claims = Record<string, unknown>;

const mistaken: Record<Mistake, (claims: Claims) => Claims> = {
  nonce: (claims) => ({ ...claims, nonce: "of-another-sign-in" }),
  audience: (claims) => ({ ...claims, aud: "another-client" }),
  issuer: (claims) => ({ ...claims, iss: "https://another.issuer.test" }),
  expired: (claims) => ({ ...claims, iat: Number(claims.iat) - 7200, exp: Number(claims.exp) - 7200 }),
  "algorithm none": (claims) => claims,
  signature: (claims) => ({ ...claims, name: "another person" }),
};

/** The token with a mistake; all but those of the signature are signed with the issuer's key. */
function withMistake(token: string, mistake: Mistake, { signing }: IssuerKeys): string {
  const [head = "", body = "", signature = ""] = token.split(".");
  const header = mistake === "algorithm none" ? encoded({ alg: "none" }) : head;
  const claims = encoded(mistaken[mistake](JSON.parse(Buffer.from(body, "base64url").toString()) as Claims));
  const signed = `${header}.${claims}`;
  if (mistake === "algorithm none") return `${signed}.`;
  if (mistake === "signature") return `${signed}.${signature}`;
  const key = createPrivateKey({ key: signing, format: "jwk" } satisfies JsonWebKeyInput);
  return `${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
