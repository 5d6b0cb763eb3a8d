/** An element with its attributes, handlers (`onclick`) and children; what is undefined or false is left out. */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value === true ? "" : String(value));
  }
  made.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== false));
  return made;
}

/** Text with `code` and **bold**, in paragraphs. */
export const paragraphs = (text) =>
  text.split("\n\n").map((part) =>
    element(
      "p",
      {},
      part.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((piece) => {
        if (/^`.+`$/.test(piece)) return element("code", {}, piece.slice(1, -1));
        if (/^\*\*.+\*\*$/.test(piece)) return element("strong", {}, piece.slice(2, -2));
        return piece;
      }),
    ),
  );
