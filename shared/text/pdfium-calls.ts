import type { PDFiumModule } from "@hyzyla/pdfium";
import type { Table } from "./wasm.ts";

/** PDFium writes into the address of a number, and answers 1. */
type Into = number;
/** PDFium writes at most `bytes` into `buffer`, and answers how many it has. */
type Buffered = [buffer: number, bytes: number];

/** The exports of PDFium that are missing in its package's types (fpdf_annot.h, fpdf_attachment.h and others). */
interface MissingCalls {
  _FPDF_GetDefaultSystemFontInfo(): number;
  _FPDF_SetSystemFontInfo(info: number): void;
  _FPDF_GetMetaText(document: number, tag: number, ...into: Buffered): number;
  _FPDFText_GetUnicode(text: number, index: number): number;
  _FPDFText_HasUnicodeMapError(text: number, index: number): number;
  _FPDFText_GetLooseCharBox(text: number, index: number, rectangle: Into): number;
  _FPDFPage_GetAnnotCount(page: number): number;
  _FPDFPage_GetAnnot(page: number, index: number): number;
  _FPDFPage_CloseAnnot(annotation: number): void;
  _FPDFPage_Flatten(page: number, usage: number): number;
  _FPDFPage_InsertObject(page: number, object: number): void;
  _FPDFAnnot_GetSubtype(annotation: number): number;
  _FPDFAnnot_GetFlags(annotation: number): number;
  _FPDFAnnot_HasKey(annotation: number, key: number): number;
  _FPDFAnnot_GetRect(annotation: number, rectangle: Into): number;
  _FPDFAnnot_GetLine(annotation: number, start: Into, end: Into): number;
  _FPDFAnnot_GetVertices(annotation: number, points: Into, count: number): number;
  _FPDFAnnot_GetBorder(annotation: number, horizontal: Into, vertical: Into, width: Into): number;
  _FPDFAnnot_GetColor(
    annotation: number,
    type: number,
    ...colour: [red: Into, green: Into, blue: Into, alpha: Into]
  ): number;
  _FPDFAnnot_GetStringValue(annotation: number, key: number, ...into: Buffered): number;
  _FPDFAnnot_SetStringValue(annotation: number, key: number, text: number): number;
  _FPDFAnnot_GetAP(annotation: number, mode: number, ...into: Buffered): number;
  _FPDFAnnot_GetObjectCount(annotation: number): number;
  _FPDFAnnot_GetObject(annotation: number, index: number): number;
  _FPDFTextObj_GetFont(object: number): number;
  _FPDFFont_GetIsEmbedded(font: number): number;
  _FPDFAnnot_GetFormFieldType(form: number, annotation: number): number;
  _FPDFAnnot_GetFormFieldFlags(form: number, annotation: number): number;
  _FPDFAnnot_GetFormFieldValue(form: number, annotation: number, ...into: Buffered): number;
  _FPDFAnnot_GetFileAttachment(annotation: number): number;
  _FPDFDoc_GetAttachmentCount(document: number): number;
  _FPDFDoc_GetAttachment(document: number, index: number): number;
  _FPDFAttachment_GetName(attachment: number, ...into: Buffered): number;
  _FPDFAttachment_GetFile(attachment: number, ...into: [...Buffered, size: Into]): number;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, index: number): number;
  _FPDFPage_GetCropBox(page: number, ...box: [left: Into, bottom: Into, right: Into, top: Into]): number;
  _FPDFPage_GetMediaBox(page: number, ...box: [left: Into, bottom: Into, right: Into, top: Into]): number;
  _FPDFFormObj_CountObjects(form: number): number;
  _FPDFFormObj_GetObject(form: number, index: number): number;
  _FPDFPageObj_GetMatrix(object: number, matrix: Into): number;
  _FPDFImageObj_GetImagePixelSize(image: number, width: Into, height: Into): number;
  _FPDFTextObj_GetTextRenderMode(text: number): number;
  _FPDFPageObj_CreateNewPath(x: number, y: number): number;
  _FPDFPath_LineTo(path: number, x: number, y: number): number;
  _FPDFPath_Close(path: number): number;
  _FPDFPath_SetDrawMode(path: number, fill: number, stroke: number): number;
  _FPDFPageObj_SetStrokeColor(object: number, ...colour: readonly number[]): number;
  _FPDFPageObj_SetFillColor(object: number, ...colour: readonly number[]): number;
  _FPDFPageObj_SetStrokeWidth(object: number, width: number): number;
  _FPDF_PageToDevice(
    page: number,
    ...mapping: [
      left: number,
      top: number,
      width: number,
      height: number,
      rotate: number,
      x: number,
      y: number,
      intoX: Into,
      intoY: Into,
    ]
  ): number;
  wasmExports: { __indirect_function_table: Table };
}

export type Pdfium = Awaited<ReturnType<typeof PDFiumModule>> & MissingCalls;
