import { issue } from "../../../localstack/signing-service/certificates.ts";
import { groups } from "../../../functions/notifications/api.ts";
import { notifications } from "../../../functions/notifications/service.ts";
import { type Provider, Providers } from "../../../functions/notifications/records/provider.ts";
import {
  type Notification,
  Notifications,
  trackingOf,
} from "../../../functions/notifications/records/notification.ts";
import { type System, Systems } from "../../../functions/notifications/records/system.ts";
import { registeredCertificate } from "../../../shared/auth/client-certificate.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { create, readUnique } from "../../../shared/data/repository.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import type { GatewayReply } from "../../../shared/http/responses.ts";
import { nextId } from "../../../shared/ids.ts";
import { gatewayEvent } from "../../../shared/testing/caller.ts";
import { noticeBody } from "./notice.ts";

/* A system that sends, in this process: not by the helpers of the tests, which watch every call of the SDK. */

const handler = lambdaHandler(notifications, ...groups);
const DAY_MS = 24 * 3600 * 1000;

export interface SendingSystem {
  system: Stored<System>;
  certificate: string;
}

export async function addSystem(): Promise<SendingSystem> {
  const [from, until] = [new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS)];
  const certificate = issue({ name: "Sistem", from, until, use: "client" }).certificate.toString();
  const system = await create(Systems, {
    id: nextId(),
    cod: `S-${nextId()}`,
    denumire: "Sistem",
    mod: "REAL",
    activ: true,
    limitaPeMinut: 1_000_000,
    certificate: [registeredCertificate(certificate)?.fingerprint ?? ""],
  });
  return { system, certificate };
}

/** A mail provider on a port of this machine. */
export const addProvider = (port: number, fields: Partial<Provider> = {}): Promise<Stored<Provider>> =>
  create(Providers, {
    id: nextId(),
    cod: `P-${nextId()}`,
    canal: "Email",
    tip: "SMTP",
    configuratie: { host: "127.0.0.1", port },
    sigilate: {},
    prioritate: 1,
    recipise: false,
    activ: true,
    ...fields,
  });

/** The recipients of a call, or the number of its addresses. */
type Recipients = number | readonly object[];

/** An acceptance, ready to run. Its trackingId is moved by replays, as ids are. */
export function accepting({ certificate }: SendingSystem, recipients: Recipients) {
  const trackingId = String(nextId());
  const event = gatewayEvent("POST", `/notifications/api/v1/notify/${trackingId}`, {
    body: typeof recipients === "number" ? noticeBody(recipients) : noticeBody(0, { recipients }),
    certificate,
  });
  return { trackingId, run: (): Promise<GatewayReply> => handler(event) };
}

/** The notification of an acceptance. @throws Error if there is none */
export async function notificationOf(
  { system }: SendingSystem,
  trackingId: string,
): Promise<Stored<Notification>> {
  const found = await readUnique(Notifications, "tracking", trackingOf({ sistemId: system.id, trackingId }));
  if (!found) throw new Error(`no notification ${trackingId}`);
  return found;
}

/** Accepts a call. @throws Error if it is refused */
export async function accept(sender: SendingSystem, recipients: Recipients): Promise<Stored<Notification>> {
  const { trackingId, run } = accepting(sender, recipients);
  const { statusCode, body } = await run();
  if (statusCode !== 202) throw new Error(`${statusCode} ${body}`);
  return notificationOf(sender, trackingId);
}
