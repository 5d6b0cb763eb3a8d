import type * as z from "zod";
import type { Stored } from "../../../../shared/data/entity.ts";
import { readPartition, recordOf } from "../../../../shared/data/repository.ts";
import { removeRecord, type RecordWrite, type Target } from "../../../../shared/features/crud-verbs.ts";
import type { Person } from "../../access/callers.ts";
import { type Outage, outageOf } from "../channels/outages.ts";
import { sealSecretOf } from "../channels/secrets.ts";
import {
  type Provider,
  type ProviderFields,
  Providers,
  type ProviderSettings,
  type ProviderView,
  type SecretName,
  secretNames,
  type SentSettings,
} from "../../records/provider.ts";
import { type Sender, SENDERS, Senders } from "../../records/sender.ts";
import { inOrder, patchedSettings, refuseWrongSettings, wholeSettings } from "./settings.ts";
import { refusals } from "./texts.ts";

type ProviderWrite = RecordWrite<Provider, typeof ProviderFields, Person>;

/** The settings and secrets of a new provider, or of one that a PUT replaces. Secrets that are not sent stay. */
export const replacedFields = (write: ProviderWrite): Promise<Partial<Provider>> =>
  fieldsAfter(write, ({ sent }) => wholeSettings(sent));

/** The settings and secrets after a PATCH. */
export const patchedFields = (write: ProviderWrite): Promise<Partial<Provider>> =>
  fieldsAfter(write, ({ former, sent }) => patchedSettings(former?.configuratie ?? {}, sent));

interface Change {
  former: Provider | undefined;
  sent: SentSettings;
}

/**
 * A provider of another kind keeps no settings and no secrets.
 * @throws badRequest for settings that do not fit its kind
 */
async function fieldsAfter(
  { id, before, body, fields }: ProviderWrite,
  settingsOf: (change: Change) => ProviderSettings,
): Promise<Partial<Provider>> {
  const { tip, canal, recipise = false } = fields;
  if (!tip || !canal) throw new Error("a provider without kind or channel");
  const former = before?.tip === tip ? before : undefined;
  const sent = body.configuratie ?? {};
  const settings = settingsOf({ former, sent });
  const staying = secretNames.filter(
    (name) => sent[name] === undefined && former?.sigilate[name] !== undefined,
  );
  const given = secretNames.filter((name) => typeof sent[name] === "string");
  refuseWrongSettings({ canal, tip, recipise, settings, secrets: [...staying, ...given], staying }, former);
  const kept = staying.map((name) => [name, former?.sigilate[name]] as const);
  return {
    configuratie: settings,
    sigilate: Object.fromEntries([...kept, ...(await sealed(id, sent, given))]),
  };
}

const sealed = (id: number, sent: SentSettings, names: readonly SecretName[]) =>
  Promise.all(names.map(async (name) => [name, await sealSecretOf(id, name, sent[name] ?? "")] as const));

/** A provider as administrators see it. One that is not active sends nothing, so nothing is known of it. */
export async function viewOf({
  sigilate,
  ...provider
}: Stored<Provider>): Promise<z.input<typeof ProviderView>> {
  const outage = provider.activ ? await outageOf(provider.id) : undefined;
  return {
    ...provider,
    secrete: inOrder(Object.keys(sigilate)),
    ...(outage ? { indisponibil: viewOfOutage(outage) } : {}),
  };
}

const viewOfOutage = ({ since, why, openUntil }: Outage) => ({
  din: new Date(since).toISOString(),
  motiv: why,
  probaLa: new Date(openUntil).toISOString(),
});

/**
 * Removes a provider that no sender names. One that is in use is retired by `activ: false`.
 * @throws conflict if a sender names it; notFound, stale
 */
export async function removeProvider(target: Target<Person>): Promise<void> {
  const senders = await readPartition(Senders.table, SENDERS);
  if (senders.some((item) => recordOf<Sender>(item).providerId === target.id))
    throw refusals.furnizorFolosit();
  return removeRecord(Providers, target);
}
