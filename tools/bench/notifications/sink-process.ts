import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";

/*
 * A mail server in a process of its own, so that what is measured does not share its event loop. It keeps the time of each mail
 * by its subject and delivers nothing. Told "taken", it answers with what it took since the last question.
 */

/** A mail that was taken. */
export interface Taken {
  subject: string;
  /** ms since 1970. */
  at: number;
}

let taken: Taken[] = [];

async function take(stream: SMTPServerDataStream): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const [, subject = ""] = /^Subject: (.*)$/im.exec(Buffer.concat(chunks).toString("latin1")) ?? [];
  taken.push({ subject: subject.trim(), at: Date.now() });
}

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onAuth: (_credentials, _session, done) => done(null, { user: "anybody" }),
  onData: (stream, _session, done) => {
    take(stream).then(() => done(null, "OK: queued"), done);
  },
});
server.listen(0, "127.0.0.1");
await once(server.server, "listening");
process.on("message", () => {
  process.send?.(taken);
  taken = [];
});
process.on("disconnect", () => process.exit());
process.send?.((server.server.address() as AddressInfo).port);
