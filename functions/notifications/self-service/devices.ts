import type { Stored } from "../../../shared/data/entity.ts";
import { removeRecord, type Target } from "../../../shared/features/crud-verbs.ts";
import type { RecipientCaller } from "../access/load-recipient.ts";
import { type Device, DeviceFields, Devices } from "../records/device.ts";
import { type NewDevice, subscribe } from "../recipients/registry/devices.ts";
import { isOwn } from "./contacts.ts";

/** A subscription as a browser gives it. */
export const OwnDeviceFields = DeviceFields.omit({ destinatarId: true });

/** Subscribes a browser of the caller. @throws badRequest */
export const subscribeOwn = (
  { destinatarId }: RecipientCaller,
  device: Omit<NewDevice, "destinatarId">,
): Promise<Stored<Device>> => subscribe({ ...device, destinatarId });

/** Removes a browser of the caller. @throws notFound */
export const unsubscribeOwn = (target: Target<RecipientCaller>): Promise<void> =>
  removeRecord(Devices, target, { visible: isOwn });
