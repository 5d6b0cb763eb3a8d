import type { FieldError, Refusal } from "../../../../shared/errors.ts";
import { mailAddressOf } from "../../../../shared/contacts/mail-address.ts";
import { namesAnotherServer, originOf } from "../../../../shared/outgoing/secret-servers.ts";
import { parseMailbox } from "../../../../shared/mail/mailbox.ts";
import { invalidFields, kernel, wrongField } from "../../../../shared/refusals.ts";
import { config } from "../channels/config.ts";
import { channels, type Channel } from "../../records/delivery.ts";
import {
  type Provider,
  type ProviderKind,
  ProviderSettings,
  type SecretName,
  secretNames,
  type SentSettings,
} from "../../records/provider.ts";
import { refusals } from "./texts.ts";

type Field = keyof SentSettings;

interface Rules {
  channels: readonly Channel[];
  required: readonly Field[];
  optional: readonly Field[];
}

/** The channels of each kind of provider, and its settings. */
const kinds: Record<ProviderKind, Rules> = {
  SMTP: {
    channels: ["Email"],
    required: ["host", "port", "secure"],
    optional: ["requireTls", "user", "password", "from"],
  },
  HTTP: { channels: ["SMS"], required: ["url"], optional: ["token", "from", "faraDiacritice", "secret"] },
  WEBPUSH: { channels: ["Push"], required: [], optional: [] },
  SIMULATOR: { channels, required: [], optional: [] },
};

/** The sent values with a value: null and absent ones are left out. */
const givenOf = (sent: SentSettings): SentSettings =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null && value !== undefined));

/** The settings after a PATCH, one level deep (RFC 7396): null removes one, an absent one stays. */
export function patchedSettings(former: ProviderSettings, sent: SentSettings): ProviderSettings {
  const kept = Object.entries(former).filter(([field]) => sent[field as Field] === undefined);
  return ProviderSettings.parse({ ...Object.fromEntries(kept), ...givenOf(sent) });
}

/** The settings as a POST or PUT sends them. */
export const wholeSettings = (sent: SentSettings): ProviderSettings => ProviderSettings.parse(givenOf(sent));

/** A provider as a request wants it; the secrets only by their names. */
export interface Wanted {
  canal: Channel;
  tip: ProviderKind;
  recipise: boolean;
  settings: ProviderSettings;
  /** The secrets that the provider will have. */
  secrets: readonly SecretName[];
  /** The secrets that the request does not send. */
  staying: readonly SecretName[];
}

/** @throws badRequest that names each setting that is missing, wrong or of another kind */
export function refuseWrongSettings(wanted: Wanted, former: Provider | undefined): void {
  const fields = [
    ...wrongChannel(wanted),
    ...missingSettings(wanted),
    ...foreignSettings(wanted),
    ...wrongAddresses(wanted),
    ...secretsForAnother(wanted, former),
  ];
  if (fields.length > 0) throw invalidFields(fields);
}

const setting = (field: Field, refusal: Refusal): FieldError => wrongField(`configuratie.${field}`, refusal);

const wrongChannel = ({ tip, canal }: Wanted): FieldError[] =>
  kinds[tip].channels.includes(canal) ? [] : [wrongField("canal", refusals.canalNepotrivit)];

/** The names of the settings and secrets that a provider will have. */
const namesIn = ({ settings, secrets }: Wanted): string[] => [
  ...Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [] : [name])),
  ...secrets,
];

function missingSettings(wanted: Wanted): FieldError[] {
  const { tip, recipise, secrets } = wanted;
  const needed: Field[] = [
    ...kinds[tip].required,
    // A password without a user would never be sent, and unsigned receipts are refused.
    ...(secrets.includes("password") ? (["user"] as const) : []),
    ...(tip === "HTTP" && recipise ? (["secret"] as const) : []),
  ];
  const names = namesIn(wanted);
  return needed.filter((field) => !names.includes(field)).map((field) => setting(field, kernel.obligatoriu));
}

function foreignSettings(wanted: Wanted): FieldError[] {
  const { required, optional } = kinds[wanted.tip];
  const known: string[] = [...required, ...optional];
  return namesIn(wanted)
    .filter((name) => !known.includes(name))
    .map((name) => setting(name as Field, refusals.setareNepotrivita));
}

function wrongAddresses({ tip, settings: { url, from } }: Wanted): FieldError[] {
  const isMailbox = from === undefined || mailAddressOf(parseMailbox(from).address) !== undefined;
  return [
    ...(tip === "SMTP" && !isMailbox ? [setting("from", refusals.cutiePostala)] : []),
    ...(tip === "HTTP" && url !== undefined && !isPermitted(new URL(url))
      ? [setting("url", refusals.adresaGateway)]
      : []),
  ];
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;
const isLoopback = (address: string): boolean => address === "::1" || address.startsWith("127.");

/** Tokens travel over TLS; only a gateway on this machine may do without, where the configuration permits loopback addresses. */
function isPermitted({ protocol, hostname, username, password, hash }: URL): boolean {
  if ([username, password, hash].some((part) => part !== "")) return false;
  const isLocal = LOOPBACK.test(hostname) && config.privateGatewayAddresses.some(isLoopback);
  return protocol === "https:" || isLocal;
}

/**
 * A password or token is only sent to the server that it was entered for: another server requires it again. The
 * secret of receipts is sent to nobody.
 */
function secretsForAnother({ settings, staying }: Wanted, former: Provider | undefined): FieldError[] {
  if (!former || !namesAnotherServer([serverOf(former.configuratie)], [serverOf(settings)])) return [];
  return staying
    .filter((name) => name !== "secret")
    .map((name) => setting(name, kernel.secretPentruAltServer));
}

const serverOf = ({ host, port, secure, requireTls = false, url }: ProviderSettings): string =>
  JSON.stringify([host, port, secure, requireTls, originOf(url)]);

/** The names of secrets in a fixed order. */
export const inOrder = (names: Iterable<string>): SecretName[] => {
  const given = new Set(names);
  return secretNames.filter((name) => given.has(name));
};
