import type { CitizenNotification } from "../../client/generated/notifications/types.ts";
import { listNotices } from "./citizen-notices-api.ts";
import { entryOf } from "./entries.ts";
import { moment } from "./facts.ts";
import { say } from "./language.ts";
import { noticeStates } from "./notice-words.ts";
import { openOwnList } from "./own-list.ts";
import type { Words } from "./words.ts";

/* The notifications that the citizen got. */

const words = {
  title: ["Notificările mele", "Мои уведомления", "My notifications"],
  about: [
    "Mesajele instituțiilor din ultimele 90 de zile, cele mai noi întâi.",
    "Сообщения учреждений за последние 90 дней, сначала новые.",
    "Messages from organizations in the last 90 days, newest first.",
  ],
  none: [
    "În ultimele 90 de zile nu ați primit nicio notificare.",
    "За последние 90 дней уведомлений не было.",
    "You have not received any notifications in the last 90 days.",
  ],
} satisfies Words;

const lineOf = ({ id, subject, status, creatLa }: CitizenNotification): HTMLElement =>
  entryOf(subject, `/ale-mele/notificari/${id}`, [`${moment(creatLa)} · ${say(noticeStates[status])}`]);

await openOwnList({ words, list: listNotices, lineOf });
