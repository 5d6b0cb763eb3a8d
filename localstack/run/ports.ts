import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

/** Where the local system listens, all on loopback. */
export interface Ports {
  /** The front: landing page, mail, all services. */
  front: number;
  /** serverless-offline, as API Gateway and as Lambda's own interface. */
  gateway: number;
  lambda: number;
  /** The local cloud. */
  cloud: number;
  smtp: number;
}

export const usualPorts: Ports = { front: 3000, gateway: 3001, lambda: 3002, cloud: 4566, smtp: 1025 };

/** The same ports, all of them `by` higher. */
export const shifted = (ports: Ports, by: number): Ports =>
  Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [name, Number(port) + by]),
  ) as unknown as Ports;

/** Ports that are free now, for runs beside the usual one. */
export async function freePorts(): Promise<Ports> {
  const probes = await Promise.all(
    Object.keys(usualPorts).map(async (name) => [name, await listening(0)] as const),
  );
  const ports = Object.fromEntries(
    probes.map(([name, probe]) => [name, (probe.address() as AddressInfo).port]),
  );
  await Promise.all(probes.map(([, probe]) => closed(probe)));
  return ports as unknown as Ports;
}

/** @throws Error with one line that names every taken port */
export async function refuseTaken(ports: Ports): Promise<void> {
  const wanted = Object.entries(ports) as [string, number][];
  const free = await Promise.all(wanted.map(([, port]) => isFree(port)));
  const taken = wanted.filter((_, index) => !free[index]).map(([name, port]) => `${String(port)} (${name})`);
  if (taken.length > 0)
    throw new Error(`Taken ports: ${taken.join(", ")}. Stop what listens there and start again.`);
}

async function isFree(port: number): Promise<boolean> {
  try {
    await closed(await listening(port));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") return false;
    throw error;
  }
}

async function listening(port: number) {
  const probe = createServer().listen(port, "127.0.0.1");
  await once(probe, "listening");
  return probe;
}

async function closed(probe: ReturnType<typeof createServer>): Promise<void> {
  probe.close();
  await once(probe, "close");
}
