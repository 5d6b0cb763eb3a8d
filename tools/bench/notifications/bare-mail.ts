import { createTransport } from "nodemailer";

export interface BareMail {
  send(livrareId: number): Promise<unknown>;
  stop(): void;
}

/** The same SMTP dialogue as a worker's, through the library as it comes: as many connections, the same message. */
export function bareMail(port: number): BareMail {
  const transport = createTransport({ host: "127.0.0.1", port, pool: true, maxConnections: 5 });
  return {
    send: (livrareId) =>
      transport.sendMail({
        from: "no-reply@temelia.test",
        to: "om-0@exemplu.md",
        subject: "Aviz",
        text: "Stimate cetățean, aveți de achitat taxa locală până la sfârșitul lunii.",
        messageId: `<livrare-${livrareId}@temelia.test>`,
        headers: { "X-Temelia-Livrare": String(livrareId) },
      }),
    stop: () => transport.close(),
  };
}
