import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { stage } from "../serverless/deployment.ts";

/** The ports of the local system, all on loopback. */
export interface Ports {
  /** The front: the console, the pages of the local system, all services. */
  front: number;
  /** The front once more, over TLS: it asks for a client certificate and has only the services. */
  mutualTls: number;
  /** The functions: Lambda's invoke API (`lambda`), and serverless-offline's own gateway, which nothing here calls. */
  gateway: number;
  lambda: number;
  /** The local cloud. */
  cloud: number;
  smtp: number;
  /** The SMS gateway. */
  sms: number;
  /** The push service of browsers. */
  push: number;
  /** The signing service. */
  signing: number;
  /** The providers that documents are imported from. */
  providers: number;
  /** The government login. */
  government: number;
}

export const usualPorts: Ports = {
  front: 3000,
  mutualTls: 8443,
  gateway: 3001,
  lambda: 3002,
  cloud: 4566,
  smtp: 1025,
  sms: 3004,
  push: 3006,
  signing: 3005,
  providers: 3003,
  government: 3007,
};

/** The ports, among those of a system, that browsers and fetch refuse ("bad port" of the Fetch standard). */
const refusedPorts = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
]);

/** The first part of a system on a port that browsers refuse. Mail is left out, because it is not HTTP. */
export const refusedPart = ({ smtp: _mail, ...ports }: Ports): [name: string, port: number] | undefined =>
  (Object.entries(ports) as [string, number][]).find(([, port]) => refusedPorts.has(port));

const account = "000000000000";

/** The environment variables for the addresses of this run: serverless.yml reads some, the AWS SDK the others. */
export function addressVariables(ports: Ports) {
  const { front, mutualTls, cloud, smtp, sms, push, signing, providers, government } = ports;
  const endpoint = `http://localhost:${String(cloud)}`;
  return {
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: "eu-central-1",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    QUEUE_URL_PREFIX: `${endpoint}/${account}/temelia-${stage}-`,
    STORE_ORIGINS: endpoint,
    PUBLIC_URL: `http://localhost:${String(front)}`,
    MACHINE_HOST: `localhost:${String(mutualTls)}`,
    CORS_ORIGINS: `http://localhost:${String(front)}`,
    IDENTITY_URL: `http://localhost:${String(front)}/identity`,
    NOTIFICATIONS_URL: `http://localhost:${String(front)}/notifications`,
    SIGNING_SERVICE_URL: `http://127.0.0.1:${String(signing)}`,
    TRUST_LIST_URL: `http://127.0.0.1:${String(signing)}/lista-listelor.xml`,
    SMTP_URL: `smtp://localhost:${String(smtp)}`,
    SMS_GATEWAY_URL: `http://localhost:${String(sms)}/messages`,
    PUSH_URL: `http://localhost:${String(push)}`,
    PROVIDERS_URL: `http://localhost:${String(providers)}`,
    GOVERNMENT_ISSUER: `http://localhost:${String(government)}`,
  };
}

/** The same ports, each `by` higher. */
export const shifted = (ports: Ports, by: number): Ports =>
  Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [name, Number(port) + by]),
  ) as unknown as Ports;

/** Linux takes the ports of outgoing connections from here up to 60999 (`net.ipv4.ip_local_port_range`). */
const FIRST_OUTGOING_PORT = 32_768;

/** The largest shift at which no outgoing connection can hold a port of the system. */
export const SAFE_SHIFT =
  Math.floor((FIRST_OUTGOING_PORT - 1 - Math.max(...Object.values(usualPorts))) / 1_000) * 1_000;

/** A safe shift at which every port is free, for runs beside the usual one. */
export async function freeShift(): Promise<number> {
  const by = 6_000 + Math.floor(Math.random() * (SAFE_SHIFT - 6_000));
  const ports = shifted(usualPorts, by);
  if (refusedPart(ports)) return freeShift();
  return refuseTaken(ports).then(
    () => by,
    () => freeShift(),
  );
}

/**
 * Ports that outgoing connections held at the first look are often free a second later, so it looks twice.
 * @throws Error with one line that names every port that is still taken
 */
export async function refuseTaken(ports: Ports): Promise<void> {
  let taken = await takenOf(ports);
  if (taken.length > 0) {
    await sleep(SECOND_LOOK_MS);
    taken = await takenOf(ports);
  }
  if (taken.length > 0) {
    const named = taken.map(([name, port]) => `${String(port)} (${name})`).join(", ");
    throw new Error(
      `Ports in use: ${named}. Stop the programs that use them and start again, or use other ports: npm start -- --shift 10000 (up to ${String(SAFE_SHIFT)}: above it, outgoing connections use the same ports)`,
    );
  }
}

const SECOND_LOOK_MS = 1_000;

async function takenOf(ports: Ports): Promise<[name: string, port: number][]> {
  const wanted = Object.entries(ports) as [string, number][];
  const free = await Promise.all(wanted.map(([, port]) => isFree(port)));
  return wanted.filter((_, index) => !free[index]);
}

async function isFree(port: number): Promise<boolean> {
  try {
    await close(await listen(port));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") return false;
    throw error;
  }
}

async function listen(port: number) {
  const probe = createServer().listen(port, "127.0.0.1");
  await once(probe, "listening");
  return probe;
}

async function close(probe: ReturnType<typeof createServer>): Promise<void> {
  probe.close();
  await once(probe, "close");
}
