import type { Client } from "../../client/operation.ts";
import { isProblem } from "../../client/problems.ts";
import type { Session } from "../../client/session.ts";
import type { FactorRefusal, GivenFactor } from "../shell/session.ts";
import { usePasskey } from "./passkeys.ts";

interface At {
  client: Client;
  tokens: Session;
  service: string;
}

interface Asked {
  challenge: string;
  passkey?: object | undefined;
  isAutofill?: boolean;
}

/** Ends a challenge by what the person gives; a passkey is asked of the browser. @returns why it was refused */
export async function answerChallenge(
  { client, tokens, service }: At,
  { challenge, passkey = {}, isAutofill = false }: Asked,
  { method, code }: GivenFactor,
): Promise<FactorRefusal | undefined> {
  let credential: object | undefined;
  try {
    credential = method === "passkey" ? await usePasskey(passkey, isAutofill) : undefined;
  } catch {
    return "cancelled";
  }
  try {
    const proof = credential ? { method, credential } : { method, code };
    await tokens.finishSignIn(client, service, { challenge, ...proof });
    return undefined;
  } catch (error) {
    if (!isProblem(error)) return "unavailable";
    if (error.key === "provocareIncheiata") return "over";
    if (error.kind === "tooManyRequests") return "blocked";
    return error.kind === "unauthenticated" ? "wrong" : "unavailable";
  }
}
