/**
 * Characters that a reader does not see, although they change what is read: marks of direction (UAX 9), zero-width
 * characters, soft hyphens, separators of lines and paragraphs. `contract\u202Efdp.exe` would be read as `contractexe.pdf`.
 */
const UNSEEN_MARKS = /[\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A name or another text of one line as a reader sees it: without half surrogates and unseen marks. */
export const visibleText = (text: string): string => text.toWellFormed().replace(UNSEEN_MARKS, "");

const CONTROL = /\p{Cc}+/gu;

/** The same of a text that was not meant for one line: blanks in place of control characters, such as breaks of lines. */
export const visibleLine = (text: string): string => visibleText(text).replace(CONTROL, " ");
