import { make } from "./elements.js";

/** A fragment from the service (escaped, with its words in `<mark>`) as nodes: nothing in it is ever parsed as markup. */
export const marked = (fragment) =>
  fragment.split(/<mark>(.*?)<\/mark>/s).map((part, i) => {
    const text = unescaped(part);
    return i % 2 === 1 ? make("mark", {}, text) : text;
  });

const signs = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };
const unescaped = (text) => text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => signs[entity]);
