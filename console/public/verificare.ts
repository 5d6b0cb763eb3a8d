import type {
  DovadaExistentei,
  SemnaturaVerificata,
  VerificareaSemnaturilor,
} from "../../client/generated/documents/types.ts";
import { Refusal } from "./api.ts";
import { fact, moment, sizeOf } from "./facts.ts";
import { ask, problem } from "./form.ts";
import { say } from "./language.ts";
import { byId, conclude, make, open, show, whenShown } from "./page.ts";
import { problemOfSaving, save } from "./save.ts";
import { checkSignatures, downloadReport, type Sent } from "./signature-check-api.ts";
import {
  type Added,
  additions,
  expiredList,
  integrities,
  kinds,
  levels,
  proofs,
  qualifications,
  reasons,
  sources,
  trusts,
} from "./signature-words.ts";
import type { Text, Words } from "./words.ts";

/* Whose signatures are in a file of any kind, when they were made, whether they hold, and whether the file was changed after them. */

const words = {
  title: ["Verificați o semnătură", "Проверка подписи", "Verify a signature"],
  about: [
    "Alegeți un fișier semnat, sau trageți-l pe această pagină: un PDF, un container, un XML, o semnătură separată împreună cu fișierul ei. Aflați cine l-a semnat, când, și dacă a fost schimbat după aceea.",
    "Выберите подписанный файл или перетащите его на эту страницу: PDF, контейнер, XML, отдельную подпись вместе с её файлом. Вы узнаете, кто и когда его подписал и изменяли ли его после этого.",
    "Choose a signed file, or drag it onto this page: a PDF, a container, an XML, a separate signature together with its file. You find out who signed it, when, and whether it was changed after that.",
  ],
  file: ["Fișierul semnat", "Подписанный файл", "Signed file"],
  fileHint: [
    "Dacă semnătura este separată, alegeți ambele fișiere deodată. Se verifică și nu se păstrează.",
    "Если подпись отдельно, выберите сразу оба файла. Они проверяются и не сохраняются.",
    "If the signature is separate, choose both files together. They are checked and not kept.",
  ],
  check: ["Verifică", "Проверить", "Check"],
  working: ["Se verifică „{name}”…", "Проверяется «{name}»…", "Checking ‘{name}’…"],
  noFile: ["Alegeți un fișier", "Выберите файл", "Choose a file"],
  manyFiles: [
    "Alegeți cel mult două fișiere: semnătura și fișierul ei",
    "Выберите не более двух файлов: подпись и её файл",
    "Choose at most two files: the signature and its file",
  ],
  unreadable: [
    "Fișierul nu este de un fel care poate avea semnături, sau este deteriorat",
    "Файл не того вида, в котором бывают подписи, или повреждён",
    "The file is not of a type that can have signatures, or it is damaged",
  ],
  tooLarge: [
    "Fișierul este prea mare pentru această pagină. Cu un cont, încărcați-l ca document în consolă: acolo se verifică până la 50 MB. Altfel deschideți-l într-un program care verifică semnături.",
    "Файл слишком велик для этой страницы. С учётной записью загрузите его как документ в консоли: там проверяются файлы до 50 МБ. Иначе откройте его в программе, которая проверяет подписи.",
    "The file is too large for this page. If you have an account, upload it as a document in the console: files of up to 50 MB are checked there. Otherwise, open it in a program that verifies signatures.",
  ],
  none: [
    "Fișierul nu are semnături electronice.",
    "В файле нет электронных подписей.",
    "The file has no electronic signatures.",
  ],
  proven: [
    "Fișierul nu are semnături. Dovezile de existență din el sunt valabile.",
    "В файле нет подписей. Доказательства существования в нём действительны.",
    "The file has no signatures. The proofs of existence in it are valid.",
  ],
  unproven: [
    "Fișierul nu are semnături. Nu toate dovezile de existență din el sunt valabile.",
    "В файле нет подписей. Не все доказательства существования в нём действительны.",
    "The file has no signatures. Not all the proofs of existence in it are valid.",
  ],
  allHold: [
    "Semnăturile sunt valabile ({count}), iar fișierul nu a fost schimbat după semnare.",
    "Подписи действительны ({count}), и файл после подписания не изменён.",
    "The signatures are valid ({count}), and the file has not been changed since it was signed.",
  ],
  changed: [
    "Fișierul a fost schimbat după semnare.",
    "Файл изменён после подписания.",
    "The file has been changed since it was signed.",
  ],
  someFail: [
    "Semnături valabile: {good} din {count}.",
    "Действительных подписей: {good} из {count}.",
    "Valid signatures: {good} of {count}.",
  ],
  unknown: ["Semnatar necunoscut", "Подписавший неизвестен", "Unknown signer"],
  counter: ["Contrasemnătură: {name}", "Заверяющая подпись: {name}", "Countersignature: {name}"],
  holds: [
    "Semnătura este valabilă: ce s-a semnat nu a fost schimbat.",
    "Подпись действительна: подписанное не изменено.",
    "The signature is valid: what was signed has not been changed.",
  ],
  fails: ["Semnătura nu este valabilă.", "Подпись недействительна.", "The signature is not valid."],
  content: ["Conținutul", "Содержимое", "Content"],
  certificate: ["Certificatul", "Сертификат", "Certificate"],
  signedAt: [
    "Semnat, după ceasul semnatarului",
    "Подписано по часам подписавшего",
    "Signed, by the signer's clock",
  ],
  stampedAt: ["Semnat, după marca temporală", "Подписано по метке времени", "Signed, by the time stamp"],
  judgedAt: ["Verificată la momentul", "Проверена на момент", "Verified as of"],
  declared: ["Nume scris în fișier", "Имя, записанное в файле", "Name written in the file"],
  issuer: ["Certificat emis de", "Сертификат выдан", "Certificate issued by"],
  authority: ["Autoritatea recunoscută", "Признанный центр", "Recognized authority"],
  serial: ["Numărul certificatului", "Номер сертификата", "Certificate number"],
  level: ["Nivelul", "Уровень", "Level"],
  qualified: ["Calificată", "Квалифицированная", "Qualified"],
  list: ["Lista de încredere", "Доверенный список", "Trusted list"],
  existed: [
    "Valabilă: conținutul exista la {at}.",
    "Действительна: содержимое существовало {at}.",
    "Valid: the content existed on {at}.",
  ],
  missing: ["Se referă la fișierul", "Ссылается на файл", "Refers to the file"],
  covers: ["Fișierele acoperite", "Охваченные файлы", "Files covered"],
  revision: ["Revizia semnată a PDF-ului", "Подписанная редакция PDF", "Signed revision of the PDF"],
  added: ["Adăugat după ea", "Добавлено после неё", "Added after it"],
  container: ["Fișierele din container", "Файлы контейнера", "Files in the container"],
  coveredBy: ["semnăturile: {numbers}", "подписи: {numbers}", "signatures: {numbers}"],
  uncovered: ["nesemnat", "не подписан", "not signed"],
  aboutFile: ["Fișierul", "Файл", "File"],
  name: ["Nume", "Имя", "Name"],
  signedFile: ["Fișierul semnat separat", "Отдельно подписанный файл", "File signed separately"],
  kind: ["Felul", "Вид", "Kind"],
  size: ["Mărime", "Размер", "Size"],
  checkedAt: ["Verificat", "Проверено", "Verified"],
  meaning: [
    "Valabilă înseamnă: certificatul acestui semnatar a semnat exact acest conținut, vine de la un emitent recunoscut și nu era nici expirat, nici revocat.",
    "Действительна значит: сертификатом этого человека подписано именно это содержимое, он выдан признанным издателем, не истёк и не отозван.",
    "Valid means: the certificate of this signer signed exactly this content, comes from a recognized issuer and was neither expired nor revoked.",
  ],
  report: ["Raportul", "Отчёт", "Report"],
  reportHint: [
    "Pentru raport fișierul se trimite și se verifică încă o dată; nici acum nu se păstrează.",
    "Для отчёта файл отправляется и проверяется ещё раз; он и теперь не сохраняется.",
    "For the report, the file is sent and checked once more; it is still not kept.",
  ],
  reportPdf: ["Descarcă raportul (PDF)", "Скачать отчёт (PDF)", "Download the report (PDF)"],
  reportXml: ["Pentru programe (XML ETSI)", "Для программ (XML ETSI)", "For programs (ETSI XML)"],
  print: ["Tipărește", "Печать", "Print"],
  another: ["Verificați alt fișier", "Проверить другой файл", "Check another file"],
} satisfies Words;

