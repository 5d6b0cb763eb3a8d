import { beforeAll, expect, it } from "vitest";
import { read } from "../../../../shared/data/repository.ts";
import {
  as,
  client,
  member,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  type Person,
} from "../../testing.ts";
import { Documents, type Document, type DocumentView } from "../../records/document.ts";
import { decidersOf } from "./deciders.ts";
import { house, newDocument, type House } from "./testing.ts";

let ours: House;
let head: Person;
beforeAll(async () => {
  ours = await house();
  head = await member(ours.bucket, "ADMIN");
  await member(ours.bucket);
});

async function stored({ id }: DocumentView): Promise<Document> {
  const document = await read(Documents, { id });
  if (!document) throw new Error("the document is gone");
  return document;
}

const loginsFor = async (document: Document, asker: { solicitantId: number; solicitantClientId?: number }) =>
  (await decidersOf(document, asker)).map(({ login }) => login).sort();

const STRANGER = { solicitantId: 0 };

it("a request goes to the owner, the heads of the container and the administrators of the organization, once each", async () => {
  const chief = await member(ours.bucket, "ADMIN", { authorities: ["ROLE_USER", "ROLE_ADMIN"] });
  const owner = await person({ organizatieId: ours.home.id });
  await organizationAdmin(await organization());
  const { json } = await as(owner).post<DocumentView>("/api/documents", {
    denumire: "Dosar",
    bucketId: ours.bucket.id,
  });
  expect(await loginsFor(await stored(json), STRANGER)).toEqual(
    [chief, head, owner, ours.clerk].map(({ login }) => login).sort(),
  );
});

it("a request goes to the accounts of the client that owns the document", async () => {
  const owning = await client();
  const ana = await person({ clientId: owning.id });
  const document = { ...(await stored(await newDocument(ours))), proprietarId: owning.id };
  expect(await loginsFor(document, STRANGER)).toContain(ana.login);
});

it("nobody is told of their own request, nor who could not decide: without hasSecret, deactivated, of a suspended organization", async () => {
  const theirs = await house();
  const document = await stored(await newDocument(theirs));
  const asker = { solicitantId: theirs.clerk.id };
  expect(await loginsFor(document, asker)).not.toContain(theirs.clerk.login);
  const [gone, plain] = [
    await organizationAdmin(theirs.home, { activated: false }),
    await organizationAdmin(theirs.home),
  ];
  const secret: Document = { ...document, visibility: "SECRET" };
  expect(await loginsFor(secret, STRANGER)).not.toContain(plain.login);
  expect(await loginsFor(secret, STRANGER)).toContain(theirs.clerk.login);
  expect(await loginsFor(document, STRANGER)).toContain(plain.login);
  expect(await loginsFor(document, STRANGER)).not.toContain(gone.login);
  await as(await serviceAdmin()).put(`/api/admin/organizatii/${theirs.home.id}/statut`, {
    statut: "SUSPENDAT",
  });
  expect(await loginsFor(document, STRANGER)).not.toContain(theirs.clerk.login);
});

it("a request that no owner and no administrator of an organization could decide goes to the administrators of the service", async () => {
  const admin = await serviceAdmin({ passwordHash: "x" });
  const document = { ...(await stored(await newDocument(ours))), bucketId: 1, creator: "machine#x" };
  expect(await loginsFor(document, STRANGER)).toContain(admin.login);
});
