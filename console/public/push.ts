import type { CitizenPushSubscriptionsCreateBody } from "../../client/generated/notifications/types.ts";

/* Push messages in this browser. */

/** `unable`: the browser has no push messages. `denied`: the person has forbidden them to this origin. */
export type Ability = "able" | "unable" | "denied";

export function abilityOf(): Ability {
  if (!("serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis))
    return "unable";
  return Notification.permission === "denied" ? "denied" : "able";
}

/** The scope of the worker is the folder of its file: it only takes messages, so it needs no pages. */
const SCOPE = "/assets/";

const registration = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(SCOPE);

/** The address of this browser's subscription; undefined without one. */
export async function ownEndpoint(): Promise<string | undefined> {
  if (abilityOf() === "unable") return undefined;
  return (await (await registration())?.pushManager.getSubscription())?.endpoint;
}

/**
 * Asks the person, then subscribes this browser; undefined if they said no.
 * @param worker the address of the script that shows messages
 * @param publicKey of the service, base64url
 * @throws DOMException if the push service of the browser cannot be reached
 */
export async function subscribeHere(
  worker: string,
  publicKey: string,
): Promise<CitizenPushSubscriptionsCreateBody | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  const registered = await navigator.serviceWorker.register(worker, { scope: SCOPE, type: "module" });
  const wanted = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { pushManager } = registered;
  const { endpoint, keys } = (
    await pushManager.subscribe(wanted).catch(async () => {
      // A subscription for an older key of the service is in the way.
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(wanted);
    })
  ).toJSON();
  return { endpoint: endpoint ?? "", keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } };
}

export async function unsubscribeHere(): Promise<void> {
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
}