/** No gateway lets more through; below this the service decides. */
const MOST_BYTES = 10_000_000;

const input = byId<HTMLInputElement>("file");
const chosen = (): File[] => [...(input.files ?? [])];
let working: File | undefined;
let result: { check: VerificareaSemnaturilor; sent: Sent } | undefined;

const form = ask({
  check: () => {
    const files = chosen();
    if (files.length === 0 || files.some(({ size }) => size === 0)) return [problem("file", words.noFile)];
    if (files.length > 2) return [problem("file", words.manyFiles)];
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    return bytes > MOST_BYTES ? [problem("file", words.tooLarge)] : [];
  },
  send: async () => {
    const [file, content] = inOrder(chosen());
    if (!file) return;
    working = file;
    show();
    try {
      result = await checked({ file, content });
    } finally {
      working = undefined;
      show();
    }
    const { outcome, isGood } = outcomeOf(result.check);
    byId("outcome").classList.toggle("bad", !isGood);
    conclude(outcome, countsOf(result.check.semnaturi));
  },
  explain: ({ key, status }) => {
    if (status === 413) return problem("file", words.tooLarge);
    return key === "pdfNecitibil" ? problem("file", words.unreadable) : undefined;
  },
});

/** The signature, and the file that it signs: it is called after it, or is the smaller one. */
function inOrder(files: File[]): File[] {
  const [one, other] = files;
  if (!one || !other) return files;
  const isAfter = (signature: File, signed: File) => signature.name.startsWith(stemOf(signed.name));
  const isFirst = isAfter(one, other) === isAfter(other, one) ? one.size <= other.size : isAfter(one, other);
  return isFirst ? [one, other] : [other, one];
}

