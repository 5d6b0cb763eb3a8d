import { opener } from "../apart/opener.ts";
import { clock } from "../clock.ts";
import { PageError, type PageFault } from "./blocks.ts";
import { DocxError, type DocxFault, DocxSyntaxError } from "./docx-error.ts";
import {
  type Rendered,
  type SyntaxFault,
  TemplateSyntaxError,
  TemplateTooLarge,
  type Values,
} from "./language.ts";
import type { MadePage, Source, Wish } from "./make-page.ts";

/** The files contain their time of creation, which is the time of the calling process. */
type At<T> = T & { at: Date };

const making = async ({ at }: { at: Date }) => {
  clock.freeze(at);
  return import("./make-page.ts");
};

/** Reads templates, and makes pages from them. */
export default opener(
  import.meta,
  {
    names: async (source: At<Source>): Promise<string[]> => (await making(source)).namesInSource(source),
    fill: async ({ values, ...source }: At<Source & { values: Values }>): Promise<Rendered> =>
      (await making(source)).fillSource(source, values),
    page: async ({ wish, ...source }: At<Source & { wish: Wish }>): Promise<MadePage> =>
      (await making(source)).makePage(source, wish),
  },
  {
    TemplateSyntaxError: ({ fault, tag, line }: { fault: SyntaxFault; tag: string; line: number }) =>
      new TemplateSyntaxError(fault, tag, line),
    TemplateTooLarge: () => new TemplateTooLarge(),
    DocxError: ({ fault }: { fault: DocxFault }) => new DocxError(fault),
    DocxSyntaxError: ({ tag }: { tag: string }) => new DocxSyntaxError(tag),
    PageError: ({ fault, detail }: { fault: PageFault; detail: string }) => new PageError(fault, detail),
  },
);
