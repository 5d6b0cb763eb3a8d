import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { join } from "node:path";

interface GovernmentLoginOptions {
  /** 0 (the default) picks a free port. */
  port?: number;
  /** The folder for its keys. */
  directory: string;
  /** The public address of the services, where sign-ins return. */
  publicUrl: string;
  idleMs?: number;
}

export interface GovernmentLogin {
  url: string;
  /** The id of the issuer's process; undefined while there is none. */
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

/** An idle process takes 50 MB. The next one continues with what it has kept. */
const IDLE_MS = 5_000;

/**
 * The government login of this machine: an OpenID issuer with buttons in place of passwords. Only its port is open at first:
 * the first request starts its process, which ends soon after its last connection was closed.
 */
export async function startGovernmentLogin(options: GovernmentLoginOptions): Promise<GovernmentLogin> {
  const { port = 0, directory, publicUrl, idleMs = IDLE_MS } = options;
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let connections = 0;
  /** The end of the process before, which keeps the store for the next one. */
  let ended: Promise<unknown> = Promise.resolve();

  function startProcess(): ChildProcess {
    const started = fork(join(import.meta.dirname, "process.ts"), [login.url, publicUrl, directory], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    started.on("error", (error) => console.error("government login:", error));
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
    started.on("message", () => {
      if (child !== started) return;
      connections -= 1;
      if (connections === 0) idle = setTimeout(endProcess, idleMs).unref();
    });
    connections = 0;
    return started;
  }

  function endProcess(): void {
    const ending = child;
    child = undefined;
    if (!ending?.connected) return;
    ended = once(ending, "exit");
    ending.disconnect();
  }

  async function passOn(socket: Socket): Promise<void> {
    clearTimeout(idle);
    await ended;
    child ??= startProcess();
    connections += 1;
    child.send("connection", socket, (error) => error && socket.destroy());
  }

  const server = createServer({ pauseOnConnect: true }, (socket) => void passOn(socket));
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const login: GovernmentLogin = {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    get pid() {
      return child?.pid;
    },
    async stop() {
      clearTimeout(idle);
      server.close();
      endProcess();
      await ended;
    },
  };
  return login;
}