const stemOf = (name: string): string => `${name}.`;

/** Two files whose signature is the other one of them are sent once more, the other way round. */
async function checked(sent: Sent): Promise<{ check: VerificareaSemnaturilor; sent: Sent }> {
  const { file, content } = sent;
  const first = await attempt(sent);
  if (!content || says(first)) return { check: orThrow(first), sent };
  const turned = { file: content, content: file };
  const second = await attempt(turned);
  return says(second) ? { check: second, sent: turned } : { check: orThrow(first), sent };
}

const says = (answer: VerificareaSemnaturilor | Refusal): answer is VerificareaSemnaturilor =>
  !(answer instanceof Refusal) && answer.semnaturi.length + (answer.dovezi ?? []).length > 0;

/** A refusal of the file itself is an answer; any other one ends the check. */
async function attempt(sent: Sent): Promise<VerificareaSemnaturilor | Refusal> {
  try {
    return await checkSignatures(sent);
  } catch (error) {
    if (error instanceof Refusal && error.status === 422) return error;
    throw error;
  }
}

function orThrow(answer: VerificareaSemnaturilor | Refusal): VerificareaSemnaturilor {
  if (answer instanceof Refusal) throw answer;
  return answer;
}

const holds = ({ status }: SemnaturaVerificata): boolean => status === "VALIDA";

const countsOf = (signatures: SemnaturaVerificata[]): Record<string, string> => ({
  count: String(signatures.length),
  good: String(signatures.filter(holds).length),
});

function outcomeOf({ semnaturi: signatures, dovezi = [] }: VerificareaSemnaturilor): {
  outcome: Text;
  isGood: boolean;
} {
  if (signatures.length === 0 && dovezi.length > 0) {
    const areGood = dovezi.every(({ status }) => status === "VALIDA");
    return { outcome: areGood ? words.proven : words.unproven, isGood: areGood };
  }
  if (signatures.length === 0) return { outcome: words.none, isGood: false };
  if (signatures.every(holds)) return { outcome: words.allHold, isGood: true };
  const isChanged = signatures.some(({ motiv }) => motiv === "CONTINUT_MODIFICAT");
  return { outcome: isChanged ? words.changed : words.someFail, isGood: false };
}

function sectionOf(one: SemnaturaVerificata): HTMLElement {
  const section = document.createElement("section");
  const state = make("p", say(one.motiv ? (reasons[one.motiv] ?? words.fails) : words.holds));
  state.className = holds(one) ? "good" : "error";
  const name = one.semnatar ?? say(words.unknown);
  const facts = document.createElement("dl");
  facts.append(...factsOf(one));
  section.append(make("h2", one.contrasemnatura ? say(words.counter, { name }) : name), state, facts);
  return section;
}

