import * as z from "zod";
import { list, readConfig, secret, setting } from "../../config.ts";

const ON_THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Plain http is only for an issuer on this machine: tokens and the client's secret travel over it. */
const issuer = z.url({ protocol: /^https?$/ }).refine((address) => {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || ON_THIS_MACHINE.has(hostname);
}, "must begin with https: unless the issuer is on this machine");

/** The authorities that a role of the government's login can give. Administrators give all others. */
const Given = z.enum(["ROLE_STAFF", "ROLE_ADMIN"]);
export type GivenAuthority = z.output<typeof Given>;

const roles = z
  .string()
  .transform((text) => Object.fromEntries(list(text).map((pair) => pair.split("=", 2))))
  .pipe(z.record(z.string().min(1), Given, "needs role=ROLE_STAFF or role=ROLE_ADMIN, comma-separated"));

/** Values of `acr` or `amr`, one of which a zone demands of a sign-in: `admin=mfa|urn:gov:high`. */
const assurance = z
  .string()
  .transform((text) =>
    Object.fromEntries(
      (text === "none" ? [] : list(text)).map((pair) => {
        const [zone = "", values = ""] = pair.split("=", 2);
        return [zone, values.split("|").filter(Boolean)];
      }),
    ),
  )
  .pipe(
    z.partialRecord(
      z.enum(["citizen", "staff", "admin"]),
      z.array(z.string()).min(1),
      "needs zone=value|value, comma-separated, or none",
    ),
  );

/** A path of the public address, or a whole address; a query of a page is its own, so none is named. */
const page = z
  .string()
  .regex(/^(?:https?:\/\/|\/(?!\/))[^?#\\]*$/, "needs paths or addresses without a query, comma-separated");

export const settings = {
  issuer: setting(
    "GOVERNMENT_ISSUER",
    issuer,
    "address of the government's login (OpenID Connect issuer); a name that ends with .invalid: there is none",
  ),
  clientId: setting(
    "GOVERNMENT_CLIENT_ID",
    z.string().min(1),
    "client id of this installation at the government's login",
  ),
  clientSecret: secret("GOVERNMENT_CLIENT_SECRET", z.string().min(1), "secret of that client, or none"),
  pages: setting(
    "SIGN_IN_PAGES",
    z.string().transform(list).pipe(z.array(page).min(1)),
    "pages to which the government's login sends people back, comma-separated: paths of the public address, or addresses of other origins",
  ),
  assurance: setting(
    "GOVERNMENT_ASSURANCE",
    assurance,
    "values of acr or amr of the government's login, one of which a zone demands, as in staff=mfa,admin=mfa|urn:gov:high; none",
  ),
  roles: setting(
    "GOVERNMENT_ROLES",
    roles,
    "roles of the government's login with the authority that each gives, as in staff=ROLE_STAFF,admin=ROLE_ADMIN",
  ),
};

export const config = readConfig(settings, process.env);
