import type { Contact, Notice } from "./citizen-notices-api.ts";
import type { Text } from "./words.ts";

export const noticeStates: Record<Notice["status"], Text> = {
  Pending: { ro: "urmează să fie trimisă", ru: "будет отправлено" },
  Resolving: { ro: "urmează să fie trimisă", ru: "будет отправлено" },
  Sending: { ro: "se trimite", ru: "отправляется" },
  Sent: { ro: "trimisă", ru: "отправлено" },
  Delivered: { ro: "livrată", ru: "доставлено" },
  Read: { ro: "citită", ru: "прочитано" },
  Cancelled: { ro: "anulată", ru: "отменено" },
  Failed: { ro: "nelivrată", ru: "не доставлено" },
};

export const channels: Record<Contact["canal"], Text> = {
  Email: { ro: "e-mail", ru: "электронная почта" },
  SMS: { ro: "SMS", ru: "SMS" },
};

const contactStates = {
  verified: { ro: "confirmat", ru: "подтверждён" },
  unverified: { ro: "neconfirmat", ru: "не подтверждён" },
  undeliverable: {
    ro: "nu primește mesaje; confirmați-l din nou",
    ru: "не принимает сообщения; подтвердите снова",
  },
} satisfies Record<string, Text>;

export function stateOf({ verificat, nelivrabil }: Contact): Text {
  if (nelivrabil) return contactStates.undeliverable;
  return verificat ? contactStates.verified : contactStates.unverified;
}
