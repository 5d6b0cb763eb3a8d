import { onSignedOut } from "./session.js";
import { Refusal } from "./refusals.js";
import { listAskings, listClients, listUsers } from "./sharing-api.js";
import { word } from "./words.js";

/* Records refer to people and clients by id; this module finds their names. */

/** Names by `user#3` and `client#7`, as far as the current visitor may know them. */
const known = new Map();
onSignedOut(() => known.clear());

const keyOf = (kind, id) => `${kind}#${id}`;
const partsOf = (key) => key.split("#");

export const userKey = (id) => keyOf("user", id);

/** The key of a grant's beneficiary. */
export const beneficiaryKey = ({ beneficiarClientId, beneficiarOperatorId }) =>
  beneficiarClientId === undefined ? userKey(beneficiarOperatorId) : keyOf("client", beneficiarClientId);

/** The key of who requested access: an account, or the client that a citizen is. */
export const requesterKey = ({ solicitantId, solicitantClientId }) =>
  beneficiaryKey({ beneficiarOperatorId: solicitantId, beneficiarClientId: solicitantClientId });

const unknownOf = (keys) => [...new Set(keys)].filter((key) => !known.has(key)).map(partsOf);

/** Looks up the names not known yet: colleagues in one call, each client separately, as the register requires. */
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

/** Visitors who may not look up clients see their numbers. */
async function learnClient(id) {
  const { items } = await listClients({ id });
  const found = items.find((client) => String(client.id) === id);
  if (found) known.set(keyOf("client", id), found.denumire);
}

/** The same for the people of a document. The document's history names people of other organizations who requested access. */
export async function learnNamesOf(documentId, keys, requests = []) {
  await learnNames(keys);
  if (!unknownOf(keys).some(([kind]) => kind === "user")) return;
  const { items } = await listAskings(documentId);
  const approved = items
    .filter(({ tip }) => tip === "APROBAT")
    .map(({ detalii }) => [detalii.cerereId, beneficiaryKey(detalii)]);
  const askers = new Map([...requests.map((request) => [request.id, requesterKey(request)]), ...approved]);
  // The first such event of a request names its requester; later ones name administrators who changed it.
  for (const { tip, actor, detalii } of items)
    if (tip === "CERUT" && askers.get(detalii.cerereId)?.startsWith("user#"))
      known.set(askers.get(detalii.cerereId), actor);
}

/** The name to show; the number if there is no name, or the visitor may not know it. */
export function nameOf(key) {
  const [kind, id] = partsOf(key);
  return known.get(key) ?? word(`nameless.${kind}`, { id });
}

/** The beneficiary that a visitor means, in the API's format. @throws Refusal if there is none */
export const findBeneficiary = (kind, text) => (kind === "login" ? findUser(text) : findClient(text));

async function findUser(text) {
  const login = text.toLowerCase();
  const { items } = await listUsers({ login });
  const [user] = items;
  if (!user) throw new Refusal("colleagueUnknown");
  known.set(userKey(user.id), user.login);
  return { beneficiarOperatorId: user.id };
}

/** A state identification number begins with 1 for legal entities. */
async function findClient(number) {
  if (!/^\d{13}$/.test(number)) throw new Refusal("numberWrong");
  const { items } = await listClients({ [number.startsWith("1") ? "idno" : "idnp"]: number });
  const [client] = items.filter(({ idnp, idno }) => [idnp, idno].includes(number));
  if (!client) throw new Refusal("clientUnknown");
  known.set(keyOf("client", client.id), client.denumire);
  return { beneficiarClientId: client.id };
}
