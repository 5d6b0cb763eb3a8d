import { annotationsOn } from "./pdf-annotations.ts";
import type { Pdfium } from "./pdfium-calls.ts";

/** FPDF_ANNOT_… of fpdf_annot.h: those that PDFium draws by the picture that the file has of them, or not at all. */
const [LINK, LINE, POLYGON, POLYLINE] = [2, 4, 7, 8];
/** FPDF_ANNOT_FLAG_HIDDEN and _NOVIEW. */
const UNSEEN = (1 << 1) | (1 << 5);
/** The most points of all shapes of a page. */
const MOST_POINTS = 10_000;

const isShape = (kind: number): boolean =>
  kind === LINK || kind === LINE || kind === POLYGON || kind === POLYLINE;

type Point = readonly [number, number];

/** Adds lines, polygons and the frames of links of which the file has no picture to a page, in memory. */
export function drawShapes(pdfium: Pdfium, page: number): void {
  let pointsLeft = MOST_POINTS;
  annotationsOn(pdfium, page, ({ annotation, kind, flags, has }) => {
    if (!isShape(kind) || (flags & UNSEEN) !== 0 || has("AP")) return;
    const points = pointsOf(pdfium, annotation, kind, pointsLeft);
    pointsLeft -= points.length;
    const width = widthOf(pdfium, annotation, has) ?? (kind === LINK ? 0 : 1);
    if (points.length < 2 || width <= 0) return;
    const isClosed = kind === POLYGON || kind === LINK;
    addPath(pdfium, page, {
      points,
      width,
      isClosed,
      stroke: colourOf(pdfium, annotation, STROKE) ?? [0, 0, 0, 255],
      fill: kind === POLYGON && has("IC") ? colourOf(pdfium, annotation, FILL) : undefined,
    });
  });
}

/** Uses room in PDFium's memory, for numbers of four bytes. */
function withRoom<T>(pdfium: Pdfium, numbers: number, use: (at: number, read: () => DataView) => T): T {
  const at = pdfium.wasmExports.malloc(numbers * 4);
  const found = use(at, () => new DataView(pdfium.HEAPU8.buffer, at, numbers * 4));
  pdfium.wasmExports.free(at);
  return found;
}

const pointsIn = (view: DataView, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => [view.getFloat32(i * 8, true), view.getFloat32(i * 8 + 4, true)]);

/** Nothing for a shape that has more points than `most`. */
function pointsOf(pdfium: Pdfium, annotation: number, kind: number, most: number): Point[] {
  if (kind === LINK)
    return withRoom(pdfium, 4, (at, read) => {
      if (pdfium._FPDFAnnot_GetRect(annotation, at) !== 1) return [];
      const [[left, top], [right, bottom]] = pointsIn(read(), 2) as [Point, Point];
      return [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ];
    });
  if (kind === LINE)
    return withRoom(pdfium, 4, (at, read) =>
      pdfium._FPDFAnnot_GetLine(annotation, at, at + 8) === 1 ? pointsIn(read(), 2) : [],
    );
  const count = pdfium._FPDFAnnot_GetVertices(annotation, 0, 0);
  if (count > most) return [];
  return withRoom(pdfium, count * 2, (at, read) => {
    pdfium._FPDFAnnot_GetVertices(annotation, at, count);
    return pointsIn(read(), count);
  });
}

/** The width of the border that the file states; a style has one that PDFium does not tell. */
function widthOf(pdfium: Pdfium, annotation: number, has: (key: string) => boolean): number | undefined {
  if (!has("Border")) return has("BS") ? 1 : undefined;
  return withRoom(pdfium, 3, (at, read) =>
    pdfium._FPDFAnnot_GetBorder(annotation, at, at + 4, at + 8) === 1
      ? read().getFloat32(8, true)
      : undefined,
  );
}

type Colour = readonly number[];
/** FPDFANNOT_COLORTYPE_Color and _InteriorColor. */
const [STROKE, FILL] = [0, 1];

const colourOf = (pdfium: Pdfium, annotation: number, type: number): Colour | undefined =>
  withRoom(pdfium, 4, (at, read) =>
    pdfium._FPDFAnnot_GetColor(annotation, type, at, at + 4, at + 8, at + 12) === 1
      ? [0, 4, 8, 12].map((byte) => read().getUint32(byte, true))
      : undefined,
  );

interface Path {
  points: Point[];
  width: number;
  isClosed: boolean;
  stroke: Colour;
  fill: Colour | undefined;
}

/** FPDF_FILLMODE_NONE and _ALTERNATE. */
const fillModes = { none: 0, alternate: 1 };

function addPath(pdfium: Pdfium, page: number, { points, width, isClosed, stroke, fill }: Path): void {
  const [first = [0, 0], ...others] = points;
  const path = pdfium._FPDFPageObj_CreateNewPath(...first);
  for (const point of others) pdfium._FPDFPath_LineTo(path, ...point);
  if (isClosed) pdfium._FPDFPath_Close(path);
  pdfium._FPDFPath_SetDrawMode(path, fill ? fillModes.alternate : fillModes.none, 1);
  pdfium._FPDFPageObj_SetStrokeColor(path, ...stroke);
  pdfium._FPDFPageObj_SetStrokeWidth(path, width);
  if (fill) pdfium._FPDFPageObj_SetFillColor(path, ...fill);
  pdfium._FPDFPage_InsertObject(page, path);
}
