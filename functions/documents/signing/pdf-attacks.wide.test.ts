import { beforeAll, describe, expect, it } from "vitest";
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFRef, PDFString } from "@cantoo/pdf-lib";
import type { Authority } from "../../../localstack/signing-service/authority.ts";
import { issue } from "../../../localstack/signing-service/certificates.ts";
import { withPdf } from "../../../shared/text/pdf.ts";
import { drawn } from "../../../shared/testing/drawn.ts";
import { seededRandom } from "../../../shared/testing/random.ts";
import { judgePdf } from "./pdf-judging.ts";
import { bodyOf, LIST_ADDRESS, newAuthority, revised, samplePdf, signPdf, trusting } from "./testing.ts";
import {
  credential as kitCredential,
  sampleWith,
  sign,
  signAgain,
  trust as kitTrust,
} from "../../../shared/testing/signed-pdfs/kit.ts";
import { inOneSpelling } from "../../../shared/testing/signed-pdfs/same-signature.ts";
import type { Trust } from "./outcomes.ts";
import { reasons } from "./reasons.ts";

/*
 * Attacks on a signed PDF. Each leaves a file that opens; none may be judged VALIDA.
 */

let authority: Authority;
let original: Buffer;
let signed: Buffer;
let trust: Trust;

beforeAll(async () => {
  authority = newAuthority();
  original = await samplePdf({ pages: 2 });
  signed = await signPdf(original, { authority, isStamped: true, isKept: true });
  trust = trusting(authority);
});

const verdictsOf = async (bytes: Buffer, by = trust) =>
  (await judgePdf(bytes, by)).map(({ status, motiv }) => motiv ?? status);

/** Replaces a text with another one of the same length. */
function overwritten(bytes: Buffer, from: string | RegExp, to: (found: string) => string): Buffer {
  const text = bytes.toString("latin1");
  const [found] = typeof from === "string" ? [from] : (from.exec(text) ?? []);
  if (found === undefined || !text.includes(found)) throw new Error("the file is not as this attack expects");
  const changed = Buffer.from(bytes);
  changed.write(to(found).padEnd(found.length), text.lastIndexOf(found), "latin1");
  return changed;
}

const n = PDFName.of;
const changedObject = (ref: { objectNumber: number }, object: PDFDict) => ({
  number: ref.objectNumber,
  body: bodyOf(object),
});

describe("a signed PDF", () => {
  it("a signed PDF is VALIDA as it was signed, with a table and with a stream of cross-references", async () => {
    const streamed = await samplePdf({ useObjectStreams: true });
    expect(await verdictsOf(signed)).toEqual(["VALIDA"]);
    expect(await verdictsOf(await signPdf(streamed, { authority }))).toEqual(["VALIDA"]);
  });

  it("a signed PDF stays so under further signatures, whose file begins with it, unchanged", async () => {
    const second = await signPdf(signed, { authority, name: "Ion Ceban" });
    const third = await signPdf(second, { authority, name: "Мария", isStamped: true, isKept: true });
    expect(third.subarray(0, signed.length).equals(signed)).toBe(true);
    expect(signed.subarray(0, original.length).equals(original)).toBe(true);
    const verdicts = await judgePdf(third, trust);
    expect(verdicts.map(({ status, field, nivel }) => [status, field, nivel])).toEqual([
      ["VALIDA", "Semnatura1", "B-LT"],
      ["VALIDA", "Semnatura2", "B-B"],
      ["VALIDA", "Semnatura3", "B-LT"],
    ]);
  });

  it("a signed PDF shows the same pages as before, to the last point, after one signature and after ten", async () => {
    const pictures = (bytes: Buffer) =>
      withPdf(bytes, (pdf) =>
        [1, 2].map((page) => Buffer.from(pdf.draw(page, { width: 600, grey: true }).data).toString("base64")),
      );
    let tenTimes = original;
    for (let i = 0; i < 10; i += 1) tenTimes = await signPdf(tenTimes, { authority, name: `Semnatar ${i}` });
    const before = await pictures(original);
    expect(new Set(before).size).toBe(2);
    expect(await pictures(signed)).toEqual(before);
    expect(await pictures(tenTimes)).toEqual(before);
    expect(tenTimes.subarray(0, original.length).equals(original)).toBe(true);
    const verdicts = await judgePdf(tenTimes, trust);
    expect(verdicts.map(({ status }) => status)).toEqual(Array(10).fill("VALIDA"));
  });

  it("a name with the syntax of PDF is text in it", async () => {
    const name = "Ana) /V 1 0 R >> endobj (ș <</";
    const [verdict] = await judgePdf(await signPdf(original, { authority, name }), trust);
    expect(verdict).toMatchObject({ status: "VALIDA", semnatar: name });
  });
});

