import pluralize from "pluralize";
import type { Operation } from "../model/contract.ts";
import { FIRST_EDITION, MISSING, rule } from "../model/rule.ts";
import { zones } from "../model/zones.ts";
import { answersOf, breach, each, joined, ofContract, operationOf, statusOf } from "./support/judging.ts";

const ZONE_PATH = `/api/v{N}/<zone>/<resource>, the zone one of ${zones.join(", ")}`;

export const pathZone = rule({
  id: "path-zone",
  says: [
    "Fiecare adresă este sub /api/v{N}/ și una din cele cinci zone.",
    "Каждый адрес находится под /api/v{N}/ и одной из пяти зон.",
    "Every address is under /api/v{N}/ and one of the five zones.",
  ],
  source: "Platform standard, URL 1; zones",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Mutați adresa sub /api/v1/ și zona publicului ei: public, citizen, staff, admin sau app.",
    "Перенесите адрес под /api/v1/ и зону его аудитории: public, citizen, staff, admin или app.",
    "Move the address under /api/v1/ and the zone of its audience: public, citizen, staff, admin or app.",
  ],
  judge: ofContract(({ contract }) =>
    each(paths(contract.operations), ({ path, zone, isOperational }) =>
      zone || isOperational ? undefined : breach(path, ZONE_PATH, path),
    ),
  ),
});

export const pathShape = rule({
  id: "path-shape",
  says: [
    "După zonă urmează <resursă>[/<id>][/<subresursă>], fără bară la sfârșit.",
    "После зоны следует <ресурс>[/<id>][/<подресурс>], без косой черты в конце.",
    "The zone is followed by <resource>[/<id>][/<subresource>], without a slash at the end.",
  ],
  source: "Platform standard, URL 1",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Scurtați adresa la resursă, id și o subresursă; ce este mai adânc devine o resursă de sine stătătoare.",
    "Сократите адрес до ресурса, id и одного подресурса; более глубокое сделайте отдельным ресурсом.",
    "Shorten the address to a resource, an id and one subresource; make anything deeper a resource of its own.",
  ],
  judge: ofContract(({ contract }) =>
    each(zonePaths(contract.operations), ({ path, segments }) =>
      isShaped(segments.slice(3)) ? undefined : breach(path, "<resource>[/<id>][/<sub-resource>]", path),
    ),
  ),
});

/** The id is a parameter, or `current` for the record of the caller; `count` is a sub-resource of the collection. */
function isShaped([resource = "", second, third, ...deeper]: readonly string[]): boolean {
  if (resource === "" || resource.includes("{") || deeper.length > 0) return false;
  if (second === "" || third === "" || third?.includes("{")) return false;
  return third === undefined || isId(second ?? "");
}

const isId = (segment: string): boolean => /^\{[^{}]+\}$/.test(segment) || segment === "current";

export const noun = rule({
  id: "noun",
  says: [
    "Resursa este un substantiv la plural, cu litere mici, în kebab-case.",
    "Ресурс — существительное во множественном числе, строчными буквами, в kebab-case.",
    "The resource is a plural noun, in lower case, in kebab-case.",
  ],
  source: "Platform standard, URL 3",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Numiți resursa la plural, de exemplu access-requests.",
    "Назовите ресурс во множественном числе, например access-requests.",
    "Name the resource in the plural, for example access-requests.",
  ],
  judge: ofContract(({ contract }) =>
    each(
      zonePaths(contract.operations),
      ({ path, segments: [, , , resource = "", second = "", third = ""] }) => {
        const names = [resource, ...[second, third].filter((one) => one !== "" && !one.includes("{"))];
        const ugly = names.find((one) => !KEBAB.test(one));
        if (ugly !== undefined) return breach(path, "words in kebab-case", ugly);
        return isPlural(resource) ? undefined : breach(path, "a plural noun", resource);
      },
    ),
  ),
});

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Plurals of Romanian nouns end so, and singular ones seldom do. */
const ROMANIAN_PLURAL = /(uri|ii|ri|ti|ni|li|ci|di|pi|zi|se|te|le|ne|re|me|ce|ve|ie|ele|oare)$/;
/** English singular words with such an ending. */
const ENGLISH_SINGULAR =
  /(ate|ite|ute|age|ice|ance|ence|ile|ble|ure|ore|one|ime|ive|ase|ese|ose|use|nse|ase|cle|ple|ole|ule|ane|ine|ale)$/;

