import { askForVersion, offline } from "./api.js";
import { make } from "./elements.js";
import { openableName } from "./format.js";
import { Refusal } from "./refusals.js";

/** Content up to this size is read and verified; larger content goes from the store to the disk. */
export const COMPARED_BYTES = 256 * 1024 ** 2;

/** The bytes of a version and their name; only the address if the content is too large. @throws Refusal */
export const contentOf = async ({ id, denumire }, version, password) =>
  receive(await askForVersion(id, version.numarVersiune, password), { ...version, denumire });

/**
 * The bytes in an answer and their name, verified against the SHA-256 that is expected or comes with the answer; only the
 * address if the content is too large. @throws Refusal if they differ
 */
export async function receive(answer, { denumire, extensie, contentType, dimensiune, hashSha256 }) {
  const isContent = answer.headers.has("content-disposition");
  const { url, hashSha256: told } = isContent ? { hashSha256: hashIn(answer) } : await answer.json();
  if (url && dimensiune > COMPARED_BYTES) return { url };
  const content = url ? await fromStore(url) : answer;
  const bytes = await content.arrayBuffer();
  if ((await sha256(bytes)) !== (hashSha256 ?? told)) throw new Refusal("damaged");
  return {
    blob: new Blob([bytes], { type: contentType }),
    name: openableName(nameIn(content.headers.get("content-disposition")) ?? `${denumire}.${extensie}`),
  };
}

async function fromStore(url) {
  const answer = await fetch(url).catch(() => {
    throw offline();
  });
  if (!answer.ok) throw offline();
  return answer;
}

async function sha256(bytes) {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The SHA-256 that the response declares for its content (RFC 9530). */
function hashIn({ headers }) {
  const encoded = /sha-256=:([^:]+):/.exec(headers.get("repr-digest") ?? "")?.[1];
  return encoded && hex(Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)));
}

/** Undefined if a tenant's own store does not expose the header to pages. */
function nameIn(disposition) {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  return encoded && decodeURIComponent(encoded);
}

/** Hands content to the browser as a download. Returns its name, or undefined if the store names it. */
export function save({ blob, name, url }) {
  const address = url ?? URL.createObjectURL(blob);
  make("a", { href: address, download: name ?? "" }).click();
  // The browser reads the address after the click has returned.
  if (blob) setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return name;
}