describe("bytes that are changed in place", () => {
  const attacks: [string, (bytes: Buffer) => Buffer, string][] = [
    [
      "a letter of the signed page's dictionary",
      (b) => overwritten(b, "/MediaBox", () => "/MediaBoy"),
      "CONTINUT_MODIFICAT",
    ],
    [
      "the signer's name",
      (b) => overwritten(b, /\/Name <FEFF00/, () => "/Name <FEFF01"),
      "CONTINUT_MODIFICAT",
    ],
    [
      "the date of the signature",
      (b) => overwritten(b, /\/M \(D:20/, () => "/M (D:19"),
      "CONTINUT_MODIFICAT",
    ],
    ["the header", (b) => overwritten(b, "%PDF-1.7", () => "%PDF-1.4"), "CONTINUT_MODIFICAT"],
    [
      "a range that begins later",
      (b) => overwritten(b, /\/ByteRange\[ {9}0/, (f) => f.replace(/0$/, "9")),
      "ACOPERIRE_PARTIALA",
    ],
    [
      "a range that ends earlier",
      (b) => overwritten(b, /\/ByteRange\[[^\]]*/, shorter),
      "ACOPERIRE_PARTIALA",
    ],
    [
      "a range that goes past the end",
      (b) => overwritten(b, /\/ByteRange\[[^\]]*/, longer),
      "ACOPERIRE_PARTIALA",
    ],
    ["a range with a wider hole", (b) => overwritten(b, /\/ByteRange\[[^\]]*/, wider), "SEMNATURA_CORUPTA"],
    [
      "a range whose parts overlap",
      (b) => overwritten(b, /\/ByteRange\[[^\]]*/, overlapping),
      "ACOPERIRE_PARTIALA",
    ],
    [
      "a range of two numbers",
      (b) => overwritten(b, /\/ByteRange\[[^\]]*/, () => "/ByteRange[0 100"),
      "ACOPERIRE_PARTIALA",
    ],
    [
      "a range of text",
      (b) => overwritten(b, /\/ByteRange\[[^\]]*/, () => "/ByteRange[(0) 1 2 3"),
      "ACOPERIRE_PARTIALA",
    ],
    ["bytes hidden in the padding", (b) => inPadding(b, "48656c6c6f"), "SEMNATURA_CORUPTA"],
    ["text hidden in the padding", (b) => inPadding(b, "/JS(x)"), "SEMNATURA_CORUPTA"],
    [
      "an empty signature",
      (b) => overwritten(b, /<3082[0-9a-f]{200}/, (f) => `<${"0".repeat(f.length - 1)}`),
      "SEMNATURA_CORUPTA",
    ],
    [
      "another length of the signature",
      (b) => overwritten(b, /<3082..../, () => "<30820001"),
      "SEMNATURA_CORUPTA",
    ],
  ];
  const numbersOf = (found: string) => found.slice("/ByteRange[".length).trim().split(/ +/).map(Number);
  const rangeOf = (numbers: number[]) => `/ByteRange[${numbers.join(" ")}`;
  function shorter(found: string) {
    const [a = 0, b = 0, c = 0, d = 0] = numbersOf(found);
    return rangeOf([a, b, c, d - 20]);
  }
  function longer(found: string) {
    const [a = 0, b = 0, c = 0, d = 0] = numbersOf(found);
    return rangeOf([a, b, c, d + 20]);
  }
  function wider(found: string) {
    const [a = 0, b = 0, c = 0, d = 0] = numbersOf(found);
    return rangeOf([a, b - 10, c, d]);
  }
  function overlapping(found: string) {
    const [a = 0, b = 0, , d = 0] = numbersOf(found);
    return rangeOf([a, b, b - 10, d]);
  }
  function inPadding(bytes: Buffer, text: string) {
    const changed = Buffer.from(bytes);
    changed.write(text, bytes.lastIndexOf("0000000000>") - 40, "latin1");
    return changed;
  }

  it.each(attacks)("%s", async (_, attack, reason) => {
    expect(await verdictsOf(attack(signed))).toEqual([reason]);
  });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ["a space in the padding", (b) => inPadding(b, " ")],
    ["a byte in the padding that is no text", (b) => inPadding(b, "02")],
    [
      "upper-case letters among lower-case ones",
      (b) => overwritten(b, /<3082[0-9a-f]{20}/, (f) => f.toUpperCase()),
    ],
  ])("%s is another spelling of the same signature: VALIDA", async (_, change) => {
    expect(await verdictsOf(change(signed))).toEqual(["VALIDA"]);
  });

  it("drawn ones: none is VALIDA at its level, each has a reason, or no signature is left to be found", async () => {
    const draw = seededRandom("pdf");
    const kinds = new Set<string>();
    for (let i = 0; i < drawn(1000); i += 1) {
      const changed = Buffer.from(signed);
      const at = Math.floor(draw() * changed.length);
      changed[at] = (changed[at] ?? 0) ^ (1 + Math.floor(draw() * 255));
      if (inOneSpelling(changed) === inOneSpelling(signed)) continue;
      const [found] = await judgePdf(changed, trusting(authority));
      // The stamp and what was found for later are not signed: without them the signature is of a lower level.
      if (found?.status === "VALIDA") expect(found.nivel, `byte ${at}`).not.toBe("B-LT");
      else kinds.add(found?.motiv ?? "none");
    }
    expect(["none", ...reasons]).toEqual(expect.arrayContaining([...kinds]));
  }, 180_000);
});

