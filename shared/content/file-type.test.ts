import { describe, expect, it } from "vitest";
import * as sample from "../testing/file-samples.ts";
import { fc } from "../testing/properties.ts";
import { fileType } from "./file-type.ts";

const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const odtType = "application/vnd.oasis.opendocument.text";

type Case = [what: string, bytes: Buffer, claimed: string | undefined, name: string, answer: string];

async function judged(bytes: Buffer, claimed?: string, name?: string): Promise<string> {
  const verdict = await fileType({ bytes, claimed, name });
  return "refused" in verdict ? "refused" : `${verdict.contentType} ${verdict.extensie} ${verdict.format}`;
}

const table = (title: string, cases: Case[]): unknown =>
  describe(title, () => {
    it.each(cases)("%s", async (_, bytes, claimed, name, answer) => {
      expect(await judged(bytes, claimed, name)).toBe(answer);
    });
  });

table("the claimed type stays", [
  ["of a PDF", sample.pdf, "application/pdf", "act.pdf", "application/pdf pdf pdf"],
  ["of a PDF in plain ASCII", sample.asciiPdf, "application/pdf", "act.pdf", "application/pdf pdf pdf"],
  [
    "of a PDF behind other bytes",
    Buffer.concat([sample.noise, sample.pdf]),
    undefined,
    "a",
    "application/pdf pdf pdf",
  ],
  ["of a DOCX", sample.docx, docxType, "act.docx", `${docxType} docx office`],
  [
    "of a DOCX that was cut and sniffs as ZIP",
    sample.docx.subarray(0, 60),
    docxType,
    "act.docx",
    `${docxType} docx office`,
  ],
  [
    "of a DOCX with a password, a compound file",
    sample.compound(),
    docxType,
    "act.docx",
    `${docxType} docx office`,
  ],
  ["of an XLSX", sample.xlsx, xlsxType, "t.xlsx", `${xlsxType} xlsx office`],
  ["of an ODT", sample.odt, odtType, "t.odt", `${odtType} odt office`],
  [
    "of a signed container",
    sample.asice,
    "application/vnd.etsi.asic-e+zip",
    "a.asice",
    "application/vnd.etsi.asic-e+zip asice archive",
  ],
  ["of an old DOC", sample.compound(), "application/msword", "a.doc", "application/msword doc office"],
  [
    "of a report that is HTML under .xls",
    sample.html,
    "application/vnd.ms-excel",
    "r.xls",
    "application/vnd.ms-excel xls office",
  ],
  [
    "of an XML spreadsheet under .xls",
    sample.xmlSpreadsheet,
    "application/vnd.ms-excel",
    "r.xls",
    "application/vnd.ms-excel xls office",
  ],
  ["of an SVG", sample.svg, "image/svg+xml", "s.svg", "image/svg+xml svg image"],
  ["of an SVG with an XML prolog", sample.svgWithProlog, "image/svg+xml", "s.svg", "image/svg+xml svg image"],
  ["of HTML", sample.html, "text/html; charset=utf-8", "p.htm", "text/html htm text"],
  ["of CSV", sample.csv, "text/csv", "t.csv", "text/csv csv text"],
  ["of text in Windows-1251", sample.windows1251, "text/plain", "t.txt", "text/plain txt text"],
  ["of text in Windows-1250", sample.windows1250, "text/plain", "t.txt", "text/plain txt text"],
  ["of text in UTF-16", sample.utf16, "text/csv", "t.csv", "text/csv csv text"],
  [
    "of a signature in DER",
    sample.p7s,
    "application/pkcs7-signature",
    "act.pdf.p7s",
    "application/pkcs7-signature p7s other",
  ],
  [
    "of a signature in PEM",
    sample.p7sPem,
    "application/x-pkcs7-signature",
    "a.p7s",
    "application/pkcs7-signature p7s other",
  ],
  [
    "of sound that is known under another name",
    sample.wav,
    "audio/vnd.wave",
    "s.wav",
    "audio/vnd.wave wav other",
  ],
  [
    "of a format that nobody here knows",
    sample.noise,
    "application/vnd.acme",
    "plan.acme",
    "application/vnd.acme acme other",
  ],
  [
    "of an unknown format inside a ZIP",
    sample.zip({ a: "b" }),
    "application/vnd.acme",
    "x.acme",
    "application/vnd.acme acme other",
  ],
  ["of a text with another ending", sample.csv, "text/plain", "interogare.sql", "text/plain sql text"],
]);

