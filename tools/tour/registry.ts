import { demoPassword } from "../../localstack/demo/data.ts";
import { administrator as demoAdministrator, operators } from "../../localstack/demo/notifications.ts";
import { demoBrowser } from "../../localstack/demo/push.ts";
import { recipients as demoRecipients } from "../../localstack/demo/registry.ts";
import type { CaughtPush } from "../../localstack/providers/push-service.ts";
import type { Ports } from "../../localstack/run/ports.ts";
import { controlDigit } from "../../shared/state-numbers/control-digit.ts";
import { exchange } from "./exchange.ts";
import { guide, type Guide, type Print } from "./guide.ts";
import { api, type Door, type Headers, machine, showCertificate, signIn } from "./notifications-callers.ts";
import { waitFor } from "./wait-for.ts";

/** A person of this tour, at first without an account. */
interface Person {
  destinatarId: number;
  idnp: string;
  login: string;
  mail: string;
}

/** A tour under way: the system calls through the door, the person with their token. */
interface Tour {
  steps: Guide;
  url: string;
  door: Door;
  administrator: Headers;
  person: Person;
  citizen: Headers;
  /** Differs between tours, so that each can be repeated. */
  run: string;
}

const me = `${api}/registry/me`;
const CATEGORY = "mementouri";

/**
 * How an institution reaches people whose addresses it does not know: by IDNP and by group; and what people decide
 * themselves: their contacts, channels, declined categories and browsers.
 */
export async function registry(url: string, print: Print, directory: string): Promise<void> {
  const steps = guide(url, print);
  const run = String(Date.now());
  const door = await showCertificate(steps, { url, print, directory });
  steps.title("An administrator of the service signs in");
  const administrator = await signIn(steps, demoAdministrator.login);
  if (!(await isRegistryOn(url, administrator))) {
    print("\nThe registry is switched off (RECIPIENTS_ENABLED=false), so there is nothing to show.");
    return;
  }
  const person = await provision(steps, administrator, run);
  try {
    const citizen = await link(steps, administrator, person);
    const tour = { steps, url, door, administrator, person, citizen, run };
    await verifyMail(tour);
    const preference = await preferSms(tour);
    await sendByNumber(tour);
    await decline(tour);
    await sendToGroup(tour);
    await read(tour, await receivePush(tour, preference));
    await erase(tour);
  } finally {
    await clearAway(url, administrator, person);
  }
  print("\nEverything was as promised.");
}

/** False if the addresses of the registry are not offered: administrators are refused by those that are. */
const isRegistryOn = async (url: string, headers: Headers): Promise<boolean> =>
  (await exchange("GET", `${url}${me}`, { headers })).status !== 404;

/** A number of a person with its control digit. Only this tour has it. */
function newIdnp(run: string): string {
  const digits = `2${run.slice(-11)}`;
  return `${digits}${String(controlDigit(digits))}`;
}

async function provision(steps: Guide, headers: Headers, run: string): Promise<Person> {
  steps.title("The registry gets a person by IDNP, with a telephone number; repeated, it is the same person");
  const idnp = newIdnp(run);
  const contacts = [{ canal: "SMS", adresa: `+3736911${run.slice(-4)}` }];
  const body = { idnp, nume: "Ana Tur", limba: "ro", contacts };
  const address = `POST ${api}/admin/provision/user`;
  const { json } = await steps.send(address, { headers, body, status: 201 });
  const again = await steps.send(address, { headers, body });
  steps.holds("one person", again.json.id === json.id);
  const login = `ana.tur-${run}`;
  return { destinatarId: Number(json.id), idnp, login, mail: `${login}@exemplu.md` };
}

async function link(steps: Guide, headers: Headers, { destinatarId, login, mail }: Person): Promise<Headers> {
  steps.title("The person gets an account; until it is linked, it sees nothing of the registry");
  const account = { login, email: mail, password: demoPassword, activated: true, authorities: ["ROLE_USER"] };
  await steps.send(`POST ${api}/admin/users`, { headers, body: account, status: 201 });
  const citizen = await signIn(steps, login);
  await steps.send(`GET ${me}`, { headers: citizen, status: 403 });
  const body = { login, destinatarId };
  await steps.send(`POST ${api}/admin/provision/link`, { headers, body, status: 201 });
  await steps.send(`GET ${me}`, { headers: citizen });
  return citizen;
}

