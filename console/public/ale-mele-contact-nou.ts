import { addContact } from "./citizen-notices-api.ts";
import { demandSession, openOwn } from "./citizen.ts";
import { ask, problem } from "./form.ts";
import { say } from "./language.ts";
import type { Words } from "./words.ts";

/* A new contact: an address or a number, which gets a code. */

const words = {
  title: ["Adăugați un contact", "Добавление контакта", "Add a contact"],
  back: ["Contactele mele", "Мои контакты", "My contacts"],
  address: [
    "Adresa de e-mail sau numărul de telefon",
    "Электронная почта или номер телефона",
    "Email address or phone number",
  ],
  addressHint: [
    "De exemplu nume@exemplu.md sau +37369123456. Trimitem acolo un cod.",
    "Например imya@primer.md или +37369123456. Мы отправим туда код.",
    "For example name@example.md or +37369123456. We send a code there.",
  ],
  send: ["Trimite codul", "Отправить код", "Send the code"],
  wrong: [
    "Scrieți o adresă de e-mail sau un număr cu prefix, de exemplu +37369123456",
    "Введите электронную почту или номер с кодом страны, например +37369123456",
    "Enter an email address or a number with its prefix, for example +37369123456",
  ],
  taken: ["Aveți deja acest contact", "У вас уже есть этот контакт", "You already have this contact"],
} satisfies Words;

/** People write numbers with spaces. */
const bare = (adresa: string): string =>
  adresa.includes("@") ? adresa.trim() : adresa.replaceAll(/[\s().-]/g, "");

demandSession("notifications");
ask({
  check: ({ adresa = "" }) =>
    /^[^@\s]+@[^@\s]+$|^\+\d{8,15}$/.test(bare(adresa)) ? [] : [problem("adresa", words.wrong)],
  send: async ({ adresa = "" }) => {
    const wanted = bare(adresa);
    const { id } = await addContact({ canal: wanted.includes("@") ? "Email" : "SMS", adresa: wanted });
    // Back must not lead to the question again.
    location.replace(`/ale-mele/contacte/${id}`);
  },
  explain: ({ key }) => (key === "contactExista" ? problem("adresa", words.taken) : undefined),
});

openOwn({ words, title: () => say(words.title) });
