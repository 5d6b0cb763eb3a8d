import { receive, save } from "./content.js";
import { passwordFor } from "./document-password.js";
import { byId, focusOn, make } from "./elements.js";
import { moment } from "./format.js";
import { attempt, tell } from "./messages.js";
import { whoIsIn } from "./session.js";
import { askForSignature, listSignatures, sign, verifyFile, verifySignature } from "./signing-api.js";
import { word } from "./words.js";
import { refresh } from "./work.js";

/* The signatures of the opened document and their validity, read only when the visitor asks for them. */

/** The opened document, its signatures, and those found in its file once the visitor asks for them. */
let document;
let read;
let found;

export function connectSigning() {
  byId("signing").addEventListener("toggle", () => {
    if (byId("signing").open && document && !read) void attempt(undefined, reload);
  });
  byId("sign").addEventListener("submit", (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    void attempt(form.querySelector('[type="submit"]'), () => signIt(form.elements.semnatar.value.trim()));
  });
  byId("verify-file").addEventListener("click", ({ currentTarget }) => attempt(currentTarget, lookInside));
}

/** Shows the signatures of the opened document, once the visitor asks for them. */
export function renderSigning(opened) {
  const isAnother = opened?.document.id !== document?.id;
  if (isAnother || opened?.document.numarVersiune !== document?.numarVersiune) found = undefined;
  document = opened?.document;
  if (isAnother) {
    read = undefined;
    byId("signing").open = false;
    byId("sign").elements.semnatar.value = nameOfVisitor();
  }
  render();
}

function nameOfVisitor() {
  const { login, firstName, lastName } = whoIsIn() ?? {};
  return [firstName, lastName].filter(Boolean).join(" ") || (login ?? "");
}

async function reload() {
  const id = document?.id;
  if (id === undefined) return;
  const signatures = await listSignatures(id);
  // Answers for a document that the visitor has left since are dropped.
  if (document?.id !== id) return;
  read = signatures;
  render();
}

function render() {
  const { status, numarVersiune = 0, poate = [] } = document ?? {};
  const isReadable = status === "ACTIV" || status === "ARHIVAT";
  byId("signing").hidden = !isReadable || numarVersiune === 0;
  byId("signing").setAttribute("aria-busy", String(!read));
  byId("signing-panel").hidden = !read;
  byId("sign").hidden = !poate.includes("SEMNEAZA");
  byId("sign-now").textContent = word("signNow", { numar: numarVersiune });
  byId("signatures").replaceChildren(...(read ?? []).map(entryOf));
  byId("no-signatures").hidden = read === undefined || read.length > 0;
  byId("in-file-part").hidden = found === undefined;
  byId("in-file").replaceChildren(...(found ?? []).map(insideOf));
  byId("none-in-file").hidden = found === undefined || found.length > 0;
}

/** A signature made here, with its actions. */
function entryOf(signature) {
  const { numarVersiune, emitentCertificat, verificatLa, poate } = signature;
  const button = (key, act) =>
    make(
      "button",
      {
        type: "button",
        class: "quiet",
        "aria-label": `${word(key)}: ${signature.semnatar}, ${word("signatureVersion", { numar: numarVersiune })}`,
        onclick: ({ currentTarget }) => attempt(currentTarget, () => act(signature)),
      },
      word(key),
    );
  return make(
    "li",
    {},
    ...headOf(signature, [
      word("signatureVersion", { numar: numarVersiune }),
      emitentCertificat,
      verificatLa && word("verifiedAt", { at: moment(verificatLa) }),
    ]),
    make(
      "p",
      { class: "row" },
      poate.includes("VERIFICA") && button("verifySignature", verify),
      poate.includes("DESCARCA") && button("saveSignature", saveIt),
    ),
  );
}

/** A signature in the file, made here or elsewhere. */
const insideOf = (signature) =>
  make(
    "li",
    {},
    ...headOf(signature, [
      word("signatureRevision", { numar: signature.numarRevizie }),
      !signature.aici && word("signedElsewhere"),
    ]),
  );

/** The signer, the verdict with its reason, the declared name and its account, when and how. */
function headOf({ semnatar, declarat, creatDe, status, motiv, nivel, semnatLa }, further) {
  const verdict = make(
    "span",
    { class: status === "VALIDA" ? "badge good" : "badge bad" },
    word(`signature.${status}`),
  );
  const account = creatDe && word("byAccount", { cont: creatDe });
  const facts = [account, semnatLa && moment(semnatLa), word(`level.${nivel}`), ...further];
  const declared = word(creatDe ? "declared" : "declaredElsewhere", { cont: creatDe, declarat });
  return [
    make("p", {}, make("strong", {}, semnatar ?? word("unknownSigner")), verdict),
    declarat && make("p", { class: "facts" }, declared),
    make("p", { class: "facts" }, facts.filter(Boolean).join(" · ")),
    motiv && make("p", { class: "reason" }, word(`reason.${motiv}`)),
  ];
}

async function signIt(name) {
  const { id, numarVersiune } = document;
  const wanted = { semnatar: name, numarVersiune };
  const { semnatar, ...signature } = await sign(id, wanted, passwordFor(document));
  await Promise.all([refresh(), reload()]);
  focusOn(byId("signing-title"));
  tell(() => word("signed", { numar: signature.numarVersiune, semnatar }));
}

async function verify({ id, semnatar }) {
  const { status } = await verifySignature(id);
  await reload();
  tell(() => word("verdictOf", { semnatar, verdict: word(`signature.${status}`) }));
}

async function lookInside() {
  const { id } = document;
  const signatures = await verifyFile(id, passwordFor(document));
  if (document?.id !== id) return;
  found = signatures;
  render();
  focusOn(byId("in-file-title"));
}

async function saveIt({ id, semnatar, tip }) {
  const expected = { denumire: semnatar, extensie: tip === "CADES" ? "p7s" : "pdf" };
  save(await receive(await askForSignature(id, passwordFor(document)), expected));
  tell(() => word("downloading"));
}
