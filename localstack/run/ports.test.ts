import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { refuseTaken, SAFE_SHIFT, shifted, usualPorts } from "./ports.ts";

/** A server on a free port, and the ports of a system whose front is to use the same one. */
async function taken() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const close = () => new Promise((resolve) => server.close(resolve));
  return { port, close, ports: { ...usualPorts, front: port } };
}

it("a start names a port that is taken, and the shifts that are safe", async () => {
  const { port, ports, close } = await taken();
  const named = new RegExp(`${String(port)} \\(front\\).*up to ${String(SAFE_SHIFT)}`);
  await expect(refuseTaken(ports)).rejects.toThrow(named);
  await close();
});

it("a start takes a port that was released after its first look", async () => {
  const { port, ports, close } = await taken();
  const refused = refuseTaken(ports).catch((error: Error) => error.message);
  setImmediate(() => void close());
  expect((await refused) ?? "").not.toContain(String(port));
});

it("at a safe shift, every port is below those of outgoing connections", () => {
  expect(Math.max(...Object.values(shifted(usualPorts, SAFE_SHIFT)))).toBeLessThan(32_768);
});
