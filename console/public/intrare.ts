import type { FactorMethod, SignInChallenge } from "../../client/second-factor.ts";
import { knowsAutofill, knowsPasskeys, usePasskey } from "../api/passkeys.ts";
import { isService, type Service, serviceNames, services } from "../api/service-names.ts";
import {
  beginPasskey,
  beginSession,
  completeSession,
  finishSignIn,
  OPEN_SERVICES,
  type OpenService,
  Refusal,
  serviceOf,
  signIn,
} from "./api.ts";
import { secondFactorWords, signInWords } from "../words/sign-in-words.ts";
import { ask, problem, type Problem } from "./form.ts";
import { say } from "./language.ts";
import { byId, conclude, open, show } from "./page.ts";
import { CITIZEN_SERVICES, destinationIn, isOfCitizens, keepToken, keptToken } from "./session.ts";
import { common, type Words } from "./words.ts";

/*
 * The one sign-in: by name and password at every service where the person has an account, by a passkey, or through the government's
 * login, which sends the person back to this page. The person goes on to the page in `?inapoi=`, or to the pages that their sign-in
 * opens: a citizen's own, or the console. `?serviciu=` names one service, for an account that was made there just now.
 */

const words = {
  title: ["Intrați în cont", "Вход", "Sign in"],
  username: ["Numele de utilizator", "Имя пользователя", "Username"],
  ...signInWords,
  forCitizens: [
    "Documentele, cererile și notificările dumneavoastră se văd după intrarea prin autentificarea guvernamentală.",
    "Ваши документы, запросы и уведомления видны после входа через государственную систему входа.",
    "You can see your documents, requests and notifications after you sign in with the government sign-in.",
  ],
  forgotten: ["Am uitat parola", "Я не помню пароль", "I have forgotten my password"],
  register: [
    "Nu am cont: mă înregistrez",
    "У меня нет учётной записи: зарегистрироваться",
    "I have no account: create one",
  ],
  factorOf: ["Al doilea factor: {service}", "Второй фактор: {service}", "Second factor: {service}"],
  goOn: ["Continuă", "Продолжить", "Continue"],
  skipService: ["Sari peste acest serviciu", "Пропустить этот сервис", "Skip this service"],
  wrong: [
    "Numele sau parola nu se potrivesc, sau contul nu este activat",
    "Имя или пароль не подходят, или учётная запись не активирована",
    "The username or password does not match, or the account is not activated",
  ],
  noGovernment: [
    "Autentificarea guvernamentală nu este disponibilă aici acum. Intrați cu numele și parola.",
    "Государственная система входа здесь сейчас недоступна. Войдите по имени и паролю.",
    "The government sign-in is not available here now. Sign in with your username and password.",
  ],
  noGovernmentForCitizens: [
    "Autentificarea guvernamentală nu este disponibilă acum. Încercați din nou peste câteva minute.",
    "Государственная система входа сейчас недоступна. Повторите попытку через несколько минут.",
    "The government sign-in is not available now. Try again in a few minutes.",
  ],
  begunElsewhere: [
    "Autentificarea a fost începută în altă filă sau a expirat. Începeți din nou.",
    "Вход был начат в другой вкладке, или его срок истёк. Начните снова.",
    "The sign-in was started in another tab or has expired. Start again.",
  ],
  ...secondFactorWords,
  entered: ["V-ați autentificat.", "Вы вошли.", "You have signed in."],
} satisfies Words;

const query = new URLSearchParams(location.search);
const named = query.get("serviciu");
/** The services where a password is tried; none for a name that is no service. */
const tried: readonly Service[] = named === null ? services : [named].filter(isService);
/** Where sign-ins through the government's login begin. */
const first = serviceOf(query) ?? "documents";
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

/** A service whose second half of the sign-in is due, since the password was right. */
interface Half {
  service: Service;
  challenge: SignInChallenge;
}

