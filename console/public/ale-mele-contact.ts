import {
  preferContact,
  readContact,
  removeContact,
  resendCode,
  verifyContact,
} from "./citizen-notices-api.ts";
import { openOwn, read } from "./citizen.ts";
import { fact } from "./facts.ts";
import { ask, problem, showMissing } from "./form.ts";
import { say } from "./language.ts";
import { channels, stateOf } from "./notice-words.ts";
import { byId, clearOutcome, show, tellOutcome } from "./page.ts";
import type { Text, Words } from "./words.ts";

/* A contact, `/ale-mele/contacte/7`: it is confirmed by the code that it got, made the first of its channel, or removed. */

const words = {
  title: ["Contact", "Контакт", "Contact"],
  back: ["Contactele mele", "Мои контакты", "My contacts"],
  channel: ["Canal", "Канал", "Channel"],
  state: ["Stare", "Состояние", "State"],
  first: ["Contact principal", "Основной контакт", "Main contact"],
  yes: ["da", "да", "yes"],
  no: ["nu", "нет", "no"],
  code: ["Codul primit", "Полученный код", "Code received"],
  codeHint: [
    "Șase cifre, valabile 10 minute",
    "Шесть цифр, действуют 10 минут",
    "Six digits, valid for 10 minutes",
  ],
  confirm: ["Confirmă contactul", "Подтвердить контакт", "Confirm the contact"],
  resend: ["Trimite alt cod", "Отправить другой код", "Send another code"],
  prefer: ["Trimiteți mesajele întâi aici", "Отправлять сообщения сначала сюда", "Send messages here first"],
  removal: ["Ștergerea contactului", "Удаление контакта", "Delete the contact"],
  removalAbout: [
    "La acest contact nu vi se mai trimite nimic. Îl puteți adăuga din nou oricând.",
    "На этот контакт вам больше ничего не отправят. Его можно добавить снова в любое время.",
    "Nothing more is sent to you at this contact. You can add it again at any time.",
  ],
  remove: ["Da, șterge contactul", "Да, удалить контакт", "Yes, delete the contact"],
  enterCode: [
    "Scrieți cele șase cifre ale codului",
    "Введите шесть цифр кода",
    "Enter the six digits of the code",
  ],
  wrongCode: [
    "Codul este greșit sau nu mai este valabil. Cereți alt cod.",
    "Код неверен или больше не действует. Запросите другой код.",
    "The code is wrong or no longer valid. Request another code.",
  ],
  changed: [
    "Contactul s-a schimbat între timp. Aici este cum arată acum; încercați din nou.",
    "Контакт тем временем изменился. Здесь он показан как есть; повторите попытку.",
    "The contact has changed in the meantime. This is how it looks now; try again.",
  ],
  confirmed: ["Contactul este confirmat.", "Контакт подтверждён.", "The contact is confirmed."],
  resent: [
    "Am trimis alt cod. Cel vechi nu mai este valabil.",
    "Отправлен другой код. Старый не действует.",
    "We have sent another code. The old one is no longer valid.",
  ],
  preferred: ["Mesajele vin întâi aici.", "Сообщения сначала придут сюда.", "Messages are sent here first."],
} satisfies Words;

const id = decodeURIComponent(location.pathname.split("/")[3] ?? "");
let found = await read(() => readContact(id));

const title = (): string => (typeof found === "function" ? say(words.title) : found.record.adresa);

function render(): void {
  const isMissing = typeof found === "function";
  byId("title").textContent = title();
  showMissing(typeof found === "function" ? found() : undefined);
  byId("shared").hidden = isMissing;
  if (typeof found === "function") return;
  const { record: contact } = found;
  const isSettled = contact.verificat && !contact.nelivrabil;
  byId("facts").replaceChildren(
    ...fact(words.channel, say(channels[contact.canal])),
    ...fact(words.state, say(stateOf(contact))),
    ...fact(words.first, say(contact.principal ? words.yes : words.no)),
  );
  // A confirmed contact needs no code.
  byId("form").hidden = isSettled;
  byId("again").hidden = isSettled;
  byId("first").hidden = !isSettled || contact.principal;
}

/** Reads the contact again, and says what was done. */
async function settle(outcome: Text): Promise<void> {
  found = await read(() => readContact(id));
  tellOutcome(outcome);
}

const { attempt } = ask({
  check: ({ code = "" }) => (/^\d{6}$/.test(code.trim()) ? [] : [problem("code", words.enterCode)]),
  send: async ({ code = "" }) => {
    if (typeof found === "function") return;
    clearOutcome();
    await verifyContact(found.record.id, code.trim());
    await settle(words.confirmed);
  },
  explain: ({ key }) => (key === "codGresit" ? problem("code", words.wrongCode) : undefined),
});

/** Does an act at a press. If the contact was changed meanwhile, shows its new state instead. */
function onPress(button: string, act: (current: Exclude<typeof found, () => string>) => Promise<void>): void {
  byId(button).addEventListener("click", () => {
    void attempt(
      async () => {
        if (typeof found === "function") return;
        clearOutcome();
        await act(found);
      },
      ({ status }) => {
        if (status !== 412) return undefined;
        void read(() => readContact(id)).then((again) => {
          found = again;
          show();
        });
        return { text: () => say(words.changed) };
      },
    );
  });
}

onPress("resend", async ({ record }) => {
  await resendCode(record.id);
  await settle(words.resent);
});
onPress("prefer", async (current) => {
  await preferContact(current);
  await settle(words.preferred);
});
onPress("remove", async (current) => {
  await removeContact(current);
  location.replace("/ale-mele/contacte");
});

openOwn({ words, title, render });
