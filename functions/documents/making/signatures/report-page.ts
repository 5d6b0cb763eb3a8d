import type { Language } from "../../../../shared/everywhere/texts.ts";
import { momentsInWords } from "../../../../shared/moments-in-words.ts";
import type { Values } from "../../../../shared/rendering/language.ts";
import { fillApart, pageApart } from "../../../../shared/rendering/templates-apart.ts";
import { filled, inLanguage, type Text } from "../../../../shared/texts.ts";
import { visibleLine } from "../../../../shared/visible-text.ts";
import type { FileKind } from "../../signing/file-kinds.ts";
import type { JudgedProof } from "../../signing/judged-file.ts";
import type { Inside } from "./inside-view.ts";
import {
  additions,
  expiredList,
  integrities,
  kinds,
  levels,
  proofKinds,
  qualifications,
  reasons,
  timeSources,
  trusts,
  unsaid,
  words,
} from "./report-words.ts";

/** A signature as answers show it. */
export type Shown = Omit<Inside, "aici" | "creatDe"> & { stampilaLa?: string };

/** A verified file, for people. */
export interface Verified {
  name: string;
  kind: FileKind;
  size: number;
  hash: string;
  at: Date;
  signatures: Shown[];
  /** The file that was signed, if it was sent beside its signature. */
  signedFile?: { name: string; hash: string } | undefined;
  /** Its time stamps and evidence records that belong to no signature. */
  proofs?: JudgedProof[] | undefined;
  /** The files of a container, each with the numbers of the signatures that cover it. */
  contents?: { nume: string; dimensiune: number; semnaturi: number[] }[] | undefined;
}

/** One page in HTML, which prints as it is, and of which the PDF is made. */
const TEMPLATE = `<!doctype html>
<html lang="{{limba}}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{titlu}}</title>
<style>
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.4 system-ui, sans-serif; color: #1c2430; background: #fff; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin: 1.25rem 0 .5rem; }
@media print { body { margin: 0; font-size: 10pt; } h2 { break-after: avoid; } }
</style>
</head>
<body>
<h1>{{titlu}}</h1>
<p>
{{#fapte}}
<b>{{nume}}:</b> {{valoare}}<br>
{{/fapte}}
</p>
<h2>{{eticheta}}</h2>
<p><b>{{rezultat}}</b></p>
{{#parti}}
<h2>{{titlu}}</h2>
{{#verdict}}
<p><b>{{.}}</b></p>
{{/verdict}}
<p>
{{#fapte}}
<b>{{nume}}:</b> {{valoare}}<br>
{{/fapte}}
</p>
{{/parti}}
<h2>{{titluNespus}}</h2>
<ul>
{{#nespus}}
<li>{{.}}</li>
{{/nespus}}
</ul>
</body>
</html>
`;

const source = () => ({ format: "HTML" as const, bytes: Buffer.from(TEMPLATE) });

export async function reportHtml(verified: Verified, language: Language): Promise<Buffer> {
  return Buffer.from((await fillApart(source(), valuesOf(verified, language))).text);
}

export async function reportPdf(verified: Verified, language: Language): Promise<Buffer> {
  const title = inLanguage(words.title, language);
  const made = await pageApart(source(), {
    as: "PDF",
    values: valuesOf(verified, language),
    title,
    language,
    showsAnyLetter: true,
  });
  if ("missing" in made) throw new Error(`the report lacks ${made.missing.join(", ")}`);
  return made.bytes;
}

const momentIn = momentsInWords({ dateStyle: "long", timeStyle: "long" });

interface Fact {
  nume: string;
  valoare: string;
}

/** Texts of one language. */
interface Speaker {
  say(text: Text, values?: Record<string, string | number>): string;
  moment(at: string | Date): string;
  /** Nothing without a value. */
  fact(name: Text, value: string | undefined): Fact[];
}

const speakerOf = (language: Language): Speaker => {
  const say: Speaker["say"] = (text, values) => filled(text, language, values);
  return {
    say,
    moment: (at) => momentIn(at, language),
    fact: (name, value) => (value ? [{ nume: say(name), valoare: shortened(value, MOST_OF_VALUE) }] : []),
  };
};

/** Each letter costs time to break into lines, and strangers write names of 64 KB. No name that people read is longer. */
const MOST_OF_NAME = 120;
const MOST_OF_VALUE = 600;

function shortened(text: string, most: number): string {
  const letters = [...text.slice(0, 2 * most)];
  return letters.length > most || text.length > 2 * most ? `${letters.slice(0, most).join("")}…` : text;
}

/** Names come from strangers: nothing in them may turn or hide what is beside them. */
const seen = (text: string): string => shortened(visibleLine(text), MOST_OF_NAME);

function valuesOf(verified: Verified, language: Language): Values {
  const speaker = speakerOf(language);
  const { say } = speaker;
  const { signatures, proofs = [], contents } = verified;
  return {
    limba: language,
    titlu: say(words.title),
    fapte: fileFacts(verified, speaker),
    eticheta: say(words.result),
    rezultat: resultOf(signatures, speaker),
    parti: [
      ...signatures.map((one, i) => ({
        titlu: say(one.contrasemnatura ? words.counterSignature : words.signature, {
          number: i + 1,
          name: seen(one.semnatar ?? say(words.unknown)),
        }),
        verdict: [say(one.motiv ? reasons[one.motiv] : words.holds)],
        fapte: signatureFacts(one, verified.kind, speaker),
      })),
      ...proofs.map((one) => ({
        titlu: say(proofKinds[one.felDovada]),
        verdict: [proofVerdict(one, speaker)],
        fapte: proofFacts(one, speaker),
      })),
      ...(contents
        ? [{ titlu: say(words.contents), verdict: [], fapte: contentFacts(contents, speaker) }]
        : []),
    ],
    titluNespus: say(words.unsaid),
    nespus: unsaid.map((one) => say(one)),
  };
}

