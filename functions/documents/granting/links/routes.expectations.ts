import { prepareDocument, documentOf, type Calls, type World } from "../../calls.expectations.ts";
import { as } from "../../testing.ts";

/** A link of the owner to a new document. A SECRET document cannot have one. */
const prepareLink = async (world: World) => linkTo(await documentOf(world), world);

/** A link of the owner to a document. */
export async function linkTo(id: number, world: World) {
  const owner = as(world.owner);
  const { json } = await owner.post<{ id?: number; url?: string }>(`/api/documents/${id}/linkuri`, {});
  return { id, linkId: json.id ?? 1, token: json.url?.split("/").at(-1) ?? "" };
}

/** The token of a link to a new document of the owner. */
export const linkToken = async (world: World): Promise<string> => (await prepareLink(world)).token;

export const calls: Calls = {
  linkuri: { subject: prepareDocument },
  "linkuri.create": { body: () => ({ maxDescarcari: 3 }) },
  "linkuri.remove": { subject: prepareLink },
  "public-linkuri": { subject: prepareLink },
  "public-linkuri.downloadWithPassword": { body: () => ({ parola: "oricare" }) },
};
