import type { CitizenContact } from "../../client/generated/notifications/types.ts";
import { listContacts } from "./citizen-notices-api.ts";
import { entryOf } from "./entries.ts";
import { say } from "./language.ts";
import { channels, stateOf } from "./notice-words.ts";
import { openOwnList } from "./own-list.ts";
import type { Words } from "./words.ts";

/* The addresses and numbers where the citizen gets messages. */

const words = {
  title: ["Contactele mele", "Мои контакты", "My contacts"],
  about: [
    "Adresele și numerele la care instituțiile vă trimit mesaje.",
    "Адреса и номера, на которые учреждения отправляют вам сообщения.",
    "The addresses and numbers where organizations send you messages.",
  ],
  add: ["Adăugați un contact", "Добавить контакт", "Add a contact"],
  none: [
    "Nu aveți niciun contact, deci mesajele nu ajung la dumneavoastră. Adăugați unul.",
    "У вас нет контактов, поэтому сообщения до вас не доходят. Добавьте контакт.",
    "You have no contacts, so messages do not reach you. Add one.",
  ],
  first: ["contact principal", "основной контакт", "main contact"],
} satisfies Words;

const lineOf = (contact: CitizenContact): HTMLElement =>
  entryOf(contact.adresa, `/ale-mele/contacte/${contact.id}`, [
    [say(channels[contact.canal]), say(stateOf(contact)), contact.principal && say(words.first)]
      .filter(Boolean)
      .join(" · "),
  ]);

await openOwnList({ words, list: listContacts, lineOf });
