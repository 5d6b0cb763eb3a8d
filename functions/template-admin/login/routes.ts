import * as z from "zod";
import { AppError } from "../../../shared/errors.ts";
import { signInAtIdentity } from "../../../shared/features/organization-tokens/identity-client.ts";
import {
  unrestricted,
  basicCredentials,
  type Access,
  type BasicCredentials,
} from "../../../shared/http/access.ts";
import { fields } from "../../../shared/http/body.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { get, routes } from "../../../shared/http/route.ts";
import { templateAdmin } from "../service.ts";
import { refusals } from "./texts.ts";

const wrongCredentials = (cause?: unknown): AppError =>
  refusals.acreditariGresite({
    cause,
    headers: { "www-authenticate": 'Basic realm="template-admin", charset="UTF-8"' },
  });

/** The token that identity issues for these credentials. */
async function signIn(credentials: BasicCredentials): Promise<string> {
  if (!credentials.username || !credentials.password) throw wrongCredentials();
  try {
    return await signInAtIdentity(credentials);
  } catch (error) {
    throw error instanceof AppError && error.kind === "unauthenticated" ? wrongCredentials(error) : error;
  }
}

/**
 * Access of the sign-in route. Basic credentials are checked before the body is read; the caller is the token
 * issued for them, or undefined without them.
 */
const signingIn: Access<string | undefined> = {
  ...unrestricted,
  scheme: { name: "basic", definition: { type: "http", scheme: "basic" }, optional: true },
  async admit(request) {
    const credentials = basicCredentials(request);
    if (credentials) return signIn(credentials);
    if (/^Basic\b/i.test(request.headers.authorization ?? "")) throw wrongCredentials();
    return undefined;
  },
};

const Credentials = z
  .object({ Username: z.string(), Password: z.string() })
  .partial()
  .meta({ id: "LoginCredentials" });
const Token = z.object({ token: z.string() }).meta({ id: "OrganizationToken" });

export const login = routes("login", {
  login: get(
    "/api/v1/login",
    {
      access: signingIn,
      summary: "Un token pentru numele secret al organizației și tokenul secret al proiectului",
      body: fields(Credentials),
      returns: Token,
      refuses: ["tooManyRequests"],
      keptSealed: true,
    },
    async ({ caller, body: { Username: username = "", Password: password = "" } }) => ({
      token: caller ?? (await signIn({ username, password })),
    }),
  ),
});

export const handler = lambdaHandler(templateAdmin, login);
