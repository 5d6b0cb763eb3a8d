import { createServer } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { type AddressObject, type Attachment, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { type CaughtAttachment, type CaughtMail, mailStore } from "./mail-store.ts";

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
  /** While on, refuses every mail with this status; default: a transient one (451). */
  refuse(on: boolean, status?: number): void;
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
  const trouble: Trouble = {};
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
    refuse: (on, status = 451) => void (trouble.status = on ? status : undefined),
    stop: async () => {
      list.close();
      await new Promise<void>((resolve) => smtp.close(resolve));
    },
  };
}

/** The status with which mails are refused; absent: none is. */
interface Trouble {
  status?: number | undefined;
}

function smtpServer(keep: (mail: CaughtMail) => void, trouble: Trouble): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (_credentials, _session, done) => done(null, { user: "anybody" }),
    onMailFrom: (_address, _session, done) => done(refusalIn(trouble)),
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      simpleParser(stream).then(
        ({ from, subject = "", text = "", html, headerLines, attachments: files }) => {
          const headers = Object.fromEntries(headerLines.map(({ key, line }) => [key, valueOf(line)]));
          const page = html === false ? undefined : html;
          const attachments = files.map(attachmentOf);
          const caught = {
            from: nameOf(from),
            to: recipients,
            subject,
            text,
            html: page,
            headers,
            attachments,
          };
          keep({ ...caught, receivedAt: now() });
          done();
        },
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
}

const refusalIn = ({ status }: Trouble): Error | undefined =>
  status === undefined
    ? undefined
    : Object.assign(new Error(status < 500 ? "try again later" : "not here"), { responseCode: status });

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
