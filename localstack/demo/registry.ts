import type { Contact } from "../../functions/notifications/records/contact.ts";
import type { Preference } from "../../functions/notifications/records/preference.ts";
import type { Recipient } from "../../functions/notifications/records/recipient.ts";

/*
 * The registry of the seed: six people and two firms, of every kind that decides on a message, a group of all of them, and a
 * citizen who is one of them.
 */

type DemoRecipient = Omit<Recipient, "creatLa" | "activ">;

export const recipients: DemoRecipient[] = [
  { id: 1, idnp: "2002004006019", nume: "Maria Ciobanu", limba: "ro" },
  { id: 2, idnp: "2003005007021", nume: "Andrei Popa", limba: "ru" },
  { id: 3, idnp: "2004006008033", nume: "Elena Rusu", limba: "ro" },
  { id: 4, idnp: "2005007009045", nume: "Vasile Moraru", limba: "ro" },
  { id: 5, idnp: "2006008010058", nume: "Natalia Ceban", limba: "ro" },
  { id: 6, idnp: "2007009011060", nume: "Ion Sandu", limba: "ro" },
  { id: 7, idno: "1012600037116", nume: "Agro Nord SRL", limba: "ro" },
  { id: 8, idno: "1012600037220", nume: "Casa Nouă SA", limba: "ru" },
];

/** The citizen who signs in as Maria. */
export const citizen = {
  id: 4,
  login: "maria.cetatean",
  firstName: "Maria",
  lastName: "Ciobanu",
  destinatarId: 1,
};

type DemoContact = Omit<Contact, "creatLa">;

const verified = { verificat: true, principal: true } as const;

export const contacts: DemoContact[] = [
  { id: 1, destinatarId: 1, canal: "Email", adresa: "maria.ciobanu@exemplu.md", ...verified },
  { id: 2, destinatarId: 1, canal: "SMS", adresa: "+37369111001", ...verified },
  { id: 3, destinatarId: 2, canal: "SMS", adresa: "+37369111002", ...verified },
  { id: 4, destinatarId: 3, canal: "Email", adresa: "elena.rusu@exemplu.md", ...verified },
  { id: 5, destinatarId: 4, canal: "SMS", adresa: "+37369111004", ...verified },
  {
    id: 6,
    destinatarId: 5,
    canal: "Email",
    adresa: "natalia.ceban@exemplu.md",
    verificat: false,
    principal: true,
  },
  { id: 7, destinatarId: 6, canal: "Email", adresa: "ion.sandu@exemplu.md", ...verified },
  { id: 8, destinatarId: 7, canal: "Email", adresa: "contabil@agronord.exemplu.md", ...verified },
  { id: 9, destinatarId: 8, canal: "Email", adresa: "birou@casanoua.exemplu.md", ...verified },
  { id: 10, destinatarId: 8, canal: "SMS", adresa: "+37369111008", ...verified },
];

type DemoPreference = Omit<Preference, "creatLa">;

/** Elena declines reminders of taxes, Vasile is quiet at night, Ion gets his mail once a day. */
export const preferences: DemoPreference[] = [
  { id: 1, destinatarId: 3, sistemId: 1, categorie: "mementouri", canale: [], activ: false },
  { id: 2, destinatarId: 4, canale: ["SMS"], activ: true, liniste: { de: "22:00", pana: "07:00" } },
  { id: 3, destinatarId: 6, canale: ["Email"], activ: true, rezumat: { ora: "18:00" } },
];

/** Maria's browser; its keys are those of `push.ts`. */
export const device = { id: 1, destinatarId: 1, name: "maria" };

/** Everybody, for the system of taxes. */
export const group = { id: 1, sistemId: 1, cod: "contribuabili", denumire: "Contribuabilii" };