const fileFacts = ({ name, kind, size, hash, signedFile, at }: Verified, { say, moment, fact }: Speaker) => [
  ...fact(words.name, seen(name)),
  ...fact(words.kind, say(kinds[kind] ?? [kind, kind, kind])),
  ...fact(words.size, String(size)),
  ...fact(words.hash, hash),
  ...fact(words.signedFile, signedFile && `${seen(signedFile.name)}, SHA-256 ${signedFile.hash}`),
  ...fact(words.checkedAt, moment(at)),
];

function resultOf(signatures: Shown[], { say }: Speaker): string {
  const good = signatures.filter(({ status }) => status === "VALIDA").length;
  if (signatures.length === 0) return say(words.none);
  return say(good === signatures.length ? words.allHold : words.someFail, { good, count: signatures.length });
}

function signatureFacts(one: Shown, kind: FileKind, speaker: Speaker): Fact[] {
  const { say, moment, fact } = speaker;
  const { timp } = one;
  return [
    ...fact(words.integrity, one.integritate && say(integrities[one.integritate])),
    ...fact(words.trust, one.incredere && say(trusts[one.incredere])),
    ...fact(words.declared, one.declarat && seen(one.declarat)),
    ...fact(words.issuer, one.emitentCertificat && seen(one.emitentCertificat)),
    ...fact(words.authority, one.autoritate && seen(one.autoritate)),
    ...fact(words.serial, one.serie && seen(one.serie)),
    ...fact(words.signedAt, one.semnatLa && moment(one.semnatLa)),
    ...fact(words.stampedAt, one.stampilaLa && moment(one.stampilaLa)),
    ...fact(words.countsAt, timp && say(timeSources[timp.sursaTimpului], { at: moment(timp.la) })),
    ...fact(words.level, say(levels[one.nivel])),
    ...fact(words.qualified, one.calificata && say(qualifications[one.calificata])),
    ...fact(words.list, one.listaIncredere?.expirata ? say(expiredList) : undefined),
    ...fact(words.revision, kind === "PDF" ? String(one.numarRevizie) : undefined),
    ...fact(words.missing, one.fisiereLipsa && namesOf(one.fisiereLipsa, speaker)),
    ...fact(words.covers, one.acopera && namesOf(one.acopera, speaker)),
    ...fact(words.added, one.adaugatDupa && additionsOf(one.adaugatDupa, speaker)),
    ...fact(words.standard, [one.indicatie, one.subindicatie].filter(Boolean).join(", ")),
  ];
}

function proofVerdict({ status, motiv, la }: JudgedProof, { say, moment }: Speaker): string {
  if (status === "VALIDA" && la) return say(words.existed, { at: moment(la) });
  return say(reasons[motiv ?? "NESUSTINUT"]);
}

const proofFacts = (
  { status, indicatie, subindicatie, autoritate, la, acopera }: JudgedProof,
  speaker: Speaker,
): Fact[] => {
  const { moment, fact } = speaker;
  return [
    ...fact(words.claimedAt, status === "VALIDA" || !la ? undefined : moment(la)),
    ...fact(words.authority, autoritate && seen(autoritate)),
    ...fact(words.covers, namesOf(acopera, speaker)),
    ...fact(words.standard, [indicatie, subindicatie].filter(Boolean).join(", ")),
  ];
};

/** A page for people: more names than they read would only make it long to write. The answer for machines has them all. */
const MOST_NAMES = 20;
const MOST_FILES = 200;

const andMore = (all: unknown[], most: number, { say }: Speaker): string[] =>
  all.length > most ? [say(words.andMore, { count: all.length - most })] : [];

const namesOf = (names: string[], speaker: Speaker): string =>
  [...names.slice(0, MOST_NAMES).map(seen), ...andMore(names, MOST_NAMES, speaker)].join(", ");

type Addition = NonNullable<Shown["adaugatDupa"]>[number];

const additionsOf = (all: Addition[], speaker: Speaker): string =>
  [
    ...all.slice(0, MOST_NAMES).map((one) => addition(one, speaker)),
    ...andMore(all, MOST_NAMES, speaker),
  ].join("; ");

const addition = ({ felAdaugare, campuriAdaugate = [], semnatar }: Addition, speaker: Speaker): string =>
  [
    speaker.say(additions[felAdaugare]),
    semnatar && `– ${seen(semnatar)}`,
    campuriAdaugate.length > 0 && `(${namesOf(campuriAdaugate, speaker)})`,
  ]
    .filter(Boolean)
    .join(" ");

function contentFacts(contents: NonNullable<Verified["contents"]>, speaker: Speaker): Fact[] {
  const { say, fact } = speaker;
  const shown = contents.slice(0, MOST_FILES).map(({ nume, semnaturi }) => ({
    nume: seen(nume),
    valoare: `${say(words.signedBy)}: ${namesOf(semnaturi.map(String), speaker) || say(words.noSignature)}`,
  }));
  return [...shown, ...andMore(contents, MOST_FILES, speaker).flatMap((it) => fact(words.others, it))];
}
