import type * as z from "zod";
import type { Stored } from "../../../../shared/data/entity.ts";
import { randomCode } from "../../../../shared/ids.ts";
import { actingSystem, type Operator, type Person, type Reader } from "../../access/callers.ts";
import type { SystemCaller } from "../../access/load-system.ts";
import type { Notification } from "../../records/notification.ts";
import { acceptNotification } from "./accept.ts";
import type { NoticeOfAdministrators, NoticeRequest } from "./request.ts";
import { systemFor } from "./system-for.ts";

/** Accepts a notification of a system. */
export const acceptForSystem = (
  system: SystemCaller,
  trackingId: string,
  request: NoticeRequest,
): Promise<Stored<Notification>> => acceptNotification({ system, creatDe: system.cod, trackingId, request });

const TRACKING_ID_LENGTH = 20;

type OfAdministrators = NoticeRequest &
  Pick<z.output<typeof NoticeOfAdministrators>, "sistemId" | "trackingId">;

/**
 * Accepts a notification that an administrator sends for a system.
 * @throws badRequest for a system that does not exist, conflict for one that is stopped
 */
export async function acceptForAdministrator(
  { login }: Person,
  { sistemId, trackingId = randomCode(TRACKING_ID_LENGTH), ...request }: OfAdministrators,
): Promise<Stored<Notification>> {
  const system = await systemFor(sistemId);
  return acceptNotification({ system, creatDe: login, trackingId, request });
}

/** Accepts a notification that an operator sends for their system. */
export const acceptForOperator = (
  { login, sistem }: Operator,
  {
    trackingId = randomCode(TRACKING_ID_LENGTH),
    ...request
  }: NoticeRequest & { trackingId?: string | undefined },
): Promise<Stored<Notification>> =>
  acceptNotification({ system: sistem, creatDe: login, trackingId, request });

/**
 * Accepts a notification that an official sends.
 * @throws badRequest for a system that they may not send for, conflict for one that is stopped
 */
export function acceptForOfficial(
  caller: Reader,
  { sistemId, ...request }: NoticeRequest & Partial<Pick<OfAdministrators, "sistemId" | "trackingId">>,
): Promise<Stored<Notification>> {
  const { sistem } = caller;
  const system = actingSystem(caller, sistemId);
  return sistem
    ? acceptForOperator({ ...caller, sistem }, request)
    : acceptForAdministrator(caller, { ...request, sistemId: system });
}
