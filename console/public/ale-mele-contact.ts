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

/* A contact, `/ale-mele/contacte/7`: confirmed by the code that it got, made the first of its channel, or removed. */

const words = {
  title: { ro: "Contact", ru: "Контакт" },
  back: { ro: "Contactele mele", ru: "Мои контакты" },
  channel: { ro: "Canal", ru: "Канал" },
  state: { ro: "Stare", ru: "Состояние" },
  first: { ro: "Cel dintâi al canalului", ru: "Основной в канале" },
  yes: { ro: "da", ru: "да" },
  no: { ro: "nu", ru: "нет" },
  code: { ro: "Codul primit", ru: "Полученный код" },
  codeHint: { ro: "Șase cifre, valabile 10 minute", ru: "Шесть цифр, действуют 10 минут" },
  confirm: { ro: "Confirmă contactul", ru: "Подтвердить контакт" },
  resend: { ro: "Trimite alt cod", ru: "Отправить другой код" },
  prefer: { ro: "Trimiteți mesajele întâi aici", ru: "Отправлять сообщения сначала сюда" },
  removal: { ro: "Ștergerea contactului", ru: "Удаление контакта" },
  removalAbout: {
    ro: "La acest contact nu vi se mai trimite nimic. Îl puteți adăuga din nou oricând.",
    ru: "На этот контакт вам больше ничего не отправят. Его можно добавить снова в любое время.",
  },
  remove: { ro: "Da, șterge contactul", ru: "Да, удалить контакт" },
  enterCode: { ro: "Scrieți cele șase cifre ale codului", ru: "Введите шесть цифр кода" },
  wrongCode: {
    ro: "Codul este greșit sau nu mai este valabil. Cereți alt cod.",
    ru: "Код неверен или больше не действует. Запросите другой код.",
  },
  changed: {
    ro: "Contactul s-a schimbat între timp. Aici este cum arată acum; încercați din nou.",
    ru: "Контакт тем временем изменился. Здесь он показан как есть; повторите попытку.",
  },
  confirmed: { ro: "Contactul este confirmat.", ru: "Контакт подтверждён." },
  resent: {
    ro: "Am trimis alt cod. Cel vechi nu mai este valabil.",
    ru: "Отправлен другой код. Старый не действует.",
  },
  preferred: { ro: "Mesajele vin întâi aici.", ru: "Сообщения сначала придут сюда." },
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
  // A code is asked for where one was sent: not of a contact that is confirmed.
  byId("form").hidden = isSettled;
  byId("again").hidden = isSettled;
  byId("first").hidden = !isSettled || contact.principal;
}

/** Reads the contact again, and tells what was done. */
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

/** Does an act at a press; of a contact that was changed meanwhile, shows the new state instead. */
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
