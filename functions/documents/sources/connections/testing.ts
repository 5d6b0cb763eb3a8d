import "../../../../shared/testing/environment.ts";
import { startProviders } from "../../../../localstack/providers/start-providers.ts";

/* The providers of a test file, and connections to them. Import this before anything that reads the configuration. */
export const providers = await startProviders();

Object.assign(process.env, {
  PROVIDER_A_AUTHORIZE_URL: `${providers.url}/a/authorize`,
  PROVIDER_A_OAUTH_URL: `${providers.url}/a`,
  PROVIDER_A_API_URL: `${providers.url}/a/drive/v3`,
  PROVIDER_B_URL: `${providers.url}/b`,
});

const { as, nobody } = await import("../../testing.ts");
type Person = Parameters<typeof as>[0];

/** An authorization that a person has begun: the address that the provider redirected them to, and their cookie. */
export interface Begun {
  /** Path and query of the callback, relative to the service. */
  back: string;
  cookie: string;
}

/** Begins an authorization and gives or refuses consent at the provider. */
export async function begin(
  somebody: Person,
  furnizor: string,
  decision: "da" | "nu" = "da",
): Promise<Begun> {
  const begun = await as(somebody).get<{ authorizationUrl: string }>(`/api/conexiuni/${furnizor}/authorize`);
  const answer = await fetch(`${begun.json.authorizationUrl}&decizie=${decision}`, { redirect: "manual" });
  const { pathname, search } = new URL(answer.headers.get("location") ?? "");
  const [cookie = ""] = (begun.headers["set-cookie"] ?? "").split(";");
  return { back: pathname.replace(/^\/documents/, "") + search, cookie };
}

/** Returns from the provider. */
export const comeBack = ({ back, cookie }: Begun) => nobody.get(back, { cookie });

/** Connects a person. */
export const connect = async (somebody: Person, furnizor: string) =>
  comeBack(await begin(somebody, furnizor));
