import { onSignedOut } from "./session.js";
import { Refusal } from "./refusals.js";
import { listAskings, listClients, listUsers } from "./sharing-api.js";
import { word } from "./words.js";

/* Records name people and clients by their ids: here are the words for them. */

/** Names by `user#3` and `client#7`, as the present visitor may know them. */
const known = new Map();
onSignedOut(() => known.clear());

const keyOf = (kind, id) => `${kind}#${id}`;
const partsOf = (key) => key.split("#");

export const userKey = (id) => keyOf("user", id);

/** The beneficiary of a grant as a key. */
export const beneficiaryKey = ({ beneficiarClientId, beneficiarOperatorId }) =>
  beneficiarClientId === undefined ? userKey(beneficiarOperatorId) : keyOf("client", beneficiarClientId);

const unknownOf = (keys) => [...new Set(keys)].filter((key) => !known.has(key)).map(partsOf);

/** Asks for the names that are not known yet: colleagues in one call, each client apart, as the register wants it. */
export async function learnNames(keys) {
  const unknown = unknownOf(keys);
  const idsOf = (kind) => unknown.filter(([of]) => of === kind).map(([, id]) => id);
  const users = idsOf("user");
  if (users.length > 0) {
    const { items } = await listUsers({ "id.in": users.join(",") });
    for (const { id, login } of items) known.set(userKey(id), login);
  }
  await Promise.all(idsOf("client").map(learnClient));
}

/** Who may not look clients up sees their numbers. */
async function learnClient(id) {
  const { items } = await listClients({ id });
  const found = items.find((client) => String(client.id) === id);
  if (found) known.set(keyOf("client", id), found.denumire);
}

/** The same for people of a document. Those of other organizations are named where they asked for it: in its history. */
export async function learnNamesOf(documentId, keys, requests = []) {
  await learnNames(keys);
  if (!unknownOf(keys).some(([kind]) => kind === "user")) return;
  const { items } = await listAskings(documentId);
  const approved = items
    .filter(({ tip }) => tip === "APROBAT")
    .map(({ detalii }) => ({ id: detalii.cerereId, solicitantId: detalii.beneficiarOperatorId }));
  const askers = new Map([...requests, ...approved].map(({ id, solicitantId }) => [id, solicitantId]));
  // The first of a request is its requester's; later ones are of administrators who changed it.
  for (const { tip, actor, detalii } of items)
    if (tip === "CERUT" && askers.has(detalii.cerereId))
      known.set(userKey(askers.get(detalii.cerereId)), actor);
}

/** A name to show; the number where the name is nobody's or not for this visitor. */
export function nameOf(key) {
  const [kind, id] = partsOf(key);
  return known.get(key) ?? word(`nameless.${kind}`, { id });
}

/** The beneficiary that a visitor means, as the API wants it. @throws Refusal where there is none */
export const findBeneficiary = (kind, text) => (kind === "login" ? findUser(text) : findClient(text));

async function findUser(text) {
  const login = text.toLowerCase();
  const { items } = await listUsers({ login });
  const [user] = items;
  if (!user) throw new Refusal("colleagueUnknown");
  known.set(userKey(user.id), user.login);
  return { beneficiarOperatorId: user.id };
}

/** A number of the state begins with 1 for legal entities. */
async function findClient(number) {
  if (!/^\d{13}$/.test(number)) throw new Refusal("numberWrong");
  const { items } = await listClients({ [number.startsWith("1") ? "idno" : "idnp"]: number });
  const [client] = items.filter(({ idnp, idno }) => [idnp, idno].includes(number));
  if (!client) throw new Refusal("clientUnknown");
  known.set(keyOf("client", client.id), client.denumire);
  return { beneficiarClientId: client.id };
}