it("what was added after a signature is told with who added it, and in its order", async () => {
  const stamped = await signAgain(await sign(sampleWith()), { credential: kitCredential("stranger") });
  const [first, second] = await judgePdf(stamped, kitTrust);
  expect([first?.status, first?.adaugatDupa]).toEqual([
    "VALIDA",
    [{ felAdaugare: "SEMNATURA", campuriAdaugate: ["Semnatura40"], semnatar: second?.certificat }],
  ]);
  expect(second).not.toHaveProperty("adaugatDupa");
});

describe("what is appended", () => {
  const text = (words: string) => Buffer.concat([signed, Buffer.from(words, "latin1")]);
  const last = () => signed.toString("latin1").lastIndexOf("startxref");
  const sectionAt = () => Number(/startxref\s+(\d+)/.exec(signed.toString("latin1").slice(last()))?.[1]);

  it.each([
    ["a second %%EOF", () => text("%%EOF\n")],
    ["a comment", () => text("% nimic\n")],
    ["an object that no section names", () => text("9 0 obj\n<</S/JavaScript>>\nendobj\n")],
    ["a section that points back", () => text(`startxref\n${sectionAt()}\n%%EOF\n`)],
    [
      "a section that hides an object",
      () =>
        text(
          `xref\n1 1\n0000000000 00001 f \ntrailer\n<</Size 20/Root 2 0 R/Prev ${sectionAt()}>>\nstartxref\n${signed.length}\n%%EOF\n`,
        ),
    ],
    [
      "a section that moves an object to bytes that were signed",
      () =>
        text(
          `xref\n1 1\n0000000030 00000 n \ntrailer\n<</Size 20/Root 2 0 R/Prev ${sectionAt()}>>\nstartxref\n${signed.length}\n%%EOF\n`,
        ),
    ],
  ])("%s is CONTINUT_MODIFICAT", async (_, attack) => {
    const verdicts = await verdictsOf(attack());
    expect(verdicts).not.toContain("VALIDA");
  });

  it("a changed page", async () => {
    const attacked = await revised(signed, (pdf) => {
      const page = pdf.getPage(0);
      page.node.set(n("Contents"), pdf.context.obj([]));
      return [changedObject(page.ref, page.node)];
    });
    expect(await verdictsOf(attacked)).toEqual(["CONTINUT_MODIFICAT"]);
  });

  it("changed content of a page", async () => {
    const attacked = await revised(signed, (pdf) => {
      const contents = pdf.getPage(0).node.get(n("Contents"));
      const number = Number(/\d+/.exec(String(contents instanceof PDFDict ? 0 : contents))?.[0]);
      return [{ number, body: Buffer.from("<</Length 0>>\nstream\n\nendstream") }];
    });
    expect(await verdictsOf(attacked)).toEqual(["CONTINUT_MODIFICAT"]);
  });

  it.each([
    ["shadow pages", "Pages"],
    ["an action on opening", "OpenAction"],
    ["names with scripts", "Names"],
    ["other permissions", "Perms"],
    ["an outline", "Outlines"],
    ["optional layers", "OCProperties"],
  ])("%s in the catalog", async (_, key) => {
    const attacked = await revised(signed, (pdf) => {
      pdf.catalog.set(n(key), pdf.context.obj({ Type: n("Pages"), Kids: [], Count: 0 }));
      return [changedObject(pdf.context.trailerInfo.Root as never, pdf.catalog)];
    });
    expect(await verdictsOf(attacked)).not.toContain("VALIDA");
  });

  it("another catalog", async () => {
    const attacked = await revised(signed, (pdf) => {
      const ref = pdf.context.register(pdf.catalog);
      pdf.context.trailerInfo.Root = ref;
      return [changedObject(ref, pdf.catalog)];
    });
    expect(await verdictsOf(attacked)).toEqual(["CONTINUT_MODIFICAT"]);
  });

  it.each([
    ["a text field on a page", { FT: n("Tx") }],
    ["an annotation over the page", { Subtype: n("FreeText"), Rect: [0, 0, 300, 200] }],
    ["a stamp over the page", { Subtype: n("Stamp"), Rect: [0, 0, 300, 200] }],
    ["a signature field without a signature", { FT: n("Sig") }],
  ])("%s", async (_, fields) => {
    const attacked = await revised(signed, (pdf) => {
      // A careful attack: only the page's list of annotations differs.
      const [pageRef] = pdf.catalog.Pages().Kids().asArray() as PDFRef[];
      const page = pdf.context.lookup(pageRef, PDFDict);
      const added = pdf.context.obj({ Type: n("Annot"), ...fields });
      const ref = pdf.context.register(added);
      page.lookup(n("Annots"), PDFArray).push(ref);
      return [changedObject(pageRef as PDFRef, page), changedObject(ref, added as PDFDict)];
    });
    expect(await verdictsOf(attacked)).toEqual(["CONTINUT_MODIFICAT"]);
  });

  it("a replaced appearance of a form's field", async () => {
    const form = await PDFDocument.create();
    const field = form.getForm().createTextField("suma");
    field.addToPage(form.addPage([300, 200]));
    field.setText("100");
    const withField = await signPdf(Buffer.from(await form.save({ useObjectStreams: false })), { authority });
    expect(await verdictsOf(withField)).toEqual(["VALIDA"]);
    const attacked = await revised(withField, (pdf) => {
      const found = pdf.getForm().getTextField("suma").acroField;
      found.dict.set(n("V"), PDFString.of("999"));
      return [changedObject(found.ref, found.dict)];
    });
    expect(await verdictsOf(attacked)).toEqual(["CONTINUT_MODIFICAT"]);
  });

  it("a removed annotation, or an earlier signature's field", async () => {
    const attacked = await revised(signed, (pdf) => {
      const page = pdf.getPage(0);
      page.node.set(n("Annots"), pdf.context.obj([]));
      return [changedObject(page.ref, page.node)];
    });
    expect(await verdictsOf(attacked)).toEqual(["CONTINUT_MODIFICAT"]);
  });

  it("a change between two signatures breaks only the first", async () => {
    const changed = await revised(signed, (pdf) => {
      const page = pdf.getPage(0);
      page.setRotation({ type: "degrees", angle: 90 } as never);
      return [changedObject(page.ref, page.node)];
    });
    const second = await signPdf(changed, { authority, name: "Ion" });
    expect(await verdictsOf(second)).toEqual(["CONTINUT_MODIFICAT", "VALIDA"]);
  });
});

