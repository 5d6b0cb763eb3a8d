import { createServer } from "node:http";
import type { Socket } from "node:net";
import { governmentClient, governmentPeople } from "../demo/government.ts";
import { issuerAt } from "./issuer.ts";
import { openKeys } from "./keys.ts";
import { keepStore, openStore } from "./store.ts";

/*
 * The process of the local government login. Its parent listens and passes each connection on, and is told when one is closed; it ends with its parent, or when
 * that closes the channel.
 */

const [url = "", publicUrl = "", directory = ""] = process.argv.slice(2);
const IDLE_CONNECTION_MS = 60_000;

const people = governmentPeople;
const clients = [governmentClient(publicUrl)];
const store = openStore(directory);
const server = createServer(issuerAt(url, { people, clients, keys: openKeys(directory), store }));
server.timeout = IDLE_CONNECTION_MS;
// Connections end soon after their request: the process ends some time after its last connection.
server.keepAliveTimeout = 1_000;

process.on("message", (_message, socket: Socket | undefined) => {
  // A parent that ends closes the channel first.
  const tellClosed = () => process.send?.("closed", undefined, undefined, () => undefined);
  // The caller may have hung up while this process started.
  if (!socket) return tellClosed();
  socket.once("close", tellClosed);
  server.emit("connection", socket);
  socket.resume();
});
process.on("disconnect", () => {
  keepStore(directory, store);
  process.exit();
});
