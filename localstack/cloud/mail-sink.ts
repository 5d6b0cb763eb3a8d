import { once } from "node:events";
import type { AddressInfo, Server, Socket } from "node:net";
import { type AddressObject, type Attachment, type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { type Draw, type Fault, type MailFaults, mailFaults, type Stage } from "./mail-faults.ts";
import { type CaughtAttachment, type CaughtMail, mailStore } from "./mail-store.ts";

interface MailSinkOptions {
  /** 0 picks a free port. */
  port: number;
  /** Keeps the mails there, so that they survive a stop; without it they are kept in memory. */
  directory?: string;
}

export interface MailSink {
  port: number;
  /** Oldest first; only the newest 500 are kept. */
  mails(): CaughtMail[];
  /** How often each mail was taken, by its Message-ID; counts also those that are no longer kept. */
  counts(): Record<string, number>;
  /** The number of connections since the start. */
  connections(): number;
  clear(): void;
  /**
   * Fails at a stage of each dialogue, or only if `draw` is true for it, until `recover`. Single mails fail by their address,
   * see `mail-faults.ts`.
   */
  fail(stage: Stage, fault: Fault, draw?: Draw): void;
  recover(): void;
  stop(): Promise<void>;
}

const MOST_KEPT = 500;

/** Starts a mail server on loopback that accepts every mail, keeps it and delivers nothing. */
export async function startMailSink({ port, directory }: MailSinkOptions): Promise<MailSink> {
  const kept = keptMails(directory);
  const faults = mailFaults(({ remotePort }) => connections.end(remotePort));
  const smtp = smtpServer(kept.add, faults);
  const connections = connectionsOf(smtp.server);
  const smtpPort = await listen(smtp.server, port);
  // A client that ends within a dialogue resets its connection; the others go on.
  smtp.on("error", () => undefined);
  return {
    port: smtpPort,
    mails: kept.mails,
    counts: kept.counts,
    connections: connections.total,
    clear: kept.clear,
    fail: faults.set,
    recover: faults.clear,
    stop: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
}

/** The mails that the sink took: the newest in memory and, with a directory, on disk; the number of all by Message-ID. */
function keptMails(directory: string | undefined) {
  const store = directory === undefined ? undefined : mailStore(directory, MOST_KEPT);
  const caught: CaughtMail[] = store?.kept() ?? [];
  const counts = new Map<string, number>();
  const count = ({ headers: { "message-id": id = "" } = {} }: Partial<CaughtMail>) =>
    void counts.set(id, (counts.get(id) ?? 0) + 1);
  caught.forEach(count);
  return {
    mails: () => [...caught],
    counts: () => Object.fromEntries(counts),
    add: (mail: CaughtMail) => {
      store?.add(mail);
      count(mail);
      caught.push(mail);
      if (caught.length > MOST_KEPT) caught.shift();
    },
    clear: () => {
      caught.splice(0);
      counts.clear();
      store?.clear();
    },
  };
}

/** The connections of a server: their number since its start, and the end of one by its remote port. */
function connectionsOf(server: Server) {
  const sockets = new Map<number | undefined, Socket>();
  let total = 0;
  server.on("connection", (socket: Socket) => {
    const port = socket.remotePort;
    total += 1;
    sockets.set(port, socket);
    socket.once("close", () => sockets.delete(port));
  });
  return {
    total: () => total,
    end: (port: number | undefined) => {
      sockets.get(port)?.destroy();
    },
  };
}

/** The time that clients have to end their connections when the sink stops, in ms. */
const CLOSE_MS = 100;

function smtpServer(keep: (mail: CaughtMail) => void, faults: MailFaults): SMTPServer {
  let taken = 0;
  /** Keeps a mail and returns the answer, with the id that the server gives it. */
  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string> {
    const to = session.envelope.rcptTo.map(({ address }) => address);
    await faults.reach("data", session, to);
    await once(stream, "readable");
    await faults.reach("message", session, to);
    const mail = { ...caughtOf(await simpleParser(stream)), to, receivedAt: now() };
    await faults.reach("end", session, to);
    keep(mail);
    await faults.reach("taken", session, to);
    taken += 1;
    return `OK: queued as ${String(taken)}`;
  }
  return new SMTPServer({
    authOptional: true,
    closeTimeout: CLOSE_MS,
    disabledCommands: ["STARTTLS"],
    onConnect(session, done) {
      faults.reach("connect", session).then(() => done(), done);
    },
    onAuth(_credentials, session, done) {
      faults.reach("login", session).then(() => done(null, { user: "anybody" }), done);
    },
    onMailFrom(_address, session, done) {
      faults.reach("sender", session).then(() => done(), done);
    },
    onRcptTo({ address }, session, done) {
      faults.reach("recipient", session, [address]).then(() => done(), done);
    },
    onData(stream, session, done) {
      take(stream, session).then(
        (answer) => done(null, answer),
        (error: Error) => {
          stream.resume();
          done(error);
        },
      );
    },
  });
}

function caughtOf({ from, subject = "", text = "", html, headerLines, attachments }: ParsedMail) {
  return {
    from: nameOf(from),
    subject,
    text,
    html: html === false ? undefined : html,
    headers: Object.fromEntries(headerLines.map(({ key, line }) => [key, valueOf(line)])),
    attachments: attachments.map(attachmentOf),
  };
}

const attachmentOf = ({ filename, contentType, content }: Attachment): CaughtAttachment => ({
  name: filename,
  type: contentType,
  content: content.toString("base64"),
});

const nameOf = (from: AddressObject | undefined): string => from?.text ?? "";
const valueOf = (headerLine: string): string => headerLine.slice(headerLine.indexOf(":") + 1).trim();
const now = (): string => new Date().toISOString();

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}