interface Mail {
  to: string[];
  subject: string;
  text: string;
}

/** The entries of a page that shows what has arrived. */
const arrivedAt = async <T>(url: string, page: string): Promise<T[]> =>
  (await exchange("GET", `${url}${page}/all.json`)).json as unknown as T[];

async function verifyMail({ steps, url, citizen: headers, person: { mail } }: Tour): Promise<void> {
  steps.title("The person adds a mail address; the mail page has the code that confirms it");
  const body = { canal: "Email", adresa: mail };
  const { json } = await steps.send(`POST ${me}/contacts`, { headers, body, status: 201 });
  steps.holds("it is not confirmed yet", json.verificat === false);
  const code = await waitFor("the code", async () => {
    const mails = await arrivedAt<Mail>(url, "/mail");
    return mails.filter(({ to }) => to.includes(mail)).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])[0];
  });
  const path = `POST ${me}/contacts/${String(json.id)}/verify`;
  const wrong = code === "000000" ? "000001" : "000000";
  await steps.send(path, { headers, body: { code: wrong }, status: 400 });
  const verified = await steps.send(path, { headers, body: { code } });
  steps.holds("it is confirmed", verified.json.verificat === true);
}

/** @returns the address of the preference */
async function preferSms({ steps, citizen: headers }: Tour): Promise<string> {
  steps.title("The person prefers SMS");
  const body = { canale: ["SMS"] };
  const { json } = await steps.send(`POST ${me}/preferences`, { headers, body, status: 201 });
  return `${me}/preferences/${String(json.id)}`;
}

interface Tracked {
  status: string;
  deliveries: {
    recipient: { type: string; value: string };
    channel: string;
    status: string;
    motiv?: string;
  }[];
}

/** Sends to people as the system does; returns the address that tells what became of it. */
async function send({ steps, door, run }: Tour, name: string, fields: object): Promise<string> {
  const trackingId = `tur-${run}-${name}`;
  const body = {
    subject: `Registru (tur ${run})`,
    body: "Vă așteptăm.",
    bodyShort: "Va asteptam",
    ...fields,
  };
  await steps.send(`POST ${machine}/notify-by-id/${trackingId}`, { ...door, body, status: 202 });
  return `${machine}/notify/${trackingId}`;
}

const underWay = ["Pending", "Resolving", "Sending"];

/** Shows what became of a notification once nothing of it is under way and `isThere` holds. */
async function follow({ steps, door }: Tour, path: string, isThere = (_: Tracked) => true): Promise<Tracked> {
  await waitFor(path, async () => {
    const { json } = await exchange("GET", `${door.at}${path}`, { identity: door.identity });
    const tracked = json as unknown as Tracked;
    const states = [tracked.status, ...tracked.deliveries.map(({ status }) => status)];
    return !states.some((state) => underWay.includes(state)) && isThere(tracked) ? tracked : undefined;
  });
  const { json } = await steps.send(`GET ${path}`, door);
  return json as unknown as Tracked;
}

async function sendByNumber(tour: Tour): Promise<void> {
  const { steps, person } = tour;
  steps.title("The system sends by IDNP, without an address; it learns the channel, and no number");
  const path = await send(tour, "idnp", { idnp: person.idnp, categorie: CATEGORY });
  const tracked = await follow(tour, path, ({ status }) => status === "Delivered");
  steps.holds("one SMS", tracked.deliveries.map(({ channel }) => channel).join() === "SMS");
  steps.holds("no telephone number is shown", !JSON.stringify(tracked).includes("+373"));
}

async function decline(tour: Tour): Promise<void> {
  const { steps, citizen: headers, person } = tour;
  steps.title("The person declines a category; what has none is official and arrives anyway");
  const body = { categorie: CATEGORY, activ: false };
  await steps.send(`POST ${me}/preferences`, { headers, body, status: 201 });
  const declined = await follow(
    tour,
    await send(tour, "refuzat", { idnp: person.idnp, categorie: CATEGORY }),
  );
  steps.holds(
    "it is cancelled with its reason",
    declined.status === "Cancelled" && declined.deliveries[0]?.motiv === "refuz-destinatar",
  );
  const path = await send(tour, "oficial", { idnp: person.idnp });
  await follow(tour, path, ({ status }) => status === "Delivered");
}

