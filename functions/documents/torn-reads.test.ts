import { expect, it } from "vitest";
import { withTornRead } from "../../shared/testing/torn-reads.ts";
import { Documents, type DocumentView } from "./records/document.ts";
import { approve, ask, eventsOf, house, newDocument, type House } from "./granting/requests/testing.ts";
import { sign } from "./making/signatures/testing.ts";
import { person, textFile } from "./testing.ts";

/*
 * A BatchGetItem is not a snapshot: it may return a document from before a change, and the head of its chain from
 * after it.
 */

type Prepare = (of: House, document: DocumentView) => Promise<() => Promise<{ status: number }>>;

const acts: Record<string, Prepare> = {
  "an approval": async (of, document) => {
    const { id } = (await ask(await person(), document)).json;
    return () => approve(of.administrator, id);
  },
  "a grant": async ({ administrator }, { id }) => {
    const { id: beneficiarOperatorId } = await person();
    return () =>
      administrator.post(`/api/documents/${id}/partajeaza`, { beneficiarOperatorId, drept: "CITIRE" });
  },
  "a change of a grant": async ({ administrator }, { id }) => {
    const { id: beneficiarOperatorId } = await person();
    const terms = { beneficiarOperatorId, drept: "CITIRE" };
    const { json } = await administrator.post<{ id: number }>(`/api/documents/${id}/partajeaza`, terms);
    return () => administrator.patch(`/api/partajare-documents/${json.id}`, { drept: "SCRIERE" });
  },
  "a link": ({ administrator }, { id }) =>
    Promise.resolve(() => administrator.post(`/api/documents/${id}/linkuri`, {})),
  "a signature": async ({ owner }, { id }) => {
    await owner.upload(`/api/documents/${id}/versions`, { file: textFile("contract") });
    return () => sign(owner, id);
  },
};

it.each(Object.entries(acts))(
  "%s is refused if its document was read before a deletion, and the head of its chain after it",
  async (_, prepare) => {
    const ours = await house();
    const document = await newDocument(ours);
    const act = await prepare(ours, document);
    let status = 0;
    await withTornRead(
      { table: Documents.table, sk: Documents.key({ id: document.id }).sk },
      async () => expect((await ours.owner.delete(`/api/documents/${document.id}`)).status).toBe(204),
      async () => void ({ status } = await act()),
    );
    expect(status).toBe(409);
    expect((await eventsOf(ours, document))[0]?.tip).toBe("STERS");
  },
);
