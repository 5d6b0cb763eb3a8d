import type { FactorMethod, SignInChallenge } from "../../client/second-factor.ts";
import { knowsAutofill, knowsPasskeys, usePasskey } from "../api/passkeys.ts";
import {
  beginPasskey,
  beginSession,
  completeSession,
  finishSignIn,
  Refusal,
  serviceOf,
  signIn,
} from "./api.ts";
import { ask, problem, type Problem } from "./form.ts";
import { say } from "./language.ts";
import { byId, conclude, open, show } from "./page.ts";
import { destinationIn, isOfCitizens, keepToken } from "./session.ts";
import { common, type Words } from "./words.ts";

/*
 * The sign-in: by name and password, or through the government's login, which sends the person back to this page. The
 * person goes on to the page in `?inapoi=`, or to the pages that their sign-in opens: a citizen's own, or the console.
 */

const words = {
  title: ["Intrați în cont", "Вход"],
  username: ["Numele de utilizator", "Имя пользователя"],
  password: ["Parola", "Пароль"],
  enter: ["Intră în cont", "Войти"],
  byPasskey: ["Intră cu o cheie de acces", "Войти с ключом доступа"],
  usePasskey: ["Folosește cheia de acces", "Использовать ключ доступа"],
  noPasskey: [
    "Browserul nu a folosit nicio cheie de acces. Încercați din nou.",
    "Браузер не использовал ключ доступа. Повторите попытку.",
  ],
  wrongPasskey: [
    "Această cheie de acces nu este a contului de la acest serviciu",
    "Этот ключ доступа не от учётной записи этой службы",
  ],
  code: ["Codul din aplicația de autentificare", "Код из приложения для входа"],
  codeHint: ["Șase cifre, care se schimbă la 30 de secunde.", "Шесть цифр, меняются каждые 30 секунд."],
  recovery: ["Codul de rezervă", "Резервный код"],
  recoveryHint: [
    "Unul dintre codurile primite când ați adăugat aplicația. Fiecare merge o singură dată.",
    "Один из кодов, полученных при добавлении приложения. Каждый действует один раз.",
  ],
  useRecovery: ["Folosesc un cod de rezervă", "Использовать резервный код"],
  useCode: ["Folosesc aplicația", "Использовать приложение"],
  noCode: ["Scrieți codul", "Введите код"],
  wrongCode: ["Codul nu este corect sau a fost deja folosit", "Код неверен или уже использован"],
  government: ["Intră prin autentificarea guvernamentală", "Войти через государственную систему входа"],
  forCitizens: [
    "Documentele, cererile și notificările dumneavoastră se văd după intrarea prin autentificarea guvernamentală.",
    "Ваши документы, запросы и уведомления видны после входа через государственную систему входа.",
  ],
  forgotten: ["Am uitat parola", "Я не помню пароль"],
  register: ["Nu am cont: mă înregistrez", "У меня нет учётной записи: зарегистрироваться"],
  noUsername: ["Scrieți numele de utilizator", "Введите имя пользователя"],
  noPassword: ["Scrieți parola", "Введите пароль"],
  wrong: [
    "Numele sau parola nu se potrivesc, sau contul nu este activat",
    "Имя или пароль не подходят, или учётная запись не активирована",
  ],
  noGovernment: [
    "Autentificarea guvernamentală nu este disponibilă aici acum. Intrați cu numele și parola.",
    "Государственная система входа здесь сейчас недоступна. Войдите по имени и паролю.",
  ],
  noGovernmentForCitizens: [
    "Autentificarea guvernamentală nu este disponibilă acum. Încercați din nou peste câteva minute.",
    "Государственная система входа сейчас недоступна. Повторите попытку через несколько минут.",
  ],
  begunElsewhere: [
    "Autentificarea a fost începută în altă filă sau a expirat. Începeți din nou.",
    "Вход был начат в другой вкладке, или его срок истёк. Начните снова.",
  ],
  entered: ["V-ați autentificat.", "Вы вошли."],
} satisfies Words;

const SECRET = "temelia.sign-in";
const query = new URLSearchParams(location.search);
const service = serviceOf(query);
const destination = destinationIn(query);
/** The citizen's pages take only a session of the government's login. */
const isForCitizens = destination !== undefined && isOfCitizens(destination);

/** Goes to the wanted page if this sign-in opens it. */
function goOn(asCitizen: boolean): void {
  conclude(words.entered);
  const opens = destination !== undefined && isOfCitizens(destination) === asCitizen;
  // Back must not lead to a sign-in that is over.
  location.replace(opens ? destination.href : asCitizen ? "/ale-mele" : "/app");
}

/** The second half of a sign-in whose password was right. */
let challenge: SignInChallenge | undefined;
let method: FactorMethod = "totp";

const takesPasskeys = (): boolean => knowsPasskeys() && !isForCitizens;

/** The methods of a challenge that are typed. */
const typedIn = (asked: SignInChallenge | undefined): FactorMethod[] =>
  asked?.methods.filter((one) => one !== "passkey") ?? [];

/** Shows the question of the half that is due. */
function askFactor(
  next: SignInChallenge | undefined,
  by: FactorMethod = typedIn(next)[0] ?? "totp",
): undefined {
  [challenge, method] = [next, by];
  const typed = typedIn(next);
  byId("ask-username").hidden = byId("ask-password").hidden = next !== undefined;
  byId("ask-code").hidden = typed.length === 0;
  byId("send").hidden = next !== undefined && typed.length === 0;
  byId("other-way").hidden = typed.length < 2;
  byId("with-passkey").hidden = !takesPasskeys() || (next !== undefined && !next.passkey);
  byId("other").hidden = !service || next !== undefined;
  const code = byId<HTMLInputElement>("code");
  code.value = "";
  code.inputMode = by === "totp" ? "numeric" : "text";
  show();
  (next ? code : byId("password")).focus();
}

