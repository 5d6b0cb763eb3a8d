import { apart } from "../apart/apart.ts";
import type { Limits } from "../apart/opener-process.ts";
import { clock } from "../clock.ts";
import type { Rendered, Values } from "./language.ts";
import type { MadePage, Source, Wish } from "./make-page.ts";

/*
 * Templates and the values that fill them are untrusted input: both are processed in a separate process. Besides the
 * named errors, each function throws ApartFailure if it takes too long or holds too much memory.
 */

/** The longest page, of 500,000 letters, takes 10 s. */
const LIMITS: Limits = { milliseconds: 15_000, megabytes: 320 };

const templates = async () => (await import("./template-opener.ts")).default;

/** The names in a template. @throws TemplateSyntaxError, DocxError, DocxSyntaxError */
export const namesApart = async (source: Source): Promise<string[]> =>
  apart(await templates(), "names", { ...source, at: clock.now() }, LIMITS);

/** A template with its values as text; placeholders of missing values stay visible. @throws as `pageApart` */
export const fillApart = async (source: Source, values: Values): Promise<Rendered> =>
  apart(await templates(), "fill", { ...source, values, at: clock.now() }, LIMITS);

/** Makes a page. @throws TemplateSyntaxError, TemplateTooLarge, DocxError, DocxSyntaxError, PageError */
export const pageApart = async (source: Source, wish: Wish): Promise<MadePage> =>
  apart(await templates(), "page", { ...source, wish, at: clock.now() }, LIMITS);