function sectionOfProof({
  status,
  motiv,
  felDovada,
  la,
  acopera,
  autoritate,
}: DovadaExistentei): HTMLElement {
  const section = document.createElement("section");
  const isGood = status === "VALIDA" && la !== undefined;
  const state = make(
    "p",
    isGood ? say(words.existed, { at: moment(la) }) : say((motiv && reasons[motiv]) ?? words.fails),
  );
  state.className = isGood ? "good" : "error";
  const facts = document.createElement("dl");
  facts.append(...fact(words.authority, autoritate), ...fact(words.covers, acopera.join(", ") || undefined));
  section.append(make("h2", say(proofs[felDovada])), state, facts);
  return section;
}

function factsOf(one: SemnaturaVerificata): HTMLElement[] {
  const { integritate, incredere, nivel, timp, calificata, acopera, adaugatDupa, numarRevizie } = one;
  const isPdf = result?.check.felFisier === "PDF";
  return [
    ...fact(words.content, integritate && say(integrities[integritate])),
    ...fact(words.certificate, incredere && say(trusts[incredere])),
    ...fact(words.signedAt, one.semnatLa && moment(one.semnatLa)),
    ...fact(words.stampedAt, one.stampilaLa && moment(one.stampilaLa)),
    ...fact(words.judgedAt, timp && say(sources[timp.sursaTimpului], { at: moment(timp.la) })),
    ...fact(words.declared, one.declarat),
    ...fact(words.issuer, one.emitentCertificat),
    ...fact(words.authority, one.autoritate),
    ...fact(words.serial, one.serie),
    ...fact(words.level, say(levels[nivel])),
    ...fact(words.qualified, calificata && say(qualifications[calificata])),
    ...fact(words.list, one.listaIncredere?.expirata === true ? say(expiredList) : undefined),
    ...fact(words.missing, one.fisiereLipsa?.join(", ")),
    ...fact(words.covers, acopera?.join(", ")),
    ...fact(words.revision, isPdf ? String(numarRevizie) : undefined),
    ...fact(words.added, adaugatDupa?.map(additionOf).join("; ")),
  ];
}

const additionOf = ({ felAdaugare, campuriAdaugate = [], semnatar }: Added): string =>
  [
    say(additions[felAdaugare]),
    semnatar && `– ${semnatar}`,
    campuriAdaugate.length > 0 && `(${campuriAdaugate.join(", ")})`,
  ]
    .filter(Boolean)
    .join(" ");

function render(): void {
  byId("working").textContent = working ? say(words.working, { name: working.name }) : "";
  byId("result").hidden = !result;
  if (!result) return;
  const { check, sent } = result;
  const { felFisier, fisiereContainer = [], dovezi = [] } = check;
  byId("signatures").replaceChildren(...check.semnaturi.map(sectionOf), ...dovezi.map(sectionOfProof));
  byId("container").hidden = fisiereContainer.length === 0;
  byId("contents").replaceChildren(
    ...fisiereContainer.flatMap(({ nume, semnaturi }) => [
      make("dt", nume),
      make(
        "dd",
        semnaturi.length > 0 ? say(words.coveredBy, { numbers: semnaturi.join(", ") }) : say(words.uncovered),
      ),
    ]),
  );
  const kind = kinds[felFisier];
  byId("facts").replaceChildren(
    ...fact(words.name, sent.file.name),
    ...fact(words.signedFile, sent.content?.name),
    ...fact(words.kind, kind ? say(kind) : felFisier),
    ...fact(words.size, sizeOf(check.dimensiune)),
    ...fact(["SHA-256", "SHA-256", "SHA-256"], check.hashSha256),
    ...fact(words.checkedAt, moment(check.verificatLa)),
  );
}

let saved: (() => string) | undefined;
whenShown(() => {
  byId("saved").textContent = saved?.() ?? "";
});

for (const format of ["pdf", "xml"] as const)
  byId(`report-${format}`).addEventListener("click", () => {
    void form.attempt(async () => {
      if (!result) return;
      const { sent } = result;
      const { outcome, values } = await save(await downloadReport(sent, format), `raport.${format}`);
      saved = () => say(outcome, values);
    }, problemOfSaving);
  });

byId("print").addEventListener("click", () => {
  print();
});

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
