/** A longer text is no page to read. */
const MOST_SHOWN_BYTES = 2_000_000;

/** True for content that pages show as it is: reading it can be a look, and nothing else but a download. */
export const isShownText = ({
  contentType = "",
  dimensiune = 0,
}: {
  contentType?: string | undefined;
  dimensiune?: number | undefined;
}): boolean => dimensiune <= MOST_SHOWN_BYTES && /^(text\/[\w.+-]+|application\/json)(;|$)/.test(contentType);