async function sendToGroup(tour: Tour): Promise<void> {
  const { steps, person, run } = tour;
  steps.title("An operator makes a group with the person and another one; the system sends to its code");
  const headers = await signIn(steps, operators[0]?.login ?? "");
  const groups = `${api}/operator/groups`;
  const cod = `TUR-${run}`;
  const body = {
    cod,
    denumire: "Grup (tur)",
    membri: [{ idnp: person.idnp }, { idnp: demoRecipients[0]?.idnp }],
  };
  const { json } = await steps.send(`POST ${groups}`, { headers, body, status: 201 });
  await steps.send(`GET ${groups}/${String(json.id)}/members`, { headers });
  // The person is named twice: in the group and by number.
  const { deliveries } = await follow(tour, await send(tour, "grup", { groupId: cod, idnp: person.idnp }));
  const named = deliveries.map(({ recipient }) => recipient.value);
  steps.holds("one delivery for each of them", named.length === 2 && new Set(named).size === 2);
  await steps.send(`DELETE ${groups}/${String(json.id)}`, { headers, status: 204 });
}

/** @returns the address of the notification that arrived */
async function receivePush(tour: Tour, preference: string): Promise<string> {
  const { steps, url, citizen: headers, person, run } = tour;
  steps.title("The person subscribes a browser and prefers it; it decrypts what it gets");
  await steps.send(`GET ${api}/registry/push-public-key`, { headers });
  const ports = (await exchange("GET", `${url}/demo/ports.json`)).json as unknown as Ports;
  const device = `tur-${run}`;
  const endpoint = `http://localhost:${String(ports.push)}/push/${device}`;
  const body = { endpoint, keys: demoBrowser.keys };
  await steps.send(`POST ${me}/push-subscription`, { headers, body, status: 201 });
  const { headers: current } = await steps.send(`GET ${preference}`, { headers });
  const precondition = { "if-match": String(current.etag) };
  await steps.send(`PUT ${preference}`, {
    headers: { ...headers, ...precondition },
    body: { canale: ["Push"] },
  });
  const path = await send(tour, "push", { idnp: person.idnp, channels: ["Push", "Email"] });
  const { content } = await waitFor("the push message", async () =>
    (await arrivedAt<CaughtPush>(url, "/push")).find((push) => push.device === device),
  );
  steps.holds("its text was decrypted", content.title === `Registru (tur ${run})`);
  await follow(tour, path);
  return path;
}

async function read(tour: Tour, path: string): Promise<void> {
  const { steps, citizen: headers } = tour;
  steps.title("The person reads it; the sender sees it as Read");
  const { json } = await steps.send(`GET ${me}/notifications`, { headers });
  const [newest] = json.items as unknown as { id: number }[];
  await steps.send(`POST ${me}/notifications/${String(newest?.id)}/read`, { headers });
  const { status } = await follow(tour, path, (tracked) => tracked.status === "Read");
  steps.holds("Read", status === "Read");
}

async function erase({ steps, administrator: headers, person, citizen }: Tour): Promise<void> {
  steps.title("On request the person is erased from the registry; the account stays, without a link");
  const recipient = `${api}/destinatars/${String(person.destinatarId)}`;
  await steps.send(`DELETE ${recipient}`, { headers, status: 204 });
  await steps.send(`GET ${recipient}`, { headers, status: 404 });
  await steps.send(`GET ${me}`, { headers: citizen, status: 403 });
}

/** Removes the account of the tour, and the person of a tour that did not come to its end. */
async function clearAway(url: string, headers: Headers, { destinatarId, login }: Person): Promise<void> {
  for (const path of [`destinatars/${String(destinatarId)}`, `admin/users/${login}`])
    await exchange("DELETE", `${url}${api}/${path}`, { headers });
}
