/**
 * The types that browsers run, or apply to a page. `application/xml` and pictures are not among them: with `nosniff` they are
 * neither a script nor a style, and as documents they are attachments in a sandbox.
 */
const ACTIVE =
  /^(?:(?:text|application)\/(?:x-)?(?:java|ecma|j|live|vb)script[\d.]*|text\/(?:css|html|xsl)|application\/(?:xhtml\+xml|xslt\+xml|wasm))$/;

/** The type of uploaded content when it is served: one that no browser runs. */
export const passiveType = (contentType: string): string =>
  ACTIVE.test(contentType.replace(/;.*/s, "").trim().toLowerCase())
    ? "application/octet-stream"
    : contentType;
