import { askForContent, offline } from "./api.js";
import { make } from "./elements.js";
import { openableName } from "./format.js";
import { Refusal } from "./refusals.js";

/** Content up to here is read and compared; larger content goes from the store to the disk. */
export const COMPARED_BYTES = 256 * 1024 ** 2;

/**
 * The bytes of a version and their name, compared with the SHA-256 that the list of versions says; the address alone
 * where they are too many. @throws Refusal where they differ
 */
export async function contentOf({ id, denumire }, version, password) {
  const answer = await askForContent(id, version.numarVersiune, password);
  const disposition = answer.headers.get("content-disposition");
  const { url } = disposition ? {} : await answer.json();
  if (url && version.dimensiune > COMPARED_BYTES) return { url };
  const content = url ? await fromStore(url) : answer;
  const bytes = await content.arrayBuffer();
  if ((await sha256(bytes)) !== version.hashSha256) throw new Refusal("damaged");
  return {
    blob: new Blob([bytes], { type: version.contentType }),
    name: openableName(
      nameIn(content.headers.get("content-disposition")) ?? `${denumire}.${version.extensie}`,
    ),
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
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Undefined where a tenant's own store does not show it to pages. */
function nameIn(disposition) {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  return encoded && decodeURIComponent(encoded);
}

/** Hands content to the browser as a download. Returns its name, or undefined where the store names it. */
export function save({ blob, name, url }) {
  const address = url ?? URL.createObjectURL(blob);
  make("a", { href: address, download: name ?? "" }).click();
  // The browser reads the address after the click has returned.
  if (blob) setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return name;
}
