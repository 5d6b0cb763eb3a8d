import { createElement, Fragment, type ReactNode } from "react";

/** Elements of a mail that the preview draws; of others it draws the content alone. */
const drawn = new Set(
  "p,br,strong,b,em,i,u,ul,ol,li,h3,h4,blockquote,table,tbody,thead,tr,td,th,hr,span,div".split(","),
);
/** Elements whose content is no text for people. */
const hidden = new Set(["script", "style", "title", "template"]);
/** The page has headings of its own above. */
const lowered: Readonly<Record<string, string>> = { h1: "h3", h2: "h3" };
const empty = new Set(["br", "hr"]);

/** The HTML of a mail as elements. The content policy of the page would complain of its styles, which a preview does not have. */
export function parsedMail(text: string): HTMLElement {
  const plain = text.replace(/<(\/?)style\b/gi, "<$1template").replace(/(\s)style\s*=/gi, "$1data-style=");
  return new DOMParser().parseFromString(plain, "text/html").body;
}

export const isHtml = (text: string): boolean => text.trimStart().startsWith("<");

/** The body of a mail. HTML is drawn without its attributes, scripts and styles; links lead nowhere from a preview. */
export function MailBody({ text }: { text: string }) {
  if (!isHtml(text)) return <div className="notice-text">{text}</div>;
  return <div className="notice-html">{childrenOf(parsedMail(text))}</div>;
}

const childrenOf = (node: Node): ReactNode[] =>
  [...node.childNodes].map((child, position) => <Fragment key={position}>{drawnNode(child)}</Fragment>);

function drawnNode(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  const given = node.nodeName.toLowerCase();
  if (node.nodeType !== Node.ELEMENT_NODE || hidden.has(given)) return null;
  const name = lowered[given] ?? given;
  if (name === "a") return <u>{childrenOf(node)}</u>;
  if (!drawn.has(name)) return childrenOf(node);
  return empty.has(name) ? createElement(name) : createElement(name, null, ...childrenOf(node));
}
