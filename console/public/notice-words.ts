import type { Channel, Contact, Notice } from "./citizen-notices-api.ts";
import type { Text } from "./words.ts";

export const noticeStates: Record<Notice["status"], Text> = {
  Pending: ["urmează să fie trimisă", "будет отправлено"],
  Resolving: ["urmează să fie trimisă", "будет отправлено"],
  Sending: ["se trimite", "отправляется"],
  Sent: ["trimisă", "отправлено"],
  Delivered: ["livrată", "доставлено"],
  Read: ["citită", "прочитано"],
  Cancelled: ["anulată", "отменено"],
  Failed: ["nelivrată", "не доставлено"],
};

export const channels: Record<Contact["canal"], Text> = {
  Email: ["e-mail", "электронная почта"],
  SMS: ["SMS", "SMS", "SMS"],
};

export const channelNames: Record<Channel, Text> = { ...channels, Push: ["browser", "браузер"] };

const contactStates = {
  verified: ["confirmat", "подтверждён"],
  unverified: ["neconfirmat", "не подтверждён"],
  undeliverable: ["nu primește mesaje; confirmați-l din nou", "не принимает сообщения; подтвердите снова"],
} satisfies Record<string, Text>;

export function stateOf({ verificat, nelivrabil }: Contact): Text {
  if (nelivrabil) return contactStates.undeliverable;
  return verificat ? contactStates.verified : contactStates.unverified;
}
