import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it, vi } from "vitest";
import {
  apiOf,
  byId,
  control,
  openDocument,
  openLanding,
  press,
  send,
  signIn,
  textFile,
  textsOf,
  until,
  untilTold,
} from "../testing/page.js";

let ion;
let id;
/** Downloads handed to the browser. */
const saved = [];
const pdf = (bytes, name) => new File([bytes], name, { type: "application/pdf" });
const scan = readFileSync(join(import.meta.dirname, "../files/proces-verbal-scanat.pdf"));

beforeAll(async () => {
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function () {
    if (this.hasAttribute("download")) saved.push(this.download);
    else this.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
  ion = await apiOf("ion.operator");
  ({ id } = await ion.upload(pdf(scan, "decizia.pdf")));
  await openLanding();
  await signIn("ion.operator");
});

async function openSigning(document) {
  await openDocument(document);
  await until(() => expect(byId("document").hidden).toBe(false));
  byId("signing").open = true;
  byId("signing").dispatchEvent(new Event("toggle"));
  await until(() => expect(byId("signing-panel").hidden).toBe(false));
}

it("what nobody has signed says so, and the name of the visitor stands in the form", async () => {
  await openSigning(id);
  expect([byId("no-signatures").hidden, byId("sign").elements.semnatar.value]).toEqual([false, "Ion Ceban"]);
});

it("the version in view is signed: the signature is shown with signer, account, time, level and verdict", async () => {
  send(byId("sign"), { semnatar: "Președintele Parlamentului" });
  await untilTold("Versiunea 2 este semnată de Ion Ceban.");
  await until(() => expect(byId("sign-now").textContent).toBe("Semnează versiunea 2"));
  expect(textsOf("signatures")).toEqual([
    expect.stringMatching(
      /^Ion Cebanvalidă.*contul ion\.operator.*versiunea 2.*Verifică din nouDescarcă semnătura$/,
    ),
  ]);
  expect(textsOf("signatures")[0]).toContain(
    "nume declarat de contul ion.operator: Președintele Parlamentului",
  );
  expect(textsOf("signatures")[0]).toContain("cu ștampilă de timp");
  expect(textsOf("versions")).toHaveLength(2);
});

it("a signature is judged again, and downloaded as a file", async () => {
  await press("Verifică din nou: Ion Ceban, versiunea 2");
  await untilTold("Semnătura lui Ion Ceban: validă");
  await until(() => expect(textsOf("signatures")[0]).toContain("verificată"));
  await press("Descarcă semnătura: Ion Ceban, versiunea 2");
  await untilTold("Descărcarea a început.");
  expect(saved).toEqual(["decizia (v2).pdf"]);
});

it("every signature of the file is shown, and of a tampered copy why it does not hold", async () => {
  await press("Verifică toate semnăturile din fișier");
  await until(() =>
    expect(textsOf("in-file")).toEqual([expect.stringMatching(/^Ion Cebanvalidănume declarat de contul/)]),
  );
  const signed = await fetch(`/documents/api/documents/${id}/download`, {
    headers: { authorization: `Bearer ${ion.token}` },
  });
  const bytes = new Uint8Array(await signed.arrayBuffer());
  bytes[12] ^= 1;
  const copy = await ion.upload(pdf(bytes, "copie.pdf"));
  await openSigning(copy.id);
  expect([textsOf("signatures"), byId("in-file-part").hidden]).toEqual([[], true]);
  await press("Verifică toate semnăturile din fișier");
  await until(() =>
    expect(textsOf("in-file")).toEqual([
      expect.stringMatching(
        /^Ion Cebannu este validă.*făcută în altă parteConținutul a fost schimbat după semnare\.$/,
      ),
    ]),
  );
});

it("another version in between is refused in words, and nothing is signed", async () => {
  const { id } = await ion.upload(textFile("unu"));
  await openSigning(id);
  await ion.call("POST", `/api/documents/${id}/versions/1/restore`);
  send(byId("sign"), { semnatar: "Ana Rusu" });
  await untilTold("Între timp versiunea curentă a devenit 2");
  expect(textsOf("signatures")).toEqual([]);
});

it("an archived document shows its signatures and takes none", async () => {
  await ion.call("POST", `/api/documents/${id}/arhiveaza`);
  await openSigning(id);
  expect([byId("sign").hidden, textsOf("signatures").length, control("Semnează versiunea 2")]).toEqual([
    true,
    1,
    undefined,
  ]);
});

it("all of it is said in Russian", async () => {
  await press("Русский");
  await until(() => expect(textsOf("signatures")[0]).toContain("действительна"));
  expect(textsOf("signatures")[0]).toContain(
    "имя, заявленное учётной записью ion.operator: Președintele Parlamentului",
  );
  await press("Română");
});