/** Those that are due, in order. */
let due: readonly Half[] = [];
let method: FactorMethod = "totp";
/** True if the person has signed in somewhere. */
let isIn = false;

const takesPasskeys = (): boolean => knowsPasskeys() && !isForCitizens;

/** The methods of a half that are typed. */
const typedIn = (half: Half | undefined): FactorMethod[] =>
  half?.challenge.methods.filter((one) => one !== "passkey") ?? [];

/** Asks for the halves that are due; if none is, goes on, or asks for the password. */
function askFactor(halves: readonly Half[], by: FactorMethod = typedIn(halves[0])[0] ?? "totp"): undefined {
  [due, method] = [halves, by];
  const [half] = due;
  if (!half && isIn) return goOn(false) as undefined;
  const typed = typedIn(half);
  byId("ask-username").hidden = byId("ask-password").hidden = half !== undefined;
  byId("ask-code").hidden = typed.length === 0;
  byId("send").hidden = half !== undefined && typed.length === 0;
  byId("other-way").hidden = typed.length < 2;
  byId("skip").hidden = half === undefined || (due.length === 1 && !isIn);
  byId("with-passkey").hidden = !takesPasskeys() || (half !== undefined && !half.challenge.passkey);
  byId("other").hidden = half !== undefined;
  const code = byId<HTMLInputElement>("code");
  code.value = "";
  code.inputMode = by === "totp" ? "numeric" : "text";
  show();
  (half ? code : byId("password")).focus();
}

const enterAt = (service: Service, token: string): void => {
  isIn = true;
  keepToken(service, "userToken", { token });
};

/** How long a person who is signed in somewhere waits for the other services. */
const PATIENCE_MS = 2000;

/**
 * Signs in at every service that is tried. Whoever is signed in at one goes on, or gives the second factors that others ask for.
 * @throws Refusal if all refuse: the most telling one
 */
async function enterByPassword(credentials: { username: string; password: string }): Promise<void> {
  const refusals: Refusal[] = [];
  const halves: Half[] = [];
  const answers = tried.map(async (service) => {
    try {
      enterAt(service, await signIn(service, credentials));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.challenge) halves.push({ service, challenge: error.challenge });
      else refusals.push(error);
    }
  });
  const all = Promise.all(answers);
  const late = Promise.race(answers.map((one) => one.then(() => (isIn ? undefined : all)))).then(
    () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  );
  await Promise.race([all, late]);
  if (isIn || halves.length > 0) return askFactor(inOrder(halves));
  throw refusals.toSorted((one, other) => weightOf(other) - weightOf(one))[0] ?? new Refusal();
}

const inOrder = (halves: readonly Half[]): Half[] =>
  halves.toSorted((one, other) => services.indexOf(one.service) - services.indexOf(other.service));

/** A refusal that says more than that no account here has the password. */
const weightOf = ({ status = 0 }: Refusal): number =>
  status === 429 ? 3 : status === 403 ? 2 : status === 401 ? 1 : 0;

function check({ username = "", password = "", code = "" }: Record<string, string>): Problem[] {
  if (tried.length === 0) return [{ text: () => say(common.unknownService) }];
  if (due.length > 0) return code.trim() === "" ? [problem("code", words.codeMissing)] : [];
  return [
    ...(username.trim() === "" ? [problem("username", words.usernameMissing)] : []),
    ...(password === "" ? [problem("password", words.passwordMissing)] : []),
  ];
}

const { attempt, clear } = ask({
  check,
  send: async ({ username = "", password = "", code = "" }) => {
    const [half, ...others] = due;
    if (!half) return enterByPassword({ username: username.trim(), password });
    const proof = { challenge: half.challenge.id, method, code: code.trim() };
    enterAt(half.service, await finishSignIn(half.service, proof));
    askFactor(others);
  },
  explain: ({ key, status }) => {
    if (key === "factorGresit") return problem("code", words.wrongCode);
    // The service says why in its own words, and the sign-in begins again.
    if (key === "provocareIncheiata") return askFactor(due.slice(1));
    return status === 401 ? problem("password", words.wrong) : undefined;
  },
});

