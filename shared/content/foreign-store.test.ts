import http from "node:http";
import https from "node:https";
import { isIP, Socket, type LookupFunction, type TcpNetConnectOpts } from "node:net";
import type { LookupAddress } from "node:dns";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../testing/environment.ts";
import { httpProxy } from "../testing/http-proxy.ts";
import { config } from "./config.ts";
import { head } from "./objects.ts";
import { isGuardRefusal } from "../outgoing/call-failed.ts";
import { guardedAgents } from "../outgoing/guarded-agents.ts";
import { foreignStore, isBucketName } from "./foreign-store.ts";

/*
 * Tests only the decision: no connection is made below the guard, so that a mistake in it cannot reach a forbidden
 * address.
 */
class WouldConnect extends Error {}

/** Replaces `createConnection` of Node's agent: resolves the name and never connects. */
function resolveOnly(options: TcpNetConnectOpts): Socket {
  const socket = new Socket();
  const { host = "", lookup } = options;
  const end = (refusal?: Error | null) => void socket.destroy(refusal ?? new WouldConnect(host));
  if (isIP(host) !== 0 || !lookup) process.nextTick(end);
  else lookup(host, { all: true }, end);
  return socket;
}

/** A stub resolver that returns these addresses for every name. */
const resolverOf =
  (addresses: readonly string[]): LookupFunction =>
  (_hostname, _options, answer) => {
    const found: LookupAddress[] = addresses.map((address) => ({ address, family: isIP(address) }));
    answer(null, found);
  };

const keyPair = { bucket: "arhiva", region: "eu-central-1", accessKey: "test", secret: "test" };

/** True if the guard refuses a store, whose name `lookup` resolves, before a connection is made. */
async function isRefused(lookup: LookupFunction, origin = "http://s3.exemplu.md"): Promise<boolean> {
  const store = foreignStore(
    { ...keyPair, endpoint: origin },
    { attempts: 1, agents: guardedAgents(config.privateStoreAddresses, { lookup }) },
  );
  const fault = await head(store, "nimic").catch((error: unknown) => error);
  if (!isGuardRefusal(fault) && !(fault instanceof WouldConnect)) throw fault;
  return isGuardRefusal(fault);
}

beforeEach(() => {
  for (const { prototype } of [http.Agent, https.Agent])
    vi.spyOn(prototype, "createConnection").mockImplementation(resolveOnly as never);
});
afterEach(() => vi.restoreAllMocks());

describe("a connection to an address that a tenant gave", () => {
  const forbidden: Record<string, string> = {
    "10.0.0.1": "private",
    "172.16.5.4": "private",
    "192.168.1.1": "private",
    "127.0.0.2": "loopback, but not the one that is allowed",
    "169.254.169.254": "metadata",
    "169.254.170.2": "credentials of containers",
    "100.64.0.1": "shared by carriers",
    "0.0.0.0": "this host",
    "255.255.255.255": "broadcast",
    "224.0.0.1": "multicast",
    "::": "this host",
    "fd00:ec2::254": "metadata over IPv6",
    "fe80::1": "link-local",
    "fc00::1": "private",
    "::ffff:10.0.0.1": "mapped",
    "::ffff:127.0.0.1": "mapped loopback, also where its plain form is allowed",
    "::ffff:a9fe:a9fe": "mapped metadata",
    "64:ff9b::a9fe:a9fe": "translated metadata",
    "64:ff9b:1::a9fe:a9fe": "metadata of a local translation",
    "2002:a9fe:a9fe::1": "metadata in 6to4",
    "2001:0:a9fe:a9fe::1": "metadata in Teredo",
    "::ffff:0:a9fe:a9fe": "metadata in SIIT",
    "::a9fe:a9fe": "metadata as a compatible address",
    "::7f00:1": "compatible loopback, also where its plain form is allowed",
    "4000::1": "outside of the internet",
  };

  it.each(Object.entries(forbidden))(
    "a connection to an address that a tenant gave is refused where its name means %s (%s)",
    async (address) => {
      expect(await isRefused(resolverOf([address]))).toBe(true);
      expect(await isRefused(resolverOf([address]), "https://s3.exemplu.md")).toBe(true);
    },
  );

  it("a connection to an address that a tenant gave is made to public addresses", async () => {
    expect(await isRefused(resolverOf(["203.0.112.7", "2a00:1450::1"]))).toBe(false);
  });

  it("a connection to an address that a tenant gave is refused where one of several addresses is private", async () => {
    expect(await isRefused(resolverOf(["203.0.112.7", "10.0.0.1"]))).toBe(true);
  });

  it("a connection to an address that a tenant gave is judged with each connection: a name that meant something else before helps nobody", async () => {
    const meaning = ["203.0.112.7"];
    const agents = guardedAgents(config.privateStoreAddresses, { lookup: resolverOf(meaning) });
    const store = foreignStore({ ...keyPair, endpoint: "http://s3.exemplu.md" }, { attempts: 1, agents });
    await expect(head(store, "nimic")).rejects.toBeInstanceOf(WouldConnect);
    meaning[0] = "10.0.0.1";
    await expect(head(store, "nimic")).rejects.toSatisfy(isGuardRefusal);
  });

  it("a connection to an address that a tenant gave is made where PRIVATE_STORE_ADDRESSES allows the address or its network, and only there", async () => {
    const allowed = vi.spyOn(config, "privateStoreAddresses", "get");
    for (const list of [["10.0.0.1"], ["10.0.0.0/8"]]) {
      allowed.mockReturnValue(list);
      expect(await isRefused(resolverOf(["10.0.0.1"]))).toBe(false);
      expect(await isRefused(resolverOf(["192.168.0.1"]))).toBe(true);
    }
    allowed.mockReturnValue([]);
    expect(await isRefused(resolverOf(["127.0.0.1"]))).toBe(true);
  });

  it.each([
    "http://127.0.0.2",
    "http://2130706434",
    "http://0x7f.0.0.2",
    "http://127.2",
    "http://169.254.169.254",
    "https://10.0.0.1",
    "http://[::ffff:127.0.0.1]",
    "http://[::ffff:a9fe:a9fe]",
    "http://[fd00:ec2::254]",
    "http://[::169.254.169.254]",
    "https://[::a9fe:a9fe]",
  ])(
    "a connection to an address that a tenant gave is refused where the address is written out: %s",
    async (origin) => {
      expect(await isRefused(resolverOf([]), origin)).toBe(true);
    },
  );

  it("a connection to an address that a tenant gave is not led elsewhere by a redirect", async () => {
    vi.restoreAllMocks();
    const proxy = await httpProxy(() =>
      Promise.resolve({ statusCode: 307, headers: { location: `${proxy.url}/altundeva` } }),
    );
    const store = foreignStore({ ...keyPair, endpoint: proxy.url }, { attempts: 1 });
    await expect(head(store, "nimic")).rejects.toThrow();
    expect(proxy.seen).toEqual(["HEAD /arhiva/nimic"]);
    await proxy.stop();
  });
});

it("a bucket's name is one that S3 takes", () => {
  const good = ["arhiva", "a.b-c", "123", "x".repeat(63)];
  const bad = [
    "ab",
    "Arhiva",
    "a_b",
    "-ab",
    "ab-",
    "a..b",
    "10.0.0.1",
    "x".repeat(64),
    "a--x-s3",
    "a-s3alias",
    "a.mrap",
  ];
  expect([good.map(isBucketName), bad.map(isBucketName)]).toEqual([
    good.map(() => true),
    bad.map(() => false),
  ]);
});