/** The last word counts: `access-requests`. */
function isPlural(resource: string): boolean {
  const word = resource.split("-").at(-1) ?? "";
  return pluralize.isPlural(word) || (ROMANIAN_PLURAL.test(word) && !ENGLISH_SINGULAR.test(word));
}

export const verbInPath = rule({
  id: "verb-in-path",
  says: [
    "Adresa nu conține verbe; o acțiune este o subresursă imperativă a unui id, prin POST.",
    "В адресе нет глаголов; действие — повелительный подресурс идентификатора через POST.",
    "The address contains no verbs; an action is an imperative subresource of an id, by POST.",
  ],
  source: "Platform standard, URL 3",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Folosiți metoda HTTP în locul verbului, sau POST <resursă>/<id>/<verb>.",
    "Используйте метод HTTP вместо глагола или POST <ресурс>/<id>/<глагол>.",
    "Use the HTTP method instead of the verb, or POST <resource>/<id>/<verb>.",
  ],
  judge: ofContract(({ contract }) =>
    each(
      contract.operations.filter(({ zone }) => zone),
      ({ key, method, segments: [, , , resource = "", second = "", third = ""] }) => {
        const isAction = method === "POST" && isId(second);
        const found = [resource, second, isAction ? "" : third].find(hasVerb);
        return found === undefined ? undefined : breach(key, "POST <resource>/<id>/<verb>", found);
      },
    ),
  ),
});

const VERBS = new Set(
  (
    "get fetch read find search list show create add insert save make put update edit change modify set delete " +
    "remove drop send submit approve reject cancel confirm start stop run execute process generate download upload " +
    "export import sync activate deactivate enable disable login logout register verify validate calculate check"
  ).split(" "),
);

const hasVerb = (segment: string): boolean => {
  const [first = ""] = segment.split(/[-_]|(?=[A-Z])/);
  return VERBS.has(first.toLowerCase());
};

export const audience = rule({
  id: "audience",
  says: [
    "Zona public se citește fără date de acces, toate celelalte cu; un prefix are un singur public.",
    "Зона public читается без данных доступа, все остальные — с ними; у префикса одна аудитория.",
    "The public zone is read without credentials, all the others with them; a prefix has only one audience.",
  ],
  source: "Platform standard, zones",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Declarați security pentru zonele autentificate și security: [] pentru public, și răspundeți la fel.",
    "Объявите security для зон со входом и security: [] для public, и отвечайте так же.",
    "Declare security for the zones with sign-in and security: [] for public, and answer accordingly.",
  ],
  judge: ofContract((evidence) =>
    joined(
      each(
        evidence.contract.operations.filter(({ zone }) => zone),
        ({ key, zone, security }) => {
          const isAnonymous = !security || security.length === 0;
          const admitsAnonymous = isAnonymous || security.some((one) => Object.keys(one).length === 0);
          if (zone === "public")
            return admitsAnonymous
              ? undefined
              : breach(key, "security: [], because the zone is public", "credentials are required");
          return admitsAnonymous
            ? breach(
                key,
                "security is required",
                isAnonymous ? MISSING : "{} admits callers without credentials",
              )
            : undefined;
        },
      ),
      each(
        answersOf(evidence, "read").filter((one) => operationOf(evidence, one)?.zone === "public"),
        (one) =>
          [401, 403].includes(one.answer.status)
            ? breach(one.request.operation ?? "", "HTTP 200", statusOf(one), one)
            : undefined,
      ),
    ),
  ),
});

/** One operation of each path. */
const paths = (operations: readonly Operation[]): Operation[] => [
  ...new Map(operations.map((one) => [one.path, one])).values(),
];

const zonePaths = (operations: readonly Operation[]): Operation[] =>
  paths(operations).filter(({ zone }) => zone);
