import { beforeAll, expect, it } from "vitest";
import {
  as,
  asMachine,
  bucketOf,
  fresh,
  issuer,
  nobody,
  organization,
  serviceAdmin,
  textFile,
  type ServiceClient,
} from "../../testing.ts";
import { runUploads, sendParts } from "../../keeping/uploads/testing.ts";
import { config } from "../../files/content/config.ts";
import type { MachineToken } from "./token.ts";
import type { OpenedUpload } from "../../keeping/uploads/open-upload.ts";
import type { UploadView } from "../../records/upload.ts";
import { refusal } from "../../../../shared/testing/caller.ts";

let admin: ServiceClient;
let homeId: number;
let signIn: (fields?: Record<string, string>) => ReturnType<typeof nobody.post<MachineToken>>;
let calls: ServiceClient;
let cod: string;

const setState = (statut: string) => admin.put(`/api/admin/organizatii/${homeId}/statut`, { statut });
const send = () => calls.upload("/api/v1/documents", { file: textFile("x") });

/** A machine that files into a bucket of an organization. */
beforeAll(async () => {
  admin = as(await serviceAdmin());
  const home = await organization();
  homeId = home.id;
  const { id: bucketId } = await bucketOf(home);
  const scopes = ["documente.read", "documente.write"];
  const wanted = { denumire: "Cadastru", emitentId: (await issuer()).id, bucketId, scopes };
  const { json } = await admin.post<{ clientId: string; clientSecret: string }>(
    "/api/admin/machine-clients",
    wanted,
  );
  const credentials = {
    grant_type: "client_credentials",
    client_id: json.clientId,
    client_secret: json.clientSecret,
  };
  signIn = (fields = {}) =>
    nobody.post<MachineToken>(
      "/api/v1/token",
      new URLSearchParams({ ...credentials, ...fields }).toString(),
      {
        "content-type": "application/x-www-form-urlencoded",
      },
    );
  calls = asMachine({ token: (await signIn()).json.access_token });
  cod = fresh("ACT");
  await calls.upload("/api/v1/documents", { file: textFile("x"), cod });
});

it("the machine of a suspended organization writes nothing more with the token that it has, and goes on reading", async () => {
  await setState("SUSPENDAT");
  const open = { dimensiune: 10, contentType: "text/plain" };
  const refused = [
    await send(),
    await calls.upload(`/api/v1/documents/${cod}/versiuni`, { file: textFile("y") }),
    await calls.post(`/api/v1/documents/${cod}/versiuni/1/restaurare`),
    await calls.post("/api/v1/uploads", open),
  ];
  for (const answer of refused)
    expect(refusal(answer)).toEqual([403, expect.stringContaining("suspendată") as string]);
  for (const address of ["", `/${cod}`, `/${cod}/continut`])
    expect((await calls.get(`/api/v1/documents${address}`)).status).toBe(200);
  await setState("ACTIV");
  expect((await send()).status).toBe(201);
});

it("the machine of a suspended organization gets a token only to read; one to write is 403", async () => {
  await setState("SUSPENDAT");
  expect(await signIn()).toMatchObject({ status: 200, json: { scope: "documente.read" } });
  expect((await signIn({ scope: "documente.write" })).status).toBe(403);
  expect((await signIn({ scope: "documente.read documente.write" })).status).toBe(403);
  await setState("ACTIV");
  expect((await signIn()).json.scope).toBe("documente.read documente.write");
});

it("the machine of a suspended organization has no upload finished that it was promised before", async () => {
  const bytes = Buffer.alloc(config.maxDirectBytes + 1000, "probă\n");
  const opened = await calls.post<OpenedUpload>("/api/v1/uploads", {
    dimensiune: bytes.length,
    contentType: "text/plain",
  });
  await sendParts(opened.json, bytes);
  const { uploadId } = opened.json;
  expect((await calls.post("/api/v1/documents", { uploadId })).status).toBe(202);
  await setState("SUSPENDAT");
  await runUploads();
  await setState("ACTIV");
  const { json } = await calls.get<UploadView>(`/api/v1/uploads/${uploadId}`);
  expect(json.status).toBe("ESUATA");
});