byId("other-method").addEventListener("click", () => {
  clear();
  askFactor(due, method === "totp" ? "recovery" : "totp");
});
byId("skip").addEventListener("click", () => {
  clear();
  askFactor(due.slice(1));
});

/** The service whose passkey a browser has used: its handle names it. */
function serviceOfPasskey(credential: object): Service | undefined {
  const { response } = credential as { response?: { userHandle?: string } };
  const handle = atob((response?.userHandle ?? "").replaceAll("-", "+").replaceAll("_", "/"));
  return services.find((service) => handle.startsWith(`${service}:`));
}

/** Signs in by a passkey: of the account whose password was right, or alone. */
async function enterByPasskey(isAutofill = false): Promise<void> {
  if (isAutofill && !(await knowsAutofill())) return;
  const [half, ...others] = due;
  let service = half?.service ?? (named !== null && isService(named) ? named : services[0]);
  let asked = half?.challenge ?? (await beginPasskey(service));
  let credential = await useOf(asked, isAutofill);
  const own = credential && serviceOfPasskey(credential);
  if (credential && !half && own && own !== service) {
    // Only the service that keeps the passkey can check it, so it is asked for this one.
    const { id } = credential as { id?: string };
    service = own;
    asked = await beginPasskey(service);
    const options = { ...asked.passkey, allowCredentials: [{ id, type: "public-key" }] };
    credential = await useOf({ ...asked, passkey: options }, false);
  }
  if (!credential) {
    if (isAutofill) return;
    throw new NoPasskey();
  }
  enterAt(service, await finishSignIn(service, { challenge: asked.id, method: "passkey", credential }));
  askFactor(others);
}

const useOf = ({ passkey = {} }: SignInChallenge, isAutofill: boolean): Promise<object | undefined> =>
  usePasskey(passkey, isAutofill).catch(() => undefined);

class NoPasskey extends Refusal {}

const explainPasskey = (refusal: Refusal): Problem | undefined => {
  if (refusal instanceof NoPasskey) return { text: () => say(words.noPasskey) };
  if (refusal.key === "factorGresit") return { text: () => say(words.wrongPasskey) };
  return refusal.key === "provocareIncheiata" ? askFactor(due.slice(1)) : undefined;
};

byId("passkey").addEventListener("click", () => void attempt(enterByPasskey, explainPasskey));

/** A sign-in through the government's login that is under way. */
interface UnderWay {
  service: OpenService;
  secret: string;
  /** Where the person is to be signed in next, without being asked again. */
  left: readonly OpenService[];
  /** Which zone they have entered already; absent in the first sign-in of the row. */
  asCitizen?: boolean;
}

const UNDER_WAY = "temelia.sign-in";

/** The page of the government's login for a sign-in that begins here. */
async function begin({ service, left, asCitizen }: Omit<UnderWay, "secret">): Promise<string> {
  const { secret, authorizationUrl } = await beginSession(service, {
    returnTo: `${location.origin}${location.pathname}${location.search}`,
    ...(asCitizen === undefined
      ? isForCitizens
        ? { zone: "citizen" as const }
        : {}
      : {
          zone: asCitizen ? ("citizen" as const) : ("staff" as const),
          quiet: true,
        }),
  });
  const underWay: UnderWay = { service, secret, left, ...(asCitizen === undefined ? {} : { asCitizen }) };
  sessionStorage.setItem(UNDER_WAY, JSON.stringify(underWay));
  return authorizationUrl;
}

byId("government").addEventListener("click", () => {
  void attempt(
    async () => location.assign(await begin({ service: first, left: [] })),
    ({ status }) =>
      status === 503
        ? { text: () => say(isForCitizens ? words.noGovernmentForCitizens : words.noGovernment) }
        : undefined,
  );
});

