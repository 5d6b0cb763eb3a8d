import { expect, it } from "vitest";
import { apiOf, textFile } from "../testing/page.js";

const api = await import("./signing-api.js");
const { keepToken } = await import("./session.js");

it("a document is signed with its password, its signatures are listed, judged and downloaded", async () => {
  const ion = await apiOf("ion.operator");
  keepToken(ion.token);
  const { id } = await ion.upload(textFile("Notă"), { parola: "cheie" });
  const wanted = { semnatar: "Ana Rusu", numarVersiune: 1 };
  await expect(api.sign(id, wanted)).rejects.toMatchObject({ key: "parolaNecesara" });
  const signature = await api.sign(id, wanted, "cheie");
  const names = { semnatar: "Ion Ceban", declarat: "Ana Rusu", creatDe: "ion.operator" };
  expect(await api.listSignatures(id)).toMatchObject([{ id: signature.id, ...names }]);
  expect(await api.verifySignature(signature.id)).toMatchObject({ status: "VALIDA" });
  expect(await api.verifyFile(id, "cheie")).toMatchObject([{ ...names, aici: true }]);
  const file = await api.askForSignature(signature.id, "cheie");
  expect(file.headers.get("content-disposition")).toContain(".p7s");
  await expect(api.sign(id, { ...wanted, numarVersiune: 7 }, "cheie")).rejects.toMatchObject({ status: 409 });
});
