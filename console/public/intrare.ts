import { beginSession, completeSession, Refusal, serviceOf, signIn } from "./api.ts";
import { ask, problem, type Problem } from "./form.ts";
import { say } from "./language.ts";
import { byId, conclude, open } from "./page.ts";
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
  enter: ["Intră", "Войти"],
  government: ["Intră prin login-ul guvernamental", "Войти через государственный логин"],
  forCitizens: [
    "Documentele, cererile și notificările dumneavoastră se văd după intrarea prin login-ul guvernamental.",
    "Ваши документы, запросы и уведомления видны после входа через государственный логин.",
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
    "Login-ul guvernamental nu este disponibil aici acum. Intrați cu numele și parola.",
    "Государственный логин здесь сейчас недоступен. Войдите по имени и паролю.",
  ],
  noGovernmentForCitizens: [
    "Login-ul guvernamental nu este disponibil acum. Încercați din nou peste câteva minute.",
    "Государственный логин сейчас недоступен. Повторите попытку через несколько минут.",
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

function check({ username = "", password = "" }: Record<string, string>): Problem[] {
  if (!service) return [{ text: () => say(common.unknownService) }];
  return [
    ...(username.trim() === "" ? [problem("username", words.noUsername)] : []),
    ...(password === "" ? [problem("password", words.noPassword)] : []),
  ];
}

const { attempt } = ask({
  check,
  send: async ({ username = "", password = "" }) => {
    if (!service) return;
    const token = await signIn(service, { username: username.trim(), password });
    keepToken(service, "userToken", { token });
    goOn(false);
  },
  explain: ({ status }) => (status === 401 ? problem("password", words.wrong) : undefined),
});

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

open({ words, title: () => say(words.title) });
const returned = new URLSearchParams(location.hash.slice(1));
if (returned.has("session")) await complete(returned);
