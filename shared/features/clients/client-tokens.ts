import * as z from "zod";
import { InvalidToken, tokens } from "../../auth/tokens.ts";
import { clock } from "../../clock.ts";
import { bearerToken, type SecurityScheme } from "../../http/access.ts";
import type { Incoming } from "../../http/request.ts";
import { kernel } from "../../refusals.ts";

/** Lifetime of a client's token in seconds. */
export const CLIENT_TOKEN_SECONDS = 3600;

/** The audience of the tokens of the clients of a service. */
export const clientAudience = (service: string): string => `${service}:machine`;

/** How a client sends its token. */
export const clientToken: SecurityScheme = {
  name: "machineToken",
  definition: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
};

interface ClientTokens<Claims> {
  /** A token for the client with this id and name. */
  issue(client: { id: number; clientId: string }, claims: Claims): string;
  /**
   * The client's id and the claims of the token that a request carries. The service reads what the client may do now.
   * @throws unauthenticated for a request without a token that is valid here
   */
  claimsOf(request: Incoming): Claims & { id: number };
}

/**
 * The tokens of a service's clients. Their audience is separate: tokens of users and of clients are not interchangeable, nor those
 * of two services.
 * @param Claims what the tokens of this service tell besides the client
 */
export function clientTokens<Claims extends z.ZodRawShape>(
  service: string,
  Claims: z.ZodObject<Claims>,
): ClientTokens<z.output<z.ZodObject<Claims>>> {
  type Told = z.output<z.ZodObject<Claims>>;
  const signed = tokens({
    audience: clientAudience(service),
    now: clock.now,
  });
  const Id = z.object({ mid: z.int() });

  function verify(token: string): Told & { id: number } {
    try {
      const { claims } = signed.verify(token);
      const [id, told] = [Id.safeParse(claims), Claims.safeParse(claims)];
      if (!id.success || !told.success) throw kernel.neautentificat();
      return { ...told.data, id: id.data.mid };
    } catch (cause) {
      if (cause instanceof InvalidToken) throw kernel.neautentificat({ cause });
      throw cause;
    }
  }

  return {
    issue: ({ id, clientId }, claims) =>
      signed.issue({
        subject: clientId,
        authorities: ["ROLE_MACHINE"],
        lifetimeSeconds: CLIENT_TOKEN_SECONDS,
        claims: { mid: id, ...claims },
      }),
    claimsOf(request) {
      const token = bearerToken(request);
      if (token === undefined) throw kernel.neautentificat();
      return verify(token);
    },
  };
}
