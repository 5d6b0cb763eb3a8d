import { fact, moment, sizeOf } from "./facts.ts";
import { ask, problem } from "./form.ts";
import { say } from "./language.ts";
import { byId, conclude, make, open, show } from "./page.ts";
import { checkSignatures, type CheckedSignature, type SignatureCheck } from "./signature-check-api.ts";
import { reasons } from "./signature-words.ts";
import type { Text, Words } from "./words.ts";

/* Whose signatures are in a PDF, when they were made, whether they hold, and whether the file was changed after them. */

const words = {
  title: ["Verificați o semnătură", "Проверка подписи"],
  about: [
    "Alegeți un PDF semnat, sau trageți-l pe această pagină. Aflați cine l-a semnat, când, și dacă a fost schimbat după aceea.",
    "Выберите подписанный PDF или перетащите его на эту страницу. Вы узнаете, кто и когда его подписал и изменяли ли его после этого.",
  ],
  file: ["Fișierul PDF", "Файл PDF"],
  fileHint: ["Fișierul se verifică și nu se păstrează.", "Файл проверяется и не сохраняется."],
  check: ["Verifică", "Проверить"],
  working: ["Se verifică „{name}”…", "Проверяется «{name}»…"],
  noFile: ["Alegeți un fișier PDF", "Выберите файл PDF"],
  notPdf: ["Fișierul nu este un PDF care poate fi citit", "Файл не является читаемым PDF"],
  tooLarge: [
    "Fișierul este prea mare pentru această pagină. Cu un cont, încărcați-l ca document în consolă: acolo se verifică până la 50 MB. Altfel deschideți-l într-un cititor de PDF care verifică semnături.",
    "Файл слишком велик для этой страницы. С учётной записью загрузите его как документ в консоли: там проверяются файлы до 50 МБ. Иначе откройте его в программе для чтения PDF, которая проверяет подписи.",
  ],
  none: ["Fișierul nu are semnături electronice.", "В файле нет электронных подписей."],
  allHold: [
    "Semnăturile sunt valabile ({count}), iar fișierul nu a fost schimbat după semnare.",
    "Подписи действительны ({count}), и файл после подписания не изменён.",
  ],
  changed: ["Fișierul a fost schimbat după semnare.", "Файл изменён после подписания."],
  someFail: ["Semnături valabile: {good} din {count}.", "Действительных подписей: {good} из {count}."],
  unknown: ["Semnatar necunoscut", "Подписавший неизвестен"],
  holds: [
    "Semnătura este valabilă. După ea fișierul nu a fost schimbat; s-au putut adăuga doar alte semnături.",
    "Подпись действительна. После неё файл не изменён; могли быть добавлены только другие подписи.",
  ],
  signedAt: ["Semnat, după ceasul semnatarului", "Подписано по часам подписавшего"],
  stampedAt: ["Semnat, după marca de timp", "Подписано по метке времени"],
  declared: ["Nume scris în fișier", "Имя, записанное в файле"],
  issuer: ["Certificat emis de", "Сертификат выдан"],
  serial: ["Numărul certificatului", "Номер сертификата"],
  aboutFile: ["Fișierul", "Файл"],
  name: ["Nume", "Имя"],
  size: ["Mărime", "Размер"],
  checkedAt: ["Verificat", "Проверено"],
  meaning: [
    "Valabilă înseamnă: certificatul acestui semnatar a semnat exact acest conținut, vine de la un emitent recunoscut și nu era nici expirat, nici revocat.",
    "Действительна значит: сертификатом этого человека подписано именно это содержимое, он выдан признанным издателем, не истёк и не отозван.",
  ],
  another: ["Verificați alt fișier", "Проверить другой файл"],
} satisfies Words;

/** No gateway lets more through; below this the service decides. */
const MOST_BYTES = 10_000_000;

const input = byId<HTMLInputElement>("file");
const fileOf = (): File | undefined => input.files?.[0];
let working: File | undefined;
let result: { check: SignatureCheck; name: string } | undefined;

ask({
  check: () => {
    const file = fileOf();
    if (!file || file.size === 0) return [problem("file", words.noFile)];
    return file.size > MOST_BYTES ? [problem("file", words.tooLarge)] : [];
  },
  send: async () => {
    const file = fileOf();
    if (!file) return;
    working = file;
    show();
    try {
      result = { check: await checkSignatures(file), name: file.name };
    } finally {
      working = undefined;
      show();
    }
    const { outcome, isGood } = outcomeOf(result.check.semnaturi);
    byId("outcome").classList.toggle("bad", !isGood);
    conclude(outcome, countsOf(result.check.semnaturi));
  },
  explain: ({ key, status }) => {
    if (status === 413) return problem("file", words.tooLarge);
    return key === "pdfNecitibil" ? problem("file", words.notPdf) : undefined;
  },
});

const holds = ({ status }: CheckedSignature): boolean => status === "VALIDA";

const countsOf = (signatures: CheckedSignature[]): Record<string, string> => ({
  count: String(signatures.length),
  good: String(signatures.filter(holds).length),
});

function outcomeOf(signatures: CheckedSignature[]): { outcome: Text; isGood: boolean } {
  if (signatures.length === 0) return { outcome: words.none, isGood: false };
  if (signatures.every(holds)) return { outcome: words.allHold, isGood: true };
  const isChanged = signatures.some(({ motiv }) => motiv === "CONTINUT_MODIFICAT");
  return { outcome: isChanged ? words.changed : words.someFail, isGood: false };
}

function sectionOf(one: CheckedSignature): HTMLElement {
  const section = document.createElement("section");
  const state = make("p", say(one.motiv ? reasons[one.motiv] : words.holds));
  state.className = holds(one) ? "good" : "error";
  const facts = document.createElement("dl");
  facts.append(
    ...fact(words.signedAt, one.semnatLa && moment(one.semnatLa)),
    ...fact(words.stampedAt, one.stampilaLa && moment(one.stampilaLa)),
    ...fact(words.declared, one.declarat),
    ...fact(words.issuer, one.emitentCertificat),
    ...fact(words.serial, one.serie),
  );
  section.append(make("h2", one.semnatar ?? say(words.unknown)), state, facts);
  return section;
}

function render(): void {
  byId("working").textContent = working ? say(words.working, { name: working.name }) : "";
  byId("result").hidden = !result;
  if (!result) return;
  const { check, name } = result;
  byId("signatures").replaceChildren(...check.semnaturi.map(sectionOf));
  byId("facts").replaceChildren(
    ...fact(words.name, name),
    ...fact(words.size, sizeOf(check.dimensiune)),
    ...fact(["SHA-256", "SHA-256"], check.hashSha256),
    ...fact(words.checkedAt, moment(check.verificatLa)),
  );
}

/* A file dropped anywhere is checked at once; otherwise the browser would leave the page for it. */
for (const type of ["dragover", "drop"] as const)
  document.addEventListener(type, (event) => {
    event.preventDefault();
  });
document.addEventListener("drop", ({ dataTransfer }) => {
  if (!dataTransfer || dataTransfer.files.length === 0 || result) return;
  input.files = dataTransfer.files;
  byId<HTMLFormElement>("form").requestSubmit();
});

open({ words, title: () => say(words.title), render });