table("the bytes contradict the claim:", [
  ["a PDF claimed as a picture", sample.pdf, "image/png", "a.png", "application/pdf pdf pdf"],
  ["a PDF claimed as text", sample.asciiPdf, "text/plain", "a.txt", "application/pdf pdf pdf"],
  ["a picture claimed as another", sample.jpeg, "image/png", "a.png", "image/jpeg jpg image"],
  ["a picture claimed as a PDF", sample.png, "application/pdf", "a.pdf", "image/png png image"],
  ["a spreadsheet claimed as a text document", sample.xlsx, docxType, "a.docx", `${xlsxType} xlsx office`],
  [
    "macros behind the type of a plain document",
    sample.docm,
    docxType,
    "a.docx",
    "application/vnd.ms-word.document.macroenabled.12 docm office",
  ],
  [
    "a picture that is also a script, claimed as a script",
    sample.gifScript,
    "text/javascript",
    "a.js",
    "image/gif gif image",
  ],
  [
    "a picture that is also a script, claimed as HTML",
    sample.gifScript,
    "text/html",
    "a.html",
    "image/gif gif image",
  ],
  ["a page claimed as a PDF", sample.html, "application/pdf", "a.pdf", "text/plain txt text"],
  ["a page claimed as a PDF, called .html", sample.html, "application/pdf", "a.html", "text/html html text"],
  ["a film claimed as a document", sample.mp4, docxType, "a.docx", "video/mp4 mp4 other"],
  ["binary claimed as a table", sample.noise, "text/csv", "t.csv", "application/octet-stream csv other"],
  [
    "a CSV that Windows calls a spreadsheet",
    sample.csv,
    "application/vnd.ms-excel",
    "t.csv",
    "text/csv csv text",
  ],
  ["RTF under .doc", sample.rtf, "application/msword", "a.doc", "application/rtf rtf office"],
]);

table("without a useful claim the name, then the bytes decide:", [
  [
    "a DOCX called ZIP by its browser",
    sample.docx,
    "application/x-zip-compressed",
    "a.docx",
    `${docxType} docx office`,
  ],
  [
    "a cut DOCX called ZIP by its browser",
    sample.docx.subarray(0, 60),
    "application/zip",
    "a.docx",
    `${docxType} docx office`,
  ],
  ["a ZIP", sample.zip({ "a.txt": "a" }), undefined, "a.zip", "application/zip zip archive"],
  [
    "a ZIP under a name of its own",
    sample.zip({ "a.txt": "a" }),
    undefined,
    "a.kmz",
    "application/zip kmz archive",
  ],
  ["a picture without a name", sample.png, undefined, "", "image/png png image"],
  ["a JPEG called .jpeg", sample.jpeg, "application/octet-stream", "a.JPEG", "image/jpeg jpeg image"],
  ["a signature", sample.p7s, "application/octet-stream", "a.p7s", "application/pkcs7-signature p7s other"],
  ["a table", sample.csv, "", "t.csv", "text/csv csv text"],
  ["text", sample.csv, undefined, "", "text/plain txt text"],
  ["a file of compress", sample.compress, undefined, "", "application/x-compress z other"],
  ["bytes that nobody knows", sample.noise, undefined, "", "application/octet-stream bin other"],
  [
    "bytes that nobody knows, with an ending",
    sample.noise,
    "nonsense",
    "a.dat",
    "application/octet-stream dat other",
  ],
  ["a claim with a line break", sample.csv, "text/html\r\nX-Evil: 1", "", "text/plain txt text"],
  [
    "a claim with a name from the language",
    sample.noise,
    "constructor/constructor",
    "a.constructor",
    "constructor/constructor constructor other",
  ],
]);

table("a word at the beginning is no signature:", [
  ["BM", Buffer.from("BMW X5, an 2020, stare bună"), "text/plain", "a.txt", "text/plain txt text"],
  ["MZ", Buffer.from("MZ-2026/15: proces-verbal"), "text/plain", "a.txt", "text/plain txt text"],
  ["free", Buffer.from("The free movement of goods"), "text/plain", "a.txt", "text/plain txt text"],
  ["GIF8", Buffer.from("GIF89a is the name of a format"), "text/plain", "a.txt", "text/plain txt text"],
  ["#!note", Buffer.from("#!note de la ședință"), "text/plain", "a.txt", "text/plain txt text"],
  ["#!", Buffer.from("#!\n"), undefined, "", "text/plain txt text"],
  ["#![", Buffer.from("#![allow(dead_code)]\nfn main() {}\n"), "text/plain", "a.rs", "text/plain rs text"],
  [
    "%PDF- later on",
    Buffer.from("A file begins with\n%PDF-1.7\n"),
    "text/plain",
    "a.txt",
    "text/plain txt text",
  ],
]);

