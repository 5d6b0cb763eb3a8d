import type { Credential, Credentials, CredentialsByZone } from "../../client/generated/platform/types.ts";

export const zones = ["citizen", "secondCitizen", "staff", "admin", "app"] as const;
export const types = ["none", "bearer", "basic", "header", "login", "clientCredentials"] as const;
export type CredentialType = (typeof types)[number];

/** The fields of each kind of credential, in the order of the form. */
export const fieldsOf = {
  none: [],
  bearer: ["token"],
  basic: ["username", "password"],
  header: ["name", "value"],
  login: ["url", "username", "password"],
  clientCredentials: ["tokenUrl", "clientId", "clientSecret", "permissions"],
} as const satisfies Record<CredentialType, readonly string[]>;

export type CredentialField = (typeof fieldsOf)[CredentialType][number];
/** One of a zone, or "all" for the one of all zones. */
export type Slot = "all" | (typeof zones)[number];
type SlotField = `${Slot}.${CredentialField}`;

export type AccessValues = { scope: "all" | "zones" | "none" } & Record<`${Slot}.type`, CredentialType> &
  Record<SlotField, string>;

export const slots = ["all", ...zones] as const;

const emptySlot = (slot: Slot) => ({
  [`${slot}.type`]: slot === "all" ? "bearer" : "none",
  ...Object.fromEntries(
    [...new Set(Object.values(fieldsOf).flat())].map((field) => [`${slot}.${field}`, ""]),
  ),
});

/** Nothing is prefilled: what was stored is not shown. */
export const emptyAccess = Object.assign({ scope: "all" }, ...slots.map(emptySlot)) as AccessValues;

/** The slots that the chosen scope has. */
export const slotsOf = ({ scope }: AccessValues): readonly Slot[] =>
  scope === "all" ? ["all"] : scope === "zones" ? zones : [];

function credentialOf(values: AccessValues, slot: Slot): Credential | undefined {
  const of = (field: CredentialField): string => values[`${slot}.${field}`].trim();
  const password = values[`${slot}.password`];
  const type = values[`${slot}.type`];
  if (type === "bearer") return { type, token: of("token") };
  if (type === "basic") return { type, username: of("username"), password };
  if (type === "header") return { type, name: of("name"), value: of("value") };
  if (type === "login") return { type, url: of("url"), username: of("username"), password };
  if (type === "clientCredentials")
    return {
      type,
      tokenUrl: of("tokenUrl"),
      clientId: of("clientId"),
      clientSecret: of("clientSecret"),
      ...(of("permissions") && { scope: of("permissions") }),
    };
  return undefined;
}

/** What is sent: null takes the credentials away. */
export function credentialsOf(values: AccessValues): Credentials | null {
  if (values.scope === "all") return credentialOf(values, "all") ?? null;
  const byZone: CredentialsByZone = {};
  for (const zone of slotsOf(values)) {
    const credential = credentialOf(values, zone);
    if (credential && zone !== "all") byZone[zone] = credential;
  }
  return Object.keys(byZone).length === 0 ? null : byZone;
}
