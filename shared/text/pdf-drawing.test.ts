import { PDFDict, PDFName, PDFString, type PDFDocument } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { pdfWith, saved, textField } from "../testing/form-pdf.ts";
import { withPdf, type Picture } from "./pdf.ts";

const drawn = async (pdf: PDFDocument): Promise<Picture> =>
  withPdf(await saved(pdf), ({ draw }) => draw(1, { dpi: 72, grey: true }));

/** The dark pixels of the rectangle in which fields and notes of these tests lie, and of the rest of the page. */
async function darkIn(pdf: PDFDocument): Promise<[over: number, elsewhere: number]> {
  const { width, data } = await drawn(pdf);
  const counts: [number, number] = [0, 0];
  for (const [at, value] of data.entries()) {
    const [x, y] = [at % width, 842 - Math.floor(at / width)];
    const isOver = x >= 47 && x <= 303 && y >= 597 && y <= 627;
    if (value < 128) counts[isOver ? 0 : 1] += 1;
  }
  return counts;
}

const darkOver = async (...over: Parameters<typeof pdfWith>) => (await darkIn(await pdfWith(...over)))[0];

it("a picture of a page shows the values of fields that have no picture in the file, each letter of a Romanian name too", async () => {
  expect(await darkOver([textField("nume", "")])).toBe(0);
  expect(await darkOver([textField("nume", "Ana")])).toBeGreaterThan(30);
  for (const letter of "ȘșȚțăЩ")
    expect([letter, (await darkOver([textField("nume", letter)])) > 5]).toEqual([letter, true]);
  const list = { Subtype: "Widget", FT: "Ch", Ff: 1 << 17, texts: { T: "oras", V: "Orhei" }, Opt: ["Orhei"] };
  expect(await darkOver([list], { needsPictures: true })).toBeGreaterThan(30);
});

it("a picture of a page shows the tick that is set, and not the one that is not", async () => {
  const ticked = async (state: string) => {
    const pdf = await pdfWith([{ Subtype: "Widget", FT: "Btn", texts: { T: "acord" }, V: state, AS: state }]);
    const { context } = pdf;
    const [field] = pdf.getPage(0).node.Annots()?.asArray() ?? [];
    const form = { Type: "XObject", Subtype: "Form", BBox: [0, 0, 250, 24] };
    const Yes = context.register(context.stream("0 0 20 20 re f", form));
    const Off = context.register(context.stream("", form));
    context.lookup(field, PDFDict).set(PDFName.of("AP"), context.obj({ N: { Yes, Off } }));
    return (await darkIn(pdf))[0];
  };
  expect([await ticked("Yes"), await ticked("Off")]).toEqual([expect.closeTo(400, -2), 0]);
});

it("a picture of a page shows lines, polygons and frames of links that have no picture in the file", async () => {
  const points = [60, 605, 200, 605, 200, 620];
  expect(await darkOver([{ Subtype: "Polygon", Vertices: points, IC: [0, 0, 0] }])).toBeGreaterThan(500);
  expect(await darkOver([{ Subtype: "PolyLine", Vertices: points, Border: [0, 0, 2] }])).toBeGreaterThan(250);
  expect(await darkOver([{ Subtype: "Line", L: [60, 610, 200, 610], Border: [0, 0, 2] }])).toBeGreaterThan(
    200,
  );
  expect(await darkOver([{ Subtype: "Link", Border: [0, 0, 2] }])).toBeGreaterThan(500);
  expect(await darkOver([{ Subtype: "Link", Border: [0, 0, 0] }, { Subtype: "Link" }])).toBe(0);
  expect(
    await darkOver([
      { Subtype: "Line", L: [60, 610], F: 2 },
      { Subtype: "Polygon", Vertices: [] },
    ]),
  ).toBe(0);
});

it("a picture of a page leaves out what is hidden, and runs no script and no action of the file", async () => {
  expect(await darkOver([textField("intern", "ascuns", { F: 2 })])).toBe(0);
  const acting = async (js: string | undefined) => {
    const pdf = await pdfWith([textField("suma", "12")]);
    const { context, catalog } = pdf;
    const action = js === undefined ? undefined : context.obj({ S: "JavaScript", JS: PDFString.of(js) });
    if (action) {
      catalog.set(PDFName.of("OpenAction"), action);
      pdf.getPage(0).node.set(PDFName.of("AA"), context.obj({ O: action }));
    }
    return drawn(pdf);
  };
  const script = 'this.getField("suma").value = "99999999"; app.alert("x");';
  expect(await acting(script)).toEqual(await acting(undefined));
});
