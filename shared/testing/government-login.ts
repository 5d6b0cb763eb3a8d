import { testEnvironment } from "./environment.ts";
import { startTestIssuer, type SignedInPerson } from "./test-issuer.ts";
import type { Caller, Received } from "./caller.ts";
import type { SessionView, CompletionBody } from "../features/sessions/complete-session.ts";
import type { SignInView } from "../features/sessions/begin-sign-in.ts";

/*
 * The government's login of a test file. Import this before anything that reads the configuration.
 */
export const issuer = await startTestIssuer({
  id: testEnvironment.GOVERNMENT_CLIENT_ID,
  secret: testEnvironment.GOVERNMENT_CLIENT_SECRET,
});

process.env.GOVERNMENT_ISSUER = issuer.url;

/** A page of an origin that may call from browsers. */
export const RETURN_TO = `${testEnvironment.CORS_ORIGINS}/intrare?limba=ro`;

/** A session that waits for its completion: what stands in the fragment of the page's address. */
export interface Returned {
  session: number;
  code: string;
}

export interface Uncompleted {
  id: number;
  body: CompletionBody;
}

/** The steps of a sign-in to a service, each as its participant sends it. */
export interface SignInSteps {
  begin(body?: object): Promise<SignInView>;
  /** The person signs in at the issuer, which names the address of the callback with its query. */
  visit(begun: SignInView, person: SignedInPerson): Promise<string>;
  comeBack(address: string, headers?: Record<string, string>): Promise<Received>;
  complete(id: number, body: object, from?: string): Promise<Received>;
  /** All steps but the last: the number of the session, and the body that completes it. */
  signInUncompleted(person: SignedInPerson, body?: object): Promise<Uncompleted>;
  /** All steps. */
  signIn(person: SignedInPerson, body?: object): Promise<SessionView>;
}

export function signInSteps(service: string, call: Caller): SignInSteps {
  const sessions = `/${service}/api/v1/public/sessions`;
  const steps: SignInSteps = {
    async begin(body = {}) {
      const answer = await call("POST", sessions, { body: { returnTo: RETURN_TO, ...body } });
      if (answer.status !== 201) throw new Error(`the sign-in was not begun: ${answer.text}`);
      return answer.json as SignInView;
    },
    async visit({ authorizationUrl }, person) {
      issuer.person = person;
      const answer = await fetch(authorizationUrl, { redirect: "manual" });
      const { pathname, search } = new URL(answer.headers.get("location") ?? "");
      return pathname + search;
    },
    comeBack: (address, headers = {}) => call("GET", address, { headers }),
    complete: (id, body, from) => call("POST", `${sessions}/${id}/complete`, { body, from }),
    async signInUncompleted(person, body) {
      const begun = await steps.begin(body);
      const { session, code } = returnedIn(await steps.comeBack(await steps.visit(begun, person)));
      return { id: session, body: { secret: begun.secret, code } };
    },
    async signIn(person, body) {
      const { id, body: completing } = await steps.signInUncompleted(person, body);
      const answer = await steps.complete(id, completing);
      if (answer.status !== 200) throw new Error(`the session was not completed: ${answer.text}`);
      return answer.json as SessionView;
    },
  };
  return steps;
}

/** What the address of a redirect says to the page. */
export function returnedIn({ status, headers, text }: Received): Returned {
  if (status !== 303) throw new Error(`the person did not come back: ${text}`);
  const fragment = new URLSearchParams(new URL(headers.location ?? "").hash.slice(1));
  return { session: Number(fragment.get("session")), code: fragment.get("code") ?? "" };
}