describe("who signed, and when", () => {
  const years = (count: number) => new Date(Date.now() + count * 365 * 24 * 3600 * 1000);
  const expired = (name: string) =>
    issue({ name, from: years(-2), until: years(-1), use: "signing", listAddress: LIST_ADDRESS });

  it("a foreign certificate under the same name is CERTIFICAT_NECUNOSCUT", async () => {
    const foreign = await signPdf(original, { authority: newAuthority(), isStamped: true });
    expect(await verdictsOf(foreign)).toEqual(["CERTIFICAT_NECUNOSCUT"]);
  });

  it("a certificate that signed itself, and one of nobody's, is CERTIFICAT_NECUNOSCUT", async () => {
    const identity = expired("Ana Rusu");
    expect(await verdictsOf(await signPdf(original, { authority, identity }))).toEqual([
      "CERTIFICAT_NECUNOSCUT",
    ]);
  });

  it("without a stamp an ended certificate is CERTIFICAT_EXPIRAT; with one the signature stays VALIDA", async () => {
    const later = trusting(authority, { now: years(3) });
    const bare = await signPdf(original, { authority });
    expect(await verdictsOf(bare, later)).toEqual(["CERTIFICAT_EXPIRAT"]);
    expect(await verdictsOf(signed, later)).toEqual(["VALIDA"]);
  });

  it("with the list inside it is judged without the network; without the list it needs one", async () => {
    const fetchList = () => Promise.reject(new Error("the network is gone"));
    const offline = trusting(authority, { fetchList });
    expect(await verdictsOf(signed, offline)).toEqual(["VALIDA"]);
    expect(await verdictsOf(await signPdf(original, { authority }), offline)).toEqual([
      "REVOCARE_NEVERIFICATA",
    ]);
  });

  it("a certificate that is not valid yet is CERTIFICAT_INCA_NEVALABIL, now and at the time of a stamp", async () => {
    for (const isStamped of [false, true]) {
      const bytes = await signPdf(original, { authority, name: "Mai târziu", isStamped });
      const early = trusting(authority, { now: new Date(Date.now() - 2 * 3600_000) });
      expect(await verdictsOf(bytes, early)).toEqual(["CERTIFICAT_INCA_NEVALABIL"]);
    }
  });

  it("a time of signing outside of the certificate's is not VALIDA, with a stamp or without", async () => {
    for (const isStamped of [false, true])
      for (const [at, reason] of [
        [years(-10), "CERTIFICAT_INCA_NEVALABIL"],
        [years(10), "CERTIFICAT_EXPIRAT"],
      ] as const)
        expect(await verdictsOf(await signPdf(original, { authority, isStamped, at }))).toEqual([reason]);
  });

  it("a revoked certificate is CERTIFICAT_REVOCAT, but not for what was stamped before", async () => {
    const own = newAuthority();
    const by = trusting(own);
    const before = await signPdf(original, { authority: own, isStamped: true });
    const bare = await signPdf(original, { authority: own });
    await new Promise((resolve) => setTimeout(resolve, 1100));
    own.revoke(own.signer("Ana Rusu", LIST_ADDRESS).certificate);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const after = await signPdf(original, { authority: own, isStamped: true });
    expect(await verdictsOf(before, by)).toEqual(["VALIDA"]);
    const now = new Date();
    expect(await verdictsOf(bare, trusting(own, { now }))).toEqual(["CERTIFICAT_REVOCAT"]);
    expect(await verdictsOf(after, by)).toEqual(["CERTIFICAT_REVOCAT"]);
  });

  it("an older list that a stranger appends does not make a revoked certificate valid", async () => {
    let now = new Date(Date.now() - 24 * 3600_000);
    const own = newAuthority(() => now);
    own.signer("Ana Rusu", LIST_ADDRESS);
    const older = own.list();
    now = new Date(Date.now() - 3600_000);
    own.revoke(own.signer("Ana Rusu", LIST_ADDRESS).certificate);
    now = new Date();
    const stamped = await signPdf(original, { authority: own, isStamped: true });
    const appended = await revised(stamped, ({ catalog, context }) => {
      const list = context.nextRef();
      catalog.set(n("DSS"), context.obj({ CRLs: [list] }));
      return [
        changedObject(context.trailerInfo.Root as PDFRef, catalog),
        { number: list.objectNumber, body: bodyOf(context.flateStream(older)) },
      ];
    });
    const by = trusting(own, { now });
    expect(await verdictsOf(stamped, by)).toEqual(["CERTIFICAT_REVOCAT"]);
    expect(await verdictsOf(appended, by)).toEqual(["CERTIFICAT_REVOCAT"]);
  });

  it("somebody else's list, or an expired one, does not count", async () => {
    const bare = await signPdf(original, { authority });
    const foreign = newAuthority();
    const old = newAuthority(() => years(-1));
    for (const { list } of [foreign, old]) {
      const by = trusting(authority, { fetchList: async () => list() });
      expect(await verdictsOf(bare, by)).toEqual(["REVOCARE_NEVERIFICATA"]);
    }
  });

  it("a stamp from the future, of another authority, or of another signature proves no time, and takes nothing from its signature", async () => {
    const levelsOf = async (bytes: Buffer, by = trusting(authority)) =>
      (await judgePdf(bytes, by)).map(({ status, nivel, timp }) => [status, nivel, timp?.sursa]);
    const early = trusting(authority, { now: new Date(Date.now() - 600_000) });
    expect(await levelsOf(signed, early)).not.toContainEqual(["VALIDA", "B-LT", "STAMPILA_SEMNATURII"]);
    expect(await levelsOf(signed)).toEqual([["VALIDA", "B-LT", "STAMPILA_SEMNATURII"]]);
    const other = newAuthority();
    const stamps = [
      (digest: Buffer) => other.stamp(digest, LIST_ADDRESS),
      () => authority.stamp(Buffer.alloc(32), LIST_ADDRESS),
    ];
    for (const stamp of stamps) {
      const mixed = { ...authority, stamp };
      const bytes = await signPdf(original, { authority: mixed, isStamped: true });
      expect(await levelsOf(bytes)).toEqual([["VALIDA", "B-B", "VERIFICARE"]]);
    }
  });
});
