import { signingIn, TokenRequest } from "../../../../shared/features/clients/sign-in.ts";
import { form } from "../../../../shared/http/body.ts";
import { routes } from "../../../../shared/http/route.ts";
import { post } from "../../service.ts";
import { issueToken, SystemToken } from "./issue-token.ts";

/** Systems have no scopes. */
const SystemTokenRequest = TokenRequest.omit({ scope: true }).meta({ id: "CerereToken" });

export const appTokens = routes("tokens", {
  create: post(
    "/api/v1/app/tokens",
    {
      access: signingIn,
      summary: "Un token pentru un sistem",
      body: form(SystemTokenRequest),
      returns: SystemToken,
      refuses: ["unauthenticated", "tooManyRequests"],
      idempotent: false,
      keptSealed: true,
    },
    ({ caller, body, request }) => issueToken({ credentials: caller, body, address: request.sourceAddress }),
  ),
});
