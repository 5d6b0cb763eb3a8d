import { call, Refusal } from "./api.ts";
import { readOr } from "./form.ts";
import { language, say } from "./language.ts";
import { byId, keepTyped, make, open, whenShown } from "./page.ts";
import { citizenName, type CitizenService, forgetToken, keptToken } from "./session.ts";
import type { Text, Words } from "./words.ts";

/* What the citizen's pages share: the session of the government's login, the links between the pages, and the sign-out. */

const words = {
  menu: ["Meniu", "Меню", "Menu"],
  own: ["Paginile mele", "Мои страницы", "My pages"],
  documents: ["Documente", "Документы", "Documents"],
  requests: ["Cereri de acces", "Запросы доступа", "Access requests"],
  notifications: ["Notificări", "Уведомления", "Notifications"],
  contacts: ["Contacte", "Контакты", "Contacts"],
  browsers: ["Notificări în browser", "Уведомления в браузере", "Browser notifications"],
  preferences: ["Preferințe", "Настройки уведомлений", "Preferences"],
  sessions: ["Sesiuni", "Сессии", "Sessions"],
  signOut: ["Ieșire", "Выйти", "Sign out"],
  missing: [
    "Nu există sau nu este a dumneavoastră. Verificați adresa.",
    "Не существует или принадлежит не вам. Проверьте адрес.",
    "It does not exist or does not belong to you. Check the address.",
  ],
} satisfies Words;

const PLACES: [path: string, name: Text][] = [
  ["/ale-mele", words.documents],
  ["/ale-mele/cereri", words.requests],
  ["/ale-mele/notificari", words.notifications],
  ["/ale-mele/contacte", words.contacts],
  ["/ale-mele/browsere", words.browsers],
  ["/ale-mele/preferinte", words.preferences],
  ["/ale-mele/sesiuni", words.sessions],
];

/**
 * Makes a call with the citizen's session. Without one, the person goes to the sign-in and comes back here. @throws
 * Refusal
 */
export async function asCitizen(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const service: CitizenService = path.startsWith("/documents/") ? "documents" : "notifications";
  const token = keptToken(service, "citizenToken");
  if (token === undefined) throw leave(service);
  try {
    return await call(method, path, body, { authorization: `Bearer ${token}`, ...headers });
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    forgetToken(service, "citizenToken");
    throw leave(service);
  }
}

/** For pages with a form before the first call: without a session, the person goes to the sign-in first. */
export function demandSession(service: CitizenService): void {
  if (keptToken(service, "citizenToken") === undefined) leave(service);
}

/** There is no session, or it has ended: the person goes to the sign-in. */
function leave(service: CitizenService): Refusal {
  // Before the page has opened, nothing can have been typed.
  if (!byId("main").hidden) keepTyped();
  const back = location.pathname + location.search;
  location.replace(`/cont/intrare?serviciu=${service}&inapoi=${encodeURIComponent(back)}`);
  return new Refusal(new Response(null, { status: 401 }));
}

/** Reads what a page of the citizen shows. */
export const read = <T>(ask: () => Promise<T>): Promise<T | (() => string)> => readOr(ask, words.missing);

/** Opens a page, with the name of the citizen, links to the other pages and the sign-out. */
export function openOwn(page: Parameters<typeof open>[0]): void {
  const bar = document.createElement("nav");
  bar.id = "own";
  bar.className = "own";
  const out = buttonTo(() => void signOut());
  const places = document.createElement("div");
  places.id = "own-places";
  const menu = menuOf(bar, places);
  bar.replaceChildren(menu, places);
  whenShown(() => {
    bar.setAttribute("aria-label", say(words.own));
    menu.textContent = say(words.menu);
    out.textContent = say(words.signOut);
    places.replaceChildren(...PLACES.map(([path, name]) => linkTo(path, name)), out);
  });
  byId("main").before(bar);
  showName();
  open(page);
}

function buttonTo(act: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.addEventListener("click", act);
  return button;
}

/** On a phone, a button opens the links; where there is room, they are always there. */
function menuOf(bar: HTMLElement, places: HTMLElement): HTMLElement {
  const open = (isOpen: boolean): void => {
    bar.classList.toggle("open", isOpen);
    button.setAttribute("aria-expanded", String(isOpen));
  };
  const button = buttonTo(() => open(!bar.classList.contains("open")));
  button.className = "menu";
  button.setAttribute("aria-controls", places.id);
  open(false);
  bar.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !bar.classList.contains("open")) return;
    open(false);
    button.focus();
  });
  return button;
}

function showName(): void {
  const name = citizenName();
  if (name === undefined) return;
  const shown = make("span", name);
  shown.className = "who";
  byId("languages").before(shown);
}

function linkTo(path: string, name: Text): HTMLElement {
  const link = document.createElement("a");
  link.href = path;
  link.lang = language();
  link.textContent = say(name);
  if (location.pathname === path) link.setAttribute("aria-current", "page");
  return link;
}

/** Ends the sessions of both services, and the sign-in at the government's login, where only the browser can go. */
async function signOut(): Promise<void> {
  const ended = [
    await end("documents", () => asCitizen("DELETE", `/documents/api/v1/citizen/sessions/current`)),
    await end("notifications", () => asCitizen("DELETE", `/notifications/api/v1/citizen/sessions/current`)),
  ];
  location.assign(ended.find((issuer) => issuer !== undefined) ?? "/");
}

/** The address that ends the sign-in at the issuer. If the service does not answer, the session still ends here. */
async function end(service: CitizenService, act: () => Promise<Response>): Promise<string | undefined> {
  if (keptToken(service, "citizenToken") === undefined) return undefined;
  const answer = await act().catch(() => undefined);
  forgetToken(service, "citizenToken");
  return /<([^>]*)>\s*;\s*rel="?end-session"?/.exec(answer?.headers.get("link") ?? "")?.[1];
}
