import { activate, serviceOf } from "./api.ts";
import { ask } from "./form.ts";
import { say } from "./language.ts";
import { conclude, offer, open } from "./page.ts";
import { common, type Words } from "./words.ts";

/*
 * The page behind the link of an activation mail. Mail scanners open links but press no buttons, so only the button
 * activates.
 */

const words = {
  title: ["Activarea contului", "Активация учётной записи", "Account activation"],
  lead: [
    "Apăsați butonul ca să puteți folosi contul.",
    "Нажмите кнопку, чтобы пользоваться учётной записью.",
    "Select the button to start using your account.",
  ],
  activate: ["Activează contul", "Активировать учётную запись", "Activate the account"],
  done: [
    "Contul este activ. Vă puteți autentifica.",
    "Учётная запись активирована. Вы можете войти.",
    "The account is active. You can sign in.",
  ],
  used: [
    "Legătura a fost folosită deja sau a expirat. Dacă ați activat contul, vă puteți autentifica; altfel cereți o parolă nouă și primiți altă legătură.",
    "Ссылка уже использована или её срок истёк. Если учётная запись активирована, вы можете войти; иначе запросите новый пароль и получите другую ссылку.",
    "The link has already been used or has expired. If you have activated the account, you can sign in; otherwise request a new password and you will receive another link.",
  ],
} satisfies Words;

const query = new URLSearchParams(location.search);
const service = serviceOf(query);

ask({
  check: () => (service ? [] : [{ text: () => say(common.unknownService) }]),
  send: async () => {
    if (!service) return;
    await activate(service, query.get("key") ?? "");
    offer(common.signIn, `/cont/intrare?serviciu=${service}`);
    conclude(words.done);
  },
  explain: ({ status }) => (status === 400 ? { text: () => say(words.used) } : undefined),
});

open({ words, title: () => say(words.title) });
