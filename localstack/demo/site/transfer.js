import { addressed, commonHeaders, finishedUpload, jsonBody, offline, openUpload, refusalOf } from "./api.js";
import { currentToken } from "./session.js";
import { facts } from "./facts.js";
import { Refusal } from "./refusals.js";

/** The largest file that the service accepts. */
export const MOST_BYTES = 5 * 1024 ** 3;
/** Room for the other fields and the framing of the form. */
const FORM_BYTES = 100_000;
const PARTS_AT_ONCE = 3;
const ATTEMPTS = 3;

export const goesInParts = (file) => file.size > facts.inlineBytes - FORM_BYTES;

/**
 * Sends a file with the other fields of its form: in one request, or in parts directly to the store if it exceeds the size
 * of a request; for a version of `documentId`, only if one may be added. `progress(sent, total)` gets the number of bytes
 * sent; `checking()` runs when all have arrived.
 */
export async function upload(path, { file, ...fields }, { progress, checking, signal }, documentId) {
  if (file.size === 0) throw new Refusal("fisierGol");
  if (file.size > MOST_BYTES) throw new Refusal("preaMare");
  const body = goesInParts(file)
    ? jsonBody({ ...fields, uploadId: await sendInParts(file, { progress, signal, documentId }) })
    : { body: formOf({ ...fields, file }) };
  const sending = goesInParts(file)
    ? () => undefined
    : (sent) => progress(Math.min(sent, file.size), file.size);
  if (goesInParts(file)) checking();
  const headers = { ...commonHeaders(), ...body.headers };
  const answer = await send("POST", addressed(path), {
    ...body,
    headers,
    progress: sending,
    sent: checking,
    signal,
  });
  return finishedUpload(JSON.parse(answer));
}

function formOf(fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/;

async function sendInParts(file, { progress, signal, documentId }) {
  const wanted = {
    dimensiune: file.size,
    contentType: MEDIA_TYPE.test(file.type) ? file.type : "application/octet-stream",
    denumire: file.name.slice(0, 255),
    documentId,
  };
  const { uploadId, partSize, parts } = await openUpload(wanted, signal);
  const sent = new Map();
  const waiting = [...parts];
  const sendNext = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const { number, url } = part;
      const body = file.slice((number - 1) * partSize, number * partSize);
      await repeat(() =>
        send("PUT", url, {
          body,
          signal,
          progress(bytes) {
            sent.set(number, bytes);
            progress(
              [...sent.values()].reduce((sum, one) => sum + one, 0),
              file.size,
            );
          },
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: PARTS_AT_ONCE }, sendNext));
  return uploadId;
}

/** Retries a part that was lost on the way: the store keeps the last one. */
async function repeat(act) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (error.name === "AbortError" || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Sends a request and reports how much of it was sent, which `fetch` does not. Resolves with the answer's text. */
async function send(method, url, { body, headers = {}, progress, sent = () => undefined, signal }) {
  signal?.throwIfAborted();
  const token = currentToken();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded }) => progress(loaded));
    request.upload.addEventListener("load", sent);
    request.addEventListener("load", () => {
      const isGood = request.status >= 200 && request.status < 300;
      if (isGood && body instanceof Blob) progress(body.size);
      if (isGood) resolve(request.responseText);
      else reject(refusalOf(request.status, request.responseText, token));
    });
    request.addEventListener("error", () => reject(offline()));
    request.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    request.addEventListener("loadend", () => signal?.removeEventListener("abort", abort));
    signal?.addEventListener("abort", abort);
    request.send(body);
  });
}
