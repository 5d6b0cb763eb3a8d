import { createTransport, type SMTPPoolSentMessageInfo, type Transport, type Transporter } from "nodemailer";
import SMTPPool from "nodemailer/lib/smtp-pool";
import { clock } from "../clock.ts";

/** A mail server and how to reach it. */
export interface SmtpSettings {
  /** smtp://user:password@host:port */
  url: string;
  /** Time-out of each step of the dialogue. */
  timeoutMs: number;
}

/** Connections to one server, of one process. More mails wait for one of them. */
const MOST_CONNECTIONS = 5;
/** When an unused connection is closed, in ms: less than servers wait for the next command. */
const IDLE_MS = 10_000;

interface Pool {
  connections: SMTPPool;
  transporter: Transporter<SMTPPoolSentMessageInfo>;
  usedAt: number;
}

/** By all settings, the password included, so that no mail uses a connection that another password opened. */
const pools = new Map<string, Pool>();

/**
 * The transporter of a server. All mails with the same settings share its connections. Its errors have `isHandedOver`: the
 * message was read to its end, so the server may have it.
 */
export function transporterOf(settings: SmtpSettings): Transporter<SMTPPoolSentMessageInfo> {
  closeIdle();
  const key = JSON.stringify(settings);
  const pool = pools.get(key) ?? openPool(settings);
  pools.set(key, pool);
  pool.usedAt = now();
  return pool.transporter;
}

/** Closes every connection; mails that are being sent fail. For tests. */
export function closePools(): void {
  for (const { connections } of pools.values()) connections.close({ force: true });
  pools.clear();
}

/** Timers stand still while Lambda freezes a process, so connections that servers closed meanwhile are closed by time. */
function closeIdle(): void {
  for (const [key, { connections, usedAt }] of pools) {
    if (connections.pendingCount() > 0 || now() - usedAt <= IDLE_MS) continue;
    connections.close();
    pools.delete(key);
  }
}

const THIS_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * True if a server gets no mail before the connection is encrypted (STARTTLS): each that is not on this machine, unless its address says
 * `requireTLS=false`. Whoever stands between could take the offer of TLS out of the dialogue.
 */
export function demandsTls(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const said = searchParams.get("requireTLS");
  return said === null ? !THIS_MACHINE.test(hostname) : said === "true";
}

/** The library never sends a mail again by itself (`maxRequeues`): its caller decides that, by the meaning of the failure. */
function openPool({ url, timeoutMs }: SmtpSettings): Pool {
  const connections = new SMTPPool({
    url,
    requireTLS: demandsTls(url),
    maxConnections: MOST_CONNECTIONS,
    maxRequeues: 0,
    idleTimeout: IDLE_MS,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const transporter = createTransport(observed(connections), {
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { connections, transporter, usedAt: now() };
}

/**
 * The library reports a connection that ends after the message was sent like one that ends before. A connection sends the
 * end of a message only after it read the last byte, so the end of that stream is the moment from which the server may
 * have it. The function is the last in the message's chain, after DKIM: its input is the stream that the connection reads.
 */
const observed = (pool: SMTPPool): Transport<SMTPPoolSentMessageInfo> => ({
  name: pool.name,
  version: pool.version,
  send(mail, done) {
    let isHandedOver = false;
    mail.message?.processFunc((message) => message.once("end", () => (isHandedOver = true)));
    pool.send(mail, (error, info) => {
      done(error && Object.assign(error, { isHandedOver }), info);
    });
  },
});

const now = (): number => clock.now().getTime();
