import * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import type { Language } from "../../../../shared/context.ts";
import { adding, changing, read } from "../../../../shared/data/repository.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import { means } from "../../../../shared/errors.ts";
import { Reply } from "../../../../shared/http/responses.ts";
import { nextId } from "../../../../shared/ids.ts";
import { log } from "../../../../shared/log.ts";
import { mustAct } from "../../access/end-connections.ts";
import { actingPerson, personIn } from "../../access/load-person.ts";
import { type Connection, connectionKey, Connections } from "../../records/connection.ts";
import type { Provider } from "../../records/provider.ts";
import { callbackHeaders, callbackPage, type Outcome } from "./callback-page.ts";
import { exchangeCode, isGrantEnded, registrationOf, revokeDiscarded, type Tokens } from "./oauth.ts";
import { providerOf } from "./providers/providers.ts";
import { sealTokens } from "./sealed-tokens.ts";
import { clearCookie, endState } from "./state.ts";
import { apiWith } from "./provider-api.ts";
import { refusals } from "./texts.ts";

const parameter = z.string().max(4000).optional();
/** The parameters that a provider adds to the callback address. The page answers a wrong one like any other result. */
export const CallbackQuery = z.object({
  code: parameter.catch(undefined),
  state: parameter.catch(undefined),
  error: parameter.catch(undefined),
  iss: parameter.catch(undefined),
});

interface Answer extends z.output<typeof CallbackQuery> {
  furnizor: Provider;
  /** Cookie of the browser that returns from the provider. */
  cookie: string | undefined;
}

const statusOf: Record<Outcome, number> = { connected: 200, declined: 200, refused: 400, failed: 502 };

/** Completes an authorization. The answer is always a page that leads back. */
export async function finishAuthorization(answer: Answer, language: Language): Promise<Reply<string>> {
  registrationOf(answer.furnizor);
  const outcome = await outcomeOf(answer);
  const ended = { furnizor: answer.furnizor, outcome };
  const headers = { ...callbackHeaders(ended), "set-cookie": clearCookie() };
  return new Reply(callbackPage(ended, language), { status: statusOf[outcome], headers });
}

async function outcomeOf({ furnizor, code, state, error, iss, cookie }: Answer): Promise<Outcome> {
  try {
    const { creator, verifier } = await endState(state ?? "", furnizor, cookie);
    if (error !== undefined) return "declined";
    if (code === undefined) return "refused";
    // A person who may no longer act here cannot connect.
    if (!(await actingPerson(creator))) return "refused";
    return await connect(creator, furnizor, () =>
      exchangeCode(furnizor, { code, iss, state: state ?? "", verifier }),
    );
  } catch (refusal) {
    if (means(refusal, refusals.stareIncorecta)) return "refused";
    throw refusal;
  }
}

async function connect(
  creator: string,
  furnizor: Provider,
  exchange: () => Promise<Tokens>,
): Promise<Outcome> {
  let tokens: Tokens;
  let cont: string;
  try {
    tokens = await exchange();
    cont = await providerOf[furnizor].account(apiWith(furnizor, tokens.access));
  } catch (error) {
    // Log only the kind of error: the provider's text comes from a third party and may contain the code.
    log.warn("a provider returned no tokens", {
      furnizor,
      cause: error instanceof Error ? error.name : "unknown",
    });
    // A code that has expired, was used or was changed on its way.
    return isGrantEnded(error) ? "refused" : "failed";
  }
  if (await store(creator, furnizor, tokens, cont)) return "connected";
  await revokeDiscarded(furnizor, tokens);
  return "refused";
}

class MayNotAct extends Error {
  override readonly name = "MayNotAct";
}

/** Stores a connection, replacing an earlier one. False if the account may no longer act. */
async function store(creator: string, furnizor: Provider, tokens: Tokens, cont: string): Promise<boolean> {
  const sealed = await sealTokens({ creator, furnizor }, tokens);
  const stored = retry(async () => {
    const before = await read(Connections, connectionKey(creator, furnizor));
    const connection: Connection = {
      id: before?.id ?? nextId(),
      creator,
      furnizor,
      status: "CONECTAT",
      cont,
      conectatLa: clock.iso(),
      ...sealed,
    };
    const writes = before ? changing(Connections, before, connection) : adding(Connections, connection);
    await transact([...writes, mustAct(personIn(creator), () => new MayNotAct())]);
    return true;
  });
  return stored.catch((error: unknown) => {
    if (error instanceof MayNotAct) return false;
    throw error;
  });
}
