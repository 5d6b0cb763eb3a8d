import { administrator as demoAdministrator, systems } from "../../localstack/demo/notifications.ts";
import { newWebhookSecret } from "../../shared/outgoing/webhooks.ts";
import { type CallbackListener, listenForCallbacks } from "./callback-listener.ts";
import { exchange } from "./exchange.ts";
import { guide, type Guide, type Print } from "./guide.ts";
import { api, type Door, type Headers, machine, showCertificate, signIn } from "./notifications-callers.ts";
import { waitFor } from "./wait-for.ts";

/** A tour under way: its system calls through the door, its administrator with a token. */
interface Tour {
  steps: Guide;
  url: string;
  print: Print;
  door: Door;
  administrator: Headers;
  listener: CallbackListener;
  /** Differs between tours, so that each can be repeated. */
  run: string;
}

const [system] = systems;
const systemPath = `${api}/sistems/${String(system?.id)}`;

/**
 * How a system of the administration sends: by its certificate, from a template, to several recipients; what it learns of each
 * delivery, what it can stop, and what administrators see of the queues.
 */
export async function notifications(url: string, print: Print, directory: string): Promise<void> {
  const steps = guide(url, print);
  const door = await showCertificate(steps, { url, print, directory });
  steps.title("An administrator of the service signs in");
  const administrator = await signIn(steps, demoAdministrator.login);
  const secret = newWebhookSecret();
  const listener = await listenForCallbacks(secret);
  const tour = { steps, url, print, door, administrator, listener, run: String(Date.now()) };
  try {
    await askForCallbacks(tour, secret);
    const template = await writeTemplate(tour);
    const sent = await sendToThree(tour, template);
    await followUntilSent(tour, sent);
    await showCallback(tour, sent);
    await readReport(tour, sent);
    await showQueues(tour, await schedule(tour));
    await steps.send(`DELETE ${api}/templates/${String(template)}`, { headers: administrator, status: 204 });
  } finally {
    listener.stop();
    const body = { callbackUrl: null, callbackSecret: null };
    await exchange("PATCH", `${url}${systemPath}`, { headers: administrator, body });
  }
  print("\nEverything was as promised.");
}

async function askForCallbacks({ steps, administrator, listener }: Tour, secret: string): Promise<void> {
  steps.title("The system is to be called on changes, at an address of this tour; the secret is never shown");
  const body = { callbackUrl: listener.url, callbackSecret: secret };
  const { bytes } = await steps.send(`PATCH ${systemPath}`, { headers: administrator, body });
  steps.holds("the answer does not contain the secret", !bytes.includes(secret));
}

async function writeTemplate({ steps, door, run }: Tour): Promise<number> {
  steps.title("It writes a template, and a preview tells what is missing and how many SMS it takes");
  const body = {
    cod: `TUR-${run}`,
    name: "Programare (tur)",
    subject: { ro: "Programare, {{nume}}", ru: "Запись, {{nume}}" },
    body: { ro: "<p>Vă așteptăm, <b>{{nume}}</b>, la {{ora}}.</p>", ru: "<p>Ждём вас в {{ora}}.</p>" },
    bodyShort: { ro: "Va asteptam la {{ora}}" },
  };
  const { json } = await steps.send(`POST ${machine}/template`, { ...door, body, status: 201 });
  const preview = `POST ${machine}/template/${String(json.id)}/preview`;
  const partly = await steps.send(preview, { ...door, body: { variables: { nume: "Ana" } } });
  steps.holds("the hour is missing", (partly.json.lipsa as string[]).join() === "ora");
  const variables = { nume: "Ana <Rusu>", ora: "9:30" };
  const whole = await steps.send(preview, { ...door, body: { variables } });
  steps.holds("a value is text, never markup", String(whole.json.body).includes("Ana &lt;Rusu&gt;"));
  return Number(json.id);
}

/** A notification of the tour, by the trackingId that the system chose. */
interface Sent {
  path: string;
  trackingId: string;
}

const noticeOf = (trackingId: string): Sent => ({ path: `${machine}/notify/${trackingId}`, trackingId });

async function sendToThree({ steps, door, run }: Tour, template: number): Promise<Sent> {
  steps.title("One call to three recipients, each with values of its own; the last address will be refused");
  const recipients = [
    { type: "Email", value: `ana-${run}@exemplu.md`, variables: { nume: "Ana", ora: "9:30" } },
    { type: "SMS", value: "+37369123456", variables: { nume: "Ion", ora: "10:00" } },
    {
      type: "Email",
      value: `fault-recipient-550.${run}@exemplu.md`,
      limba: "ru",
      variables: { nume: "Ольга", ora: "11:00" },
    },
  ];
  const body = { template: { id: template }, recipients, priority: "High" };
  const sent = noticeOf(`tur-${run}`);
  const { bytes } = await steps.send(`POST ${sent.path}`, { ...door, body, status: 202 });

  steps.title("Repeated, the call sends nothing again; the same trackingId with another content is refused");
  const again = await steps.send(`POST ${sent.path}`, { ...door, body, status: 202 });
  steps.holds("the same answer", again.bytes.equals(bytes));
  await steps.send(`POST ${sent.path}`, { ...door, body: { ...body, priority: "Low" }, status: 409 });
  return sent;
}