/** Goes on with the second half, if that is what a refusal asks for. */
function asksFor(refusal: unknown): undefined {
  if (!(refusal instanceof Refusal) || !refusal.challenge) throw refusal;
  askFactor(refusal.challenge);
}

function check({ username = "", password = "", code = "" }: Record<string, string>): Problem[] {
  if (!service) return [{ text: () => say(common.unknownService) }];
  if (challenge) return code.trim() === "" ? [problem("code", words.noCode)] : [];
  return [
    ...(username.trim() === "" ? [problem("username", words.noUsername)] : []),
    ...(password === "" ? [problem("password", words.noPassword)] : []),
  ];
}

const { attempt, clear } = ask({
  check,
  send: async ({ username = "", password = "", code = "" }) => {
    if (!service) return;
    const token = challenge
      ? await finishSignIn(service, { challenge: challenge.id, method, code: code.trim() })
      : await signIn(service, { username: username.trim(), password }).catch(asksFor);
    if (token === undefined) return;
    keepToken(service, "userToken", { token });
    goOn(false);
  },
  explain: ({ key, status }) => {
    if (key === "factorGresit") return problem("code", words.wrongCode);
    // The service says why in its own words, and the sign-in begins again.
    if (key === "provocareIncheiata") return askFactor(undefined);
    return status === 401 ? problem("password", words.wrong) : undefined;
  },
});

byId("other-method").addEventListener("click", () => {
  clear();
  askFactor(challenge, method === "totp" ? "recovery" : "totp");
});

/** Signs in by a passkey: of the account whose password was right, or alone. */
async function enterByPasskey(isAutofill = false): Promise<void> {
  if (!service) return;
  if (isAutofill && !(await knowsAutofill())) return;
  const asked = challenge ?? (await beginPasskey(service));
  const credential = await usePasskey(asked.passkey ?? {}, isAutofill).catch(() => undefined);
  if (!credential) {
    if (isAutofill) return;
    throw new NoPasskey();
  }
  const token = await finishSignIn(service, { challenge: asked.id, method: "passkey", credential });
  keepToken(service, "userToken", { token });
  goOn(false);
}

class NoPasskey extends Refusal {}

const explainPasskey = (refusal: Refusal): Problem | undefined => {
  if (refusal instanceof NoPasskey) return { text: () => say(words.noPasskey) };
  if (refusal.key === "factorGresit") return { text: () => say(words.wrongPasskey) };
  return refusal.key === "provocareIncheiata" ? askFactor(undefined) : undefined;
};

byId("passkey").addEventListener("click", () => void attempt(enterByPasskey, explainPasskey));

byId("government").addEventListener("click", () => {
  void attempt(
    async () => {
      if (!service) return;
      const returnTo = `${location.origin}${location.pathname}${location.search}`;
      const { secret, authorizationUrl } = await beginSession(service, {
        returnTo,
        ...(isForCitizens ? { zone: "citizen" } : {}),
      });
      sessionStorage.setItem(SECRET, secret);
      location.assign(authorizationUrl);
    },
    ({ status }) =>
      status === 503
        ? { text: () => say(isForCitizens ? words.noGovernmentForCitizens : words.noGovernment) }
        : undefined,
  );
});

/** Completes the session in the fragment, after the government's login has sent the person back. */
async function complete(returned: URLSearchParams): Promise<void> {
  const [id, code] = [returned.get("session"), returned.get("code")];
  const secret = sessionStorage.getItem(SECRET);
  sessionStorage.removeItem(SECRET);
  // The code works only once, so remove it from the address and the history.
  history.replaceState(null, "", location.pathname + location.search);
  await attempt(
    async () => {
      if (!service || id === null || code === null || secret === null) throw new BegunElsewhere();
      const session = await completeSession(service, { id, secret, code });
      const asCitizen = session.government.zones.includes("citizen");
      keepToken(service, asCitizen ? "citizenToken" : "sessionToken", session);
      goOn(asCitizen);
    },
    (refusal) =>
      refusal instanceof BegunElsewhere || refusal.status === 404
        ? { text: () => say(words.begunElsewhere) }
        : undefined,
  );
}

class BegunElsewhere extends Refusal {}

function linkTo(id: string, path: string): void {
  byId<HTMLAnchorElement>(id).href = `${path}?serviciu=${service ?? "documents"}`;
}
byId("other").hidden = !service;
byId("form").hidden = isForCitizens;
byId("with-account").hidden = isForCitizens;
byId("for-citizens").hidden = !isForCitizens;
byId("government").classList.toggle("main", isForCitizens);
linkTo("forgotten", "/cont/parola");
linkTo("register", "/cont/inregistrare");

open({
  words,
  title: () => say(words.title),
  render() {
    const isCode = method === "totp";
    byId("code-label").textContent = say(isCode ? words.code : words.recovery);
    byId("code-hint").textContent = say(isCode ? words.codeHint : words.recoveryHint);
    byId("passkey").textContent = say(challenge ? words.usePasskey : words.byPasskey);
    byId("other-method").textContent = say(isCode ? words.useRecovery : words.useCode);
  },
});
const returned = new URLSearchParams(location.hash.slice(1));
byId("with-passkey").hidden = !takesPasskeys();
if (returned.has("session")) await complete(returned);
// In the field of the user name, for as long as the page is open; what the person does meanwhile goes first.
else if (takesPasskeys()) await enterByPasskey(true).catch(() => undefined);
