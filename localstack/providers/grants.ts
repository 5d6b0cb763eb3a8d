import { createHash, randomBytes } from "node:crypto";

/** How tokens behave. */
interface TokenRules {
  /** Lifetime of access tokens, seconds. */
  seconds: number;
  /** Each refresh token works once, as with GitLab. */
  singleUse: boolean;
  /** A refresh returns a new refresh token, as with GitLab and unlike Google. */
  renews: boolean;
}

interface Grant {
  revoked: boolean;
  refresh: string;
}

const random = () => randomBytes(24).toString("base64url");

/** The authorizations and tokens of a provider (RFC 6749 with PKCE). When a grant ends, all its tokens end. */
export class Grants {
  readonly rules: TokenRules;
  private readonly codes = new Map<string, { challenge: string; redirect: string }>();
  private readonly access = new Map<string, { grant: Grant; until: number }>();
  private readonly grants: Grant[] = [];
  /** How many refreshes were answered with tokens. */
  refreshed = 0;
  /** How many grants were ended because a refresh token was used a second time. */
  reused = 0;

  constructor(rules: TokenRules) {
    this.rules = rules;
  }

  newCode(challenge: string, redirect: string): string {
    const code = random();
    this.codes.set(code, { challenge, redirect });
    return code;
  }

  /** The answer of the token endpoint; undefined: invalid_grant. */
  token(form: URLSearchParams): object | undefined {
    if (form.get("grant_type") === "refresh_token") return this.refresh(form.get("refresh_token") ?? "");
    const code = this.codes.get(form.get("code") ?? "");
    const verifier = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (code?.challenge !== verifier || code.redirect !== form.get("redirect_uri")) return undefined;
    this.codes.delete(form.get("code") ?? "");
    const grant = { revoked: false, refresh: random() };
    this.grants.push(grant);
    return { ...this.issue(grant), refresh_token: grant.refresh };
  }

  private refresh(token: string): object | undefined {
    const grant = this.grants.find(({ refresh, revoked }) => refresh === token && !revoked);
    if (!grant) {
      this.reused += 1;
      return undefined;
    }
    this.refreshed += 1;
    if (this.rules.singleUse) grant.refresh = random();
    return { ...this.issue(grant), ...(this.rules.renews ? { refresh_token: grant.refresh } : {}) };
  }

  private issue(grant: Grant): object {
    const token = random();
    this.access.set(token, { grant, until: Date.now() + this.rules.seconds * 1000 });
    return { access_token: token, token_type: "Bearer", expires_in: this.rules.seconds };
  }

  isValid(authorization = ""): boolean {
    const found = this.access.get(authorization.replace(/^Bearer /, ""));
    return found !== undefined && !found.grant.revoked && found.until > Date.now();
  }

  /** Ends the grant of a token. */
  revoke(token: string): void {
    const grant = this.access.get(token)?.grant ?? this.grants.find(({ refresh }) => refresh === token);
    if (grant) grant.revoked = true;
  }

  revokeAll(): void {
    for (const grant of this.grants) grant.revoked = true;
  }

  /** Ends all access tokens before their time; refresh tokens stay. */
  endAccess(): void {
    this.access.clear();
  }

  get live(): number {
    return this.grants.filter(({ revoked }) => !revoked).length;
  }
}
