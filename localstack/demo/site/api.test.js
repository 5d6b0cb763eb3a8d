import { describe, expect, it } from "vitest";
import { apiOf, textFile } from "../testing/page.js";

const api = await import("./api.js");
const { keepToken } = await import("./session.js");
const { token, upload } = await apiOf("elena.sefa");

describe("the API, as the page calls it", () => {
  it("signs in, and every call carries who is signed in and the language", async () => {
    await api.signIn("elena.sefa", "temelia-demo");
    expect(await api.account()).toMatchObject({ login: "elena.sefa" });
    expect(api.commonHeaders()).toMatchObject({ "accept-language": "ro", authorization: /^Bearer / });
    keepToken(token);
  });

  it("a list says how many documents there are, and whether there are further ones", async () => {
    const listed = await api.listDocuments({ page: 1 });
    expect(listed.total).toBeGreaterThanOrEqual(listed.items.length);
    expect(listed).toMatchObject({ isLowerBound: false, page: 0, size: api.PAGE_SIZE });
  });

  it("a refusal carries its key, its fields and its sentence", async () => {
    await expect(api.readDocument(999_999)).rejects.toMatchObject({ key: "documentInexistent", status: 404 });
    const { id } = await upload(textFile("x"));
    const refused = await api
      .changeDocument(await api.readDocument(id), { denumire: "" })
      .catch((error) => error);
    expect(refused).toMatchObject({ key: "validare", fields: [{ field: "denumire" }] });
  });

  it("an answer that is no service's is a refusal too", () => {
    expect(api.refusalOf(502, "Funcțiile nu răspund.")).toMatchObject({ key: "unavailable", status: 502 });
  });

  it("waits for an upload that is finished in the background, and throws its refusal", async () => {
    const done = { status: "FINALIZATA", documentId: 5 };
    expect(await api.finishedUpload(done)).toBe(done);
    await expect(api.finishedUpload({ status: "ESUATA", eroare: "error.executabil" })).rejects.toMatchObject({
      key: "executabil",
    });
  });
});
