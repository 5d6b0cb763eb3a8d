import {
  preferContact,
  readContact,
  removeContact,
  resendCode,
  verifyContact,
} from "./citizen-notices-api.ts";
import { openOwn, read, showMissing } from "./citizen.ts";
import { fact } from "./facts.ts";
import { ask, problem } from "./form.ts";
import { say } from "./language.ts";
import { channels, stateOf } from "./notice-words.ts";
import { byId, make, show } from "./page.ts";
import type { Text, Words } from "./words.ts";

/* A contact, `/ale-mele/contacte/7`: it is confirmed by the code that it got, made the first of its channel, or removed. */

const words = {
  title: ["Contact", "Контакт"],
  back: ["Contactele mele", "Мои контакты"],
  channel: ["Canal", "Канал"],
  state: ["Stare", "Состояние"],
  first: ["Contact principal", "Основной контакт"],
  yes: ["da", "да"],
  no: ["nu", "нет"],
  code: ["Codul primit", "Полученный код"],
  codeHint: ["Șase cifre, valabile 10 minute", "Шесть цифр, действуют 10 минут"],
  confirm: ["Confirmă contactul", "Подтвердить контакт"],
  resend: ["Trimite alt cod", "Отправить другой код"],
  prefer: ["Trimiteți mesajele întâi aici", "Отправлять сообщения сначала сюда"],
  removal: ["Ștergerea contactului", "Удаление контакта"],
  removalAbout: [
    "La acest contact nu vi se mai trimite nimic. Îl puteți adăuga din nou oricând.",
    "На этот контакт вам больше ничего не отправят. Его можно добавить снова в любое время.",
  ],
  remove: ["Da, șterge contactul", "Да, удалить контакт"],
  enterCode: ["Scrieți cele șase cifre ale codului", "Введите шесть цифр кода"],
  wrongCode: [
    "Codul este greșit sau nu mai este valabil. Cereți alt cod.",
    "Код неверен или больше не действует. Запросите другой код.",
  ],
  changed: [
    "Contactul s-a schimbat între timp. Aici este cum arată acum; încercați din nou.",
    "Контакт тем временем изменился. Здесь он показан как есть; повторите попытку.",
  ],
  confirmed: ["Contactul este confirmat.", "Контакт подтверждён."],
  resent: ["Am trimis alt cod. Cel vechi nu mai este valabil.", "Отправлен другой код. Старый не действует."],
  preferred: ["Mesajele vin întâi aici.", "Сообщения сначала придут сюда."],
} satisfies Words;

const id = decodeURIComponent(location.pathname.split("/")[3] ?? "");
let found = await read(() => readContact(id));
let told: Text | undefined;

const title = (): string => (typeof found === "function" ? say(words.title) : found.contact.adresa);

function render(): void {
  const isMissing = typeof found === "function";
  byId("title").textContent = title();
  showMissing(typeof found === "function" ? found() : undefined);
  byId("shared").hidden = isMissing;
  byId("outcome").hidden = !told;
  byId("outcome").replaceChildren(...(told ? [make("p", say(told))] : []));
  if (typeof found === "function") return;
  const { contact } = found;
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
  told = outcome;
  show();
  byId("outcome").focus();
}

const { attempt } = ask({
  check: ({ code = "" }) => (/^\d{6}$/.test(code.trim()) ? [] : [problem("code", words.enterCode)]),
  send: async ({ code = "" }) => {
    if (typeof found === "function") return;
    told = undefined;
    await verifyContact(found.contact.id, code.trim());
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
        told = undefined;
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

onPress("resend", async ({ contact }) => {
  await resendCode(contact.id);
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
