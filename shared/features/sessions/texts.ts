import type { ContractTexts } from "../../contract/contract-texts.ts";
import { badRequest, keyed, notFound, unavailable } from "../../errors.ts";

export const refusals = keyed({
  intoarcereNepermisa: badRequest([
    "Adresa de întoarcere nu este a unei pagini permise.",
    "Адрес возврата не принадлежит разрешённой странице.",
    "The return address is not that of an allowed page.",
  ]),
  zonaLipsa: notFound([
    "Serviciul nu are această zonă.",
    "У сервиса нет этой зоны.",
    "The service does not have this zone.",
  ]),
  loginIndisponibil: unavailable([
    "Sistemul de autentificare guvernamentală nu răspunde. Încercați peste câteva minute.",
    "Государственная система входа не отвечает. Попробуйте через несколько минут.",
    "The government sign-in system is not responding. Try again in a few minutes.",
  ]),
  sesiuneInexistenta: notFound([
    "Sesiunea nu există.",
    "Сессия не существует.",
    "The session does not exist.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    sessions: [
      "Autentificarea guvernamentală",
      "Вход через государственную систему входа",
      "Sign-in through the government's login",
    ],
  },
  operations: {
    "public.sessions.create": [
      "Pagina păstrează `secret` și trimite persoana la `authorizationUrl`; autentificarea durează cel mult zece minute. `returnTo` este una dintre paginile permise ale instalării, cu orice parametri, altfel 400. O zonă pe care serviciul nu o are este 404. Cu `quiet` persoana nu este întrebată nimic: a intrat deja prin aceeași autentificare. Cât timp sistemul de autentificare guvernamentală nu răspunde: 503 cu `Retry-After`; sesiunile deschise rămân.",
      "Страница хранит `secret` и направляет человека на `authorizationUrl`; вход длится не более десяти минут. `returnTo` — одна из разрешённых страниц установки, с любыми параметрами, иначе 400. Зона, которой у сервиса нет, — 404. С `quiet` человека ни о чём не спрашивают: он уже вошёл через эту же систему. Пока государственный логин не отвечает: 503 с `Retry-After`; открытые сессии остаются.",
      "The page keeps `secret` and sends the person to `authorizationUrl`; the sign-in takes ten minutes at most. `returnTo` is one of the pages that the installation admits, with any query, else 400. A zone that the service lacks is 404. With `quiet` the person is asked nothing: they have signed in through the same login already. While the government's login does not answer: 503 with `Retry-After`; sessions that are open live on.",
    ],
    "public.sessions.finish": [
      "303 la `returnTo#session=<id>&code=<cod>`, sau o pagină care spune de ce nu există o sesiune; cu `quiet`, în locul ei, `returnTo#refused=<motiv>`.",
      "303 на `returnTo#session=<id>&code=<код>` или страница с объяснением, почему сессии нет; с `quiet` вместо неё — `returnTo#refused=<причина>`.",
      "303 to `returnTo#session=<id>&code=<code>`, or a page that says why there is no session; with `quiet`, `returnTo#refused=<reason>` in its place.",
    ],
    "public.sessions.complete": [
      "Cere `secret` al paginii care a început și `code` cu care s-a întors persoana. Sesiunea unui cetățean ține o oră, a unui funcționar opt. Un secret sau un cod greșit ori folosit este 404; după zece încercări greșite pe minut de la o adresă, următoarele greșite sunt 429.",
      "Нужны `secret` страницы, которая начала вход, и `code`, с которым человек вернулся. Сессия гражданина длится час, служащего — восемь. Неверный или использованный секрет или код — 404; после десяти неверных попыток в минуту с одного адреса следующие неверные — 429.",
      "Takes the `secret` of the page that began and the `code` that the person came back with. A citizen's session lasts an hour, an official's eight. A wrong or used secret or code is 404; after ten wrong tries a minute from one address further wrong ones are 429.",
    ],
    "citizen.sessions.remove": [
      'Sesiunea se încheie cu următoarea cerere. `Link` cu `rel="end-session"` este adresa la care pagina încheie și autentificarea guvernamentală.',
      'Сессия завершается со следующего запроса. `Link` с `rel="end-session"` — адрес, по которому страница завершает и вход в государственной системе входа.',
      'The session ends with the next request. `Link` with `rel="end-session"` is the address where the page ends the sign-in at the government\'s login too.',
    ],
    "citizen.sessions.revoke": [
      "Sesiunea se încheie cu următoarea cerere, în fiecare proces. Poate fi și cea de acum. A altei persoane: 404.",
      "Сессия завершается со следующего запроса, в каждом процессе. Это может быть и текущая. Чужая: 404.",
      "The session ends with the next request, in every process. It may be the present one. Another person's: 404.",
    ],
    "citizen.sessions.revokeOthers": [
      "Rămâne numai sesiunea cererii.",
      "Остаётся только сессия этого запроса.",
      "Only the session of the request goes on.",
    ],
    "staff.sessions.remove": [
      'Sesiunea se încheie cu următoarea cerere, în zonele staff și admin. `Link` cu `rel="end-session"` este adresa la care pagina încheie și autentificarea guvernamentală. Fără sesiune, cu tokenul unui cont: 404.',
      'Сессия завершается со следующего запроса, в зонах staff и admin. `Link` с `rel="end-session"` — адрес, по которому страница завершает и вход в государственной системе входа. Без сессии, с токеном учётной записи: 404.',
      'The session ends with the next request, in the zones staff and admin. `Link` with `rel="end-session"` is the address where the page ends the sign-in at the government\'s login too. Without a session, with the token of an account: 404.',
    ],
    "admin.sessions.remove": [
      "Ca în zona staff: este aceeași sesiune.",
      "Как в зоне staff: это та же сессия.",
      "As in the staff zone: it is the same session.",
    ],
  },
  properties: {
    "PublicSessionsCompleteBody.code": [
      "Codul cu care s-a întors persoana",
      "Код, с которым вернулся человек",
      "The code that the person came back with",
    ],
    returnTo: [
      "Pagina la care se întoarce persoana",
      "Страница возврата",
      "The page that the person returns to",
    ],
    "PublicSessionsCreateBody.quiet": [
      "Persoana tocmai a intrat prin autentificarea guvernamentală și nu este întrebată din nou",
      "Человек только что вошёл через государственную систему входа, и его не спрашивают снова",
      "The person has just signed in through the login, and is not asked again",
    ],
    zone: ["Zona dorită", "Желаемая зона", "The zone that is wanted"],
    zones: ["Zonele în care intră persoana", "Зоны, доступные человеку", "The zones that the person enters"],
    "SignIn|PublicSessionsCompleteBody.secret": [
      "Secretul paginii",
      "Секрет страницы",
      "The secret of the page",
    ],
    "SignIn.authorizationUrl": [
      "Adresa autentificării guvernamentale",
      "Адрес государственной системы входа",
      "The address of the government's login",
    ],
    "CitizenSignIn.current": ["Este cea de acum", "Это текущая сессия", "Whether it is the one in use"],
    "CitizenSignIn.createdAt": ["Când a început", "Когда началась", "When it began"],
    "CitizenSignIn.expiresAt": ["Când se încheie singură", "Когда завершится сама", "When it ends by itself"],
    "CitizenSignIn.network": [
      "Rețeaua din care a început; gol dacă nu se știe",
      "Сеть, из которой она началась; пусто, если неизвестна",
      "The network from which it began; empty if it is unknown",
    ],
    "CitizenSignIn.privateNetwork": [
      "Rețeaua este a unei instituții sau a acestei mașini, nu din internet",
      "Сеть принадлежит учреждению или этой машине, а не интернету",
      "Whether the network is of an institution or this machine, not of the internet",
    ],
    "CitizenSignIn.sameNetwork": [
      "Din aceeași rețea ca această cerere",
      "Из той же сети, что и этот запрос",
      "Whether the network is that of this request",
    ],
    "CitizenSignIn.browser": [
      "Browserul sau programul, cum s-a numit singur",
      "Браузер или программа, как они себя назвали",
      "The browser or program, as it named itself",
    ],
    "CitizenSignIn.system": ["Sistemul de operare", "Операционная система", "The operating system"],
    expiresIn: ["Secunde până la sfârșit", "Секунд до окончания", "Seconds until the end"],
  },
};