interface Tracked {
  status: string;
  counts: Record<string, number>;
  deliveries: { channel: string; status: string; cauza?: string; motiv?: string; attempts: number }[];
}

/** Asks until every delivery has ended and the gateway has reported. @throws Error if that takes too long */
const waitUntilEnded = ({ door: { at, identity } }: Tour, { path }: Sent): Promise<true> =>
  waitFor(`the end of every delivery of ${path}`, async () => {
    const { json } = await exchange("GET", `${at}${path}`, { identity });
    const { counts } = json as unknown as Tracked;
    return (counts.Sent === 1 && counts.Delivered === 1 && counts.Failed === 1) || undefined;
  });

async function followUntilSent(tour: Tour, sent: Sent): Promise<void> {
  const { steps, url, door, run } = tour;
  steps.title("It asks what became of it, until all is sent");
  await waitUntilEnded(tour, sent);
  const { json } = await steps.send(`GET ${sent.path}`, door);
  const { deliveries } = json as unknown as Tracked;
  steps.holds(
    "the SMS is delivered, because the gateway sends receipts",
    deliveries.some(({ channel, status }) => channel === "SMS" && status === "Delivered"),
  );
  steps.holds(
    "the refused address failed for good, after one attempt, with its reason",
    deliveries.some(
      ({ cauza, motiv, attempts }) => cauza === "permanent" && motiv === "adresa-refuzata" && attempts === 1,
    ),
  );
  const { json: mails } = await exchange("GET", `${url}/mail/all.json`);
  const arrived = (mails as unknown as { to: string[] }[]).filter(({ to }) =>
    to.includes(`ana-${run}@exemplu.md`),
  );
  steps.holds("the mail arrived once", arrived.length === 1);
}

async function showCallback({ steps, listener, print }: Tour, { trackingId }: Sent): Promise<void> {
  steps.title("The system was called, with a signature of Standard Webhooks that its library verifies");
  const call = await listener.callOf(trackingId, "Sent");
  print(`   ← POST ${listener.url} ${JSON.stringify(call)}`);
  steps.holds("it tells that the notification is sent", call.status === "Sent");
}

async function readReport({ steps, door, print }: Tour, { path }: Sent): Promise<void> {
  steps.title("The report as CSV, a line for each delivery");
  const { bytes } = await steps.send(`GET ${path}/report`, door);
  const lines = bytes.toString().trim().split(/\r?\n/);
  for (const line of lines) print(`     ${line}`);
  steps.holds("a heading and three lines", lines.length === 4);
}

const SOON_MS = 10 * 60_000;

async function schedule({ steps, door, run }: Tour): Promise<Sent> {
  steps.title("Another one is to be sent in ten minutes");
  const sent = noticeOf(`tur-${run}-amanat`);
  const body = {
    subject: "Amânat (tur)",
    body: "Nu va pleca.",
    recipients: [{ type: "Email", value: `niciodata-${run}@exemplu.md` }],
    scheduledAt: new Date(Date.now() + SOON_MS).toISOString(),
  };
  await steps.send(`POST ${sent.path}`, { ...door, body, status: 202 });
  return sent;
}

async function showQueues(tour: Tour, scheduled: Sent): Promise<void> {
  const { steps, administrator: headers } = tour;
  const queues = `${api}/admin/rabbit/queues`;
  steps.title("The administrator sees it wait in its queue; looking moves nothing, and addresses are masked");
  const { json: list } = await steps.send(`GET ${queues}`, { headers });
  const waiting = list.find(({ name }) => name === "deliveries");
  steps.holds("one waits for its time", Number(waiting?.delayed) >= 1);
  const { bytes } = await steps.send(`GET ${queues}/deliveries/messages`, { headers });
  steps.holds("no address is shown", !bytes.includes("niciodata-"));

  await cancel(tour, scheduled);

  steps.title("Dead letters are sent again by a replay; a queue of another kind has none to replay");
  await steps.send(`POST ${queues}/deliveries/replay`, { headers, status: 409 });
  const { json } = await steps.send(`POST ${queues}/deliveries-dlq/replay`, { headers });
  steps.holds("it tells how many", Number.isInteger(json.replayed));
}

async function cancel({ steps, door }: Tour, { path }: Sent): Promise<void> {
  steps.title("The system cancels it: nothing of it is sent; what was sent cannot be cancelled");
  const { json } = await steps.send(`DELETE ${path}`, door);
  const { status, deliveries } = json as unknown as Tracked;
  steps.holds("it is cancelled", status === "Cancelled" && deliveries[0]?.motiv === "anulat");
  await steps.send(`DELETE ${path.replace(/-amanat$/, "")}`, { ...door, status: 409 });
}
