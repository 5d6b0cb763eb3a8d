import type {
  CitizenContact,
  CitizenNotification,
  CitizenPreference,
} from "../../client/generated/notifications/types.ts";
import type { Text } from "./words.ts";

export const noticeStates: Record<CitizenNotification["status"], Text> = {
  Pending: ["urmează să fie trimisă", "будет отправлено", "to be sent"],
  Resolving: ["urmează să fie trimisă", "будет отправлено", "to be sent"],
  Sending: ["se trimite", "отправляется", "being sent"],
  Sent: ["trimisă", "отправлено", "sent"],
  Delivered: ["livrată", "доставлено", "delivered"],
  Read: ["citită", "прочитано", "read"],
  Cancelled: ["anulată", "отменено", "cancelled"],
  Failed: ["nelivrată", "не доставлено", "undelivered"],
};

export const channels: Record<CitizenContact["canal"], Text> = {
  Email: ["e-mail", "электронная почта", "email"],
  SMS: ["SMS", "SMS", "SMS"],
};

export const channelNames: Record<CitizenPreference["canale"][number], Text> = {
  ...channels,
  Push: ["browser", "браузер", "browser"],
};

const contactStates = {
  verified: ["confirmat", "подтверждён", "confirmed"],
  unverified: ["neconfirmat", "не подтверждён", "not confirmed"],
  undeliverable: [
    "nu primește mesaje; confirmați-l din nou",
    "не принимает сообщения; подтвердите снова",
    "does not receive messages; confirm it again",
  ],
} satisfies Record<string, Text>;

export function stateOf({ verificat, nelivrabil }: CitizenContact): Text {
  if (nelivrabil) return contactStates.undeliverable;
  return verificat ? contactStates.verified : contactStates.unverified;
}
