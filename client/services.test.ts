import { expect, it } from "vitest";
import { person } from "../functions/documents/testing.ts";
import { runUploads } from "../functions/documents/keeping/uploads/testing.ts";
import { groups } from "../functions/documents/api.ts";
import { PART_BYTES } from "../functions/documents/files/content/staged.ts";
import { documents } from "../functions/documents/service.ts";
import { hashPassword } from "../shared/auth/passwords.ts";
import { lambdaHandler } from "../shared/http/handler.ts";
import { sha256 } from "./digest.ts";
import { download } from "./download.ts";
import * as generated from "./generated/documents/index.ts";
import { rows } from "./pages.ts";
import { createSession } from "./session.ts";
import { BASE, fetchOf, networkFailure, stillClock } from "./testing.ts";
import { createClient, type ClientOptions } from "./transport.ts";
import { uploadLarge, type UploadState } from "./upload-large.ts";

const PASSWORD = "o parolă lungă 2026";
const services = fetchOf({ documents: lambdaHandler(documents, ...groups) });

/** The client of a new person who has signed in. */
async function signedIn(options: ClientOptions = {}) {
  const { login } = await person({ passwordHash: await hashPassword(PASSWORD) });
  const tokens = createSession();
  const client = createClient({ base: BASE, fetch: services, tokens, ...options });
  await tokens.signIn(client, "documents", { username: login, password: PASSWORD });
  return client;
}

const text = (content: string) => new File([content], "nota.txt", { type: "text/plain" });

it("a document is created, read, changed by its revision, and a stale change is refused", async () => {
  const client = await signedIn();
  const { data, etag } = await generated.documentsCreate(client, { body: { denumire: "Aviz" } });
  const path = { id: data.id };
  const changed = await generated.documentsPatch(client, { path, body: { denumire: "Act" }, ifMatch: etag });
  expect(changed.data).toMatchObject({ denumire: "Act" });
  const stale = generated.documentsPatch(client, { path, body: { denumire: "Alt" }, ifMatch: etag });
  await expect(stale).rejects.toMatchObject({ kind: "stale", key: "versiuneDepasita" });
});

it("wrong fields and languages arrive in the problem", async () => {
  const client = await signedIn({ language: "ru" });
  const creating = generated.documentsCreate(client, { body: { denumire: "" } });
  await expect(creating).rejects.toMatchObject({
    kind: "badRequest",
    key: "validare",
    fields: [{ field: "denumire", message: expect.stringMatching(/[а-я]/) as string }],
  });
});

it("a file is uploaded and downloaded with its hash; another expected hash is a mismatch", async () => {
  const client = await signedIn();
  const { data } = await generated.documentsUpload(client, { body: { file: text("conținut") } });
  if (!("id" in data)) throw new Error("finished in the background");
  const read = () => generated.documentsDownload(client, { path: { id: data.id } });
  const found = await download(client, read, { hashSha256: data.hashSha256 });
  expect([await found.content.text(), found.name]).toEqual(["conținut", "nota.txt"]);
  await expect(download(client, read, { hashSha256: "0".repeat(64) })).rejects.toMatchObject({
    name: "ContentMismatch",
  });
});

it("a lost answer is asked for again, and makes one document", async () => {
  let losses = 1;
  const client = await signedIn({
    clock: stillClock(),
    fetch: async (url, init) => {
      const response = await services(url, init);
      if (url.endsWith("/api/documents") && losses-- > 0) throw networkFailure();
      return response;
    },
  });
  const created = await generated.documentsCreate(client, { body: { denumire: "O dată" } });
  expect(created.headers.get("idempotent-replayed")).toBe("true");
  const { data } = await generated.documentsList(client);
  expect(data.total).toBe(1);
});

it("the rows of a list come page after page", async () => {
  const client = await signedIn();
  for (const denumire of ["a", "b", "c"]) await generated.documentsCreate(client, { body: { denumire } });
  const names: string[] = [];
  for await (const { denumire } of rows((next) =>
    generated.documentsList(client, { query: { size: 2, ...next } }),
  ))
    names.push(denumire);
  expect(names.sort()).toEqual(["a", "b", "c"]);
});

it("an upload in parts goes on after the network was away, without the parts that arrived", async () => {
  const client = await signedIn();
  const content = new Blob([new Uint8Array(PART_BYTES + 1000).fill(0x61)]);
  const sent: number[] = [];
  let isAway = true;
  const network = {
    ...client.network,
    // The service finishes its background work while the client waits.
    clock: { ...stillClock(), sleep: () => runUploads().then(() => undefined) },
    fetch: (url: string, init?: RequestInit) => {
      const part = Number(new URL(url).searchParams.get("partNumber"));
      if (isAway && part === 2) return Promise.reject(networkFailure());
      sent.push(part);
      return client.network.fetch(url, init);
    },
  };
  let state: UploadState | undefined;
  const send = () =>
    uploadLarge(
      { ...client, network },
      {
        content,
        state,
        retries: 1,
        onState: (next) => {
          state = next;
        },
        complete: (uploadId, options) =>
          generated.documentsUpload(client, { body: { uploadId, denumire: "mare.txt" }, ...options }),
      },
    );
  await expect(send()).rejects.toMatchObject({ name: "ConnectionLost" });
  expect(state?.sent).toEqual([1]);
  isAway = false;
  const { upload } = await send();
  expect(sent).toEqual([1, 2]);
  expect(state).toBeUndefined();
  const path = { id: upload?.documentId ?? 0 };
  const found = await download(client, () => generated.documentsDownload(client, { path }));
  expect([found.content.size, found.hashSha256]).toEqual([content.size, await sha256(content)]);
});
