import { createServer } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { type AddressObject, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { mailStore } from "./mail-store.ts";

/** A parsed mail. */
export interface CaughtMail {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string | undefined;
  /** By lower-case name. */
  headers: Record<string, string>;
  receivedAt: string;
}

interface MailSinkOptions {
  /** 0 picks a free port. */
  port: number;
  /** Keeps the mails there, so that they survive a stop; without it they are kept in memory. */
  directory?: string;
  /** Serves the mails as JSON; without it they are not served. */
  httpPort?: number;
}

export interface MailSink {
  port: number;
  httpPort: number | undefined;
  /** Oldest first; only the newest 500 are kept. */
  mails(): CaughtMail[];
  clear(): void;
  /** While on, refuses every mail with a transient error (451). */
  refuse(on: boolean): void;
  stop(): Promise<void>;
}

const MOST_KEPT = 500;

/** Starts a mail server on loopback that accepts every mail, keeps it and delivers nothing. */
export async function startMailSink({ port, httpPort, directory }: MailSinkOptions): Promise<MailSink> {
  const store = directory === undefined ? undefined : mailStore(directory, MOST_KEPT);
  const caught: CaughtMail[] = store?.kept() ?? [];
  const keep = (mail: CaughtMail) => {
    store?.add(mail);
    caught.push(mail);
    if (caught.length > MOST_KEPT) caught.shift();
  };
  const trouble = { on: false };
  const smtp = smtpServer(keep, trouble);
  const list = createServer((_request, response) => {
    response.setHeader("content-type", "application/json; charset=utf-8");
    response.end(JSON.stringify(caught));
  });
  const smtpPort = await listen(smtp.server, port);
  const listPort = httpPort === undefined ? undefined : await listen(list, httpPort);
  return {
    port: smtpPort,
    httpPort: listPort,
    mails: () => [...caught],
    clear: () => {
      caught.splice(0);
      store?.clear();
    },
    refuse: (on) => void (trouble.on = on),
    stop: async () => {
      list.close();
      await new Promise<void>((resolve) => smtp.close(resolve));
    },
  };
}

function smtpServer(keep: (mail: CaughtMail) => void, trouble: { on: boolean }): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (_credentials, _session, done) => done(null, { user: "anybody" }),
    onMailFrom: (_address, _session, done) =>
      done(trouble.on ? Object.assign(new Error("try again later"), { responseCode: 451 }) : undefined),
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      simpleParser(stream).then(
        ({ from, subject = "", text = "", html, headerLines }) => {
          const headers = Object.fromEntries(headerLines.map(({ key, line }) => [key, valueOf(line)]));
          const page = html === false ? undefined : html;
          keep({ from: nameOf(from), to: recipients, subject, text, html: page, headers, receivedAt: now() });
          done();
        },
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
}

const nameOf = (from: AddressObject | undefined): string => from?.text ?? "";
const valueOf = (headerLine: string): string => headerLine.slice(headerLine.indexOf(":") + 1).trim();
const now = (): string => new Date().toISOString();

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
  });
}
