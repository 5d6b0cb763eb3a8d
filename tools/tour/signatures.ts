import { api, form, signIn } from "./demo.ts";
import { guide, type Print } from "./guide.ts";

const decision = {
  numar: "7",
  data: "1 mai 2026",
  localitate: "satului Vale",
  temei: "Legea nr. 436/2006",
  puncte: ["Se aprobă planul."],
  secretar: "Ана Русу",
};

/** How a decision is signed twice, how anyone can verify it, and the result of changing a byte. */
export async function signatures(url: string, print: Print): Promise<void> {
  const steps = guide(url, print);
  steps.carry(await signIn(steps, "elena.sefa"));

  steps.title("Generate a decision from a template, and sign it twice, the second time under another name");
  const { json: page } = await steps.send(`GET ${api}/templates?filter[cod]=DECIZIE`);
  const [template] = page.items as { id: number }[];
  const { json: document } = await steps.send(`POST ${api}/templates/${String(template?.id)}/genereaza`, {
    body: { format: "PDF", denumire: "Decizie (semnată)", variabile: decision },
    status: 201,
  });
  const path = `${api}/documents/${String(document.id)}`;
  const { json: first } = await steps.send(`POST ${path}/semneaza`, {
    body: { semnatar: "Elena Țurcanu", numarVersiune: 1 },
    status: 201,
  });
  await steps.send(`POST ${path}/semneaza`, { body: { semnatar: "Ион", numarVersiune: 1 }, status: 409 });
  const { json: second } = await steps.send(`POST ${path}/semneaza`, {
    body: { semnatar: "Ион", numarVersiune: 2 },
    status: 201,
  });
  const isDeclared = second.semnatar === "Elena Țurcanu" && second.declarat === "Ион";
  steps.holds("another name is a declared one, shown with the account's name", isDeclared);

  steps.title("Each signature is verified against the version that was signed");
  const { json: verified } = await steps.send(`POST ${api}/semnaturi/${String(first.id)}/verifica`);
  steps.holds("the first one is valid, although a second one followed", verified.status === "VALIDA");
  const { json: inside } = await steps.send(`POST ${path}/semnaturi/verifica`);
  const verdicts = (inside as unknown as { status: string }[]).map(({ status }) => status);
  steps.holds("both are inside the current version", verdicts.join() === "VALIDA,VALIDA");

  steps.title("Verification detects a copy with one changed byte");
  const { bytes } = await steps.send(`GET ${path}/download`);
  const changed = Buffer.from(bytes);
  changed[500] = (changed[500] ?? 0) ^ 1;
  const copy = form(changed, "copie.pdf", { denumire: "Decizie (copie schimbată)" });
  const { json: tampered } = await steps.send(`POST ${api}/documents/upload`, { body: copy, status: 201 });
  const { json: found } = await steps.send(`POST ${api}/documents/${String(tampered.id)}/semnaturi/verifica`);
  const reasons = (found as unknown as { motiv?: string }[]).map(({ motiv }) => motiv);
  steps.holds("both signatures are broken", reasons.join() === "CONTINUT_MODIFICAT,CONTINUT_MODIFICAT");
}