describe("programs are refused by their bytes, whatever they claim to be, and scripts by their name, too", () => {
  const {
    elf,
    windowsProgram,
    machO,
    universalMachO,
    javaClass,
    jar,
    dex,
    installer,
    shortcut,
    wasm,
    debian,
  } = sample;
  const binaries = {
    elf,
    windowsProgram,
    machO,
    universalMachO,
    javaClass,
    jar,
    dex,
    installer,
    shortcut,
    wasm,
    debian,
  };
  const scripts = [
    "#!/bin/sh\nrm -rf ~\n",
    "#! /usr/bin/env python3\n",
    "\ufeff#!/bin/bash\n",
    "#!python\n",
    "#!python3.12 -u\n",
    "#!./run\n",
    "#!bash\n",
  ];
  const scriptCases = scripts.map((text) => [JSON.stringify(text), Buffer.from(text)] as const);

  it.each([...Object.entries(binaries), ...scriptCases])("%s", async (_, bytes) => {
    for (const [claimed, name] of [
      ["application/pdf", "factura.pdf"],
      ["text/plain", "a.txt"],
      [docxType, "a.docx"],
      [],
    ]) {
      expect(await fileType({ bytes, claimed, name })).toEqual({ refused: "executabil" });
    }
  });

  it.each(["a.bat", "A.CMD", "b.ps1", "c.vbs", "d.vbe", "e.hta", "f.wsf", "g.reg", "h.url", "i.desktop"])(
    "a text that a desktop runs under its name: %s",
    async (name) => {
      expect(await judged(Buffer.from("del /s /q *"), "text/plain", name)).toBe("refused");
      expect(await judged(Buffer.from("\ufeffdel /s", "utf16le"), undefined, name)).toBe("refused");
      expect(await judged(sample.noise, undefined, name)).toBe("refused");
    },
  );

  it("a text that is to be delivered as a script", async () => {
    expect(await judged(Buffer.from("<hta:application>"), "application/hta; charset=utf-8", "a.txt")).toBe(
      "refused",
    );
  });

  it("programs are refused by their bytes, whatever they claim to be, and scripts by their name, too but not a picture, a recording or a PDF under a program's name: it gets the extension of its kind", async () => {
    expect(await judged(sample.png, undefined, "a.bat")).toBe("image/png png image");
    const recording = Buffer.concat([Buffer.from("#!AMR\n"), sample.noise]);
    expect(await judged(recording, "audio/amr", "a.amr")).toBe("audio/amr amr other");
    expect(await judged(recording, undefined, "")).toBe("audio/amr amr other");
    expect(await judged(Buffer.from("#!SILK_V3\0\x01"), undefined, "a.silk")).toBe(
      "application/octet-stream silk other",
    );
  });

  it("an installer by its name where only the beginning is at hand", async () => {
    const beginning = sample.installer.subarray(0, 600);
    expect(await judged(beginning, undefined, "Setup.MSI")).toBe("refused");
    expect(await judged(beginning, "application/msword", "a.doc")).toBe("application/msword doc office");
  });
});

describe("any bytes", () => {
  const whole = Object.values(sample).filter((value) => Buffer.isBuffer(value));
  const changed = fc
    .record({
      base: fc.constantFrom(...whole),
      cut: fc.double({ min: 0, max: 1, noNaN: true }),
      changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }),
      tail: fc.uint8Array({ maxLength: 40 }),
    })
    .map(({ base, cut, changes, tail }) => {
      const bytes = Buffer.concat([base.subarray(0, Math.round(cut * base.length)), tail]);
      for (const [place, value] of changes) if (bytes.length > 0) bytes[place % bytes.length] = value;
      return bytes;
    });

  it("any bytes have a type: random ones, changed ones and cut ones", async () => {
    const hasType = fc.asyncProperty(changed, async (bytes) => {
      const verdict = await fileType({ bytes });
      if (!("refused" in verdict)) expect(verdict.extensie).toMatch(/^[a-z0-9.]{1,16}$/);
    });
    await fc.assert(hasType, { numRuns: 1500 });
  });
});
