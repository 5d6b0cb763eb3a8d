/*
 * Shows the citizen's push messages in this browser; a press opens their notifications. Browsers start it when a
 * message arrives, even without a page.
 */

/** `payloadOf` of functions/notifications/push. */
interface Payload {
  title: string;
  body: string;
  livrareId: number;
}

interface PushEvent extends Event {
  data: { json(): unknown } | null;
  waitUntil(work: Promise<unknown>): void;
}

interface PressEvent extends Event {
  notification: Notification;
  waitUntil(work: Promise<unknown>): void;
}

interface Worker {
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: PressEvent) => void): void;
  registration: ServiceWorkerRegistration;
  clients: { openWindow(address: string): Promise<unknown> };
}

const worker = globalThis as unknown as Worker;

worker.addEventListener("push", (event) => {
  if (!event.data) return;
  const { title, body, livrareId } = event.data.json() as Payload;
  event.waitUntil(worker.registration.showNotification(title, { body, tag: `livrare-${livrareId}` }));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(worker.clients.openWindow("/ale-mele/notificari"));
});