/** Signs the person in at the next service that takes part; after the last one they go on. */
async function goOnAt([next, ...left]: readonly OpenService[], asCitizen: boolean): Promise<void> {
  if (next === undefined) return goOn(asCitizen);
  try {
    location.replace(await begin({ service: next, left, asCitizen }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await goOnAt(left, asCitizen);
  }
}

/** The services that a sign-in at `service` leads to as well. */
const others = (service: OpenService, asCitizen: boolean): readonly OpenService[] => {
  const scheme = asCitizen ? "citizenToken" : "sessionToken";
  const all: readonly OpenService[] = asCitizen ? CITIZEN_SERVICES : OPEN_SERVICES;
  return all.filter((one) => one !== service && keptToken(one, scheme) === undefined);
};

/** Completes the session in the fragment, after the government's login has sent the person back. */
async function complete(returned: URLSearchParams): Promise<void> {
  const [id, code] = [returned.get("session"), returned.get("code")];
  const underWay = JSON.parse(sessionStorage.getItem(UNDER_WAY) ?? "null") as UnderWay | null;
  sessionStorage.removeItem(UNDER_WAY);
  // The code works only once, so remove it from the address and the history.
  history.replaceState(null, "", location.pathname + location.search);
  // Whoever is on the way through several services has nothing to do here.
  showWays(false);
  await attempt(
    async () => {
      const { service, secret, left, asCitizen } = underWay ?? {};
      if (!service || !secret || !left) throw new BegunElsewhere();
      const session =
        id === null || code === null
          ? undefined
          : await completeSession(service, { id, secret, code }).catch(unlessFirst(asCitizen));
      if (!session) {
        if (asCitizen === undefined) throw new BegunElsewhere();
        return goOnAt(left, asCitizen);
      }
      const isCitizen = session.government.zones.includes("citizen");
      keepToken(service, isCitizen ? "citizenToken" : "sessionToken", session);
      await goOnAt(asCitizen === undefined ? others(service, isCitizen) : left, isCitizen);
    },
    (refusal) => {
      showWays(true);
      return refusal instanceof BegunElsewhere || refusal.status === 404
        ? { text: () => say(words.begunElsewhere) }
        : undefined;
    },
  );
}

/** The ways in: a citizen has one. */
function showWays(areShown: boolean): void {
  byId("form").hidden = !areShown || isForCitizens;
  byId("other").hidden = !areShown;
}

/** Whoever is signed in at a first service goes on without those that refuse. */
const unlessFirst =
  (asCitizen: boolean | undefined) =>
  (error: unknown): undefined => {
    if (asCitizen === undefined || !(error instanceof Refusal)) throw error;
  };

class BegunElsewhere extends Refusal {}

function linkTo(id: string, path: string): void {
  byId<HTMLAnchorElement>(id).href = named === null ? path : `${path}?serviciu=${first}`;
}
showWays(true);
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
    const [half] = due;
    byId("title").textContent = half
      ? say(words.factorOf, { service: say(serviceNames[half.service]) })
      : say(words.title);
    byId("code-label").textContent = say(isCode ? words.code : words.recovery);
    byId("code-hint").textContent = say(isCode ? words.codeHint : words.recoveryHint);
    byId("passkey").textContent = say(half ? words.usePasskey : words.byPasskey);
    byId("other-method").textContent = say(isCode ? words.useRecovery : words.useCode);
    byId("send").textContent = say(half ? words.goOn : words.verb);
  },
});
const returned = new URLSearchParams(location.hash.slice(1));
byId("with-passkey").hidden = !takesPasskeys();
if (returned.has("session") || returned.has("refused")) await complete(returned);
// In the field of the user name, for as long as the page is open; what the person does meanwhile goes first.
else if (takesPasskeys()) await enterByPasskey(true).catch(() => undefined);
