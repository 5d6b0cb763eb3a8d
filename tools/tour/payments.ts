import { demoPassword } from "../../localstack/demo/data.ts";
import { partners } from "../../localstack/demo/identity.ts";
import { bankTokens, services } from "../../localstack/demo/invoicing.ts";
import { guide, type Guide, type Print } from "./guide.ts";
import { titleOf } from "./shown.ts";
import { signInTo } from "./sign-in.ts";
import { controlDigit } from "../../shared/state-numbers/control-digit.ts";

const identity = "/identity/api/v1";
const templateAdmin = "/template-admin/api/v1";
const invoicing = "/invoicing/api/v1";

/** From the demo data: invoicing's own provider, the service to pay for, the bank that reports payments. */
const [{ partnerid: invoicingProvider } = { partnerid: "" }] = partners;
const [{ code: service } = { code: "" }] = services;
const [{ token: bankToken } = { token: "" }] = bankTokens;

/** An organization's project, as the partner that registered it knows it. */
interface Registered {
  organizationId: string;
  secretName: string;
  secretToken: string;
}

/** From a partner to a paid invoice, through identity, invoicing and template administration. */
export async function payments(url: string, print: Print): Promise<void> {
  const steps = guide(url, print);
  const administrator = await signInAdministrator(steps);
  const registered = await register(steps, await addPartner(steps, administrator));
  const invoice = await issueInvoice(steps, registered);
  await pay(steps, invoice);
  await useTemplateAdmin(steps, registered, administrator);
}

type Headers = Record<string, string>;

async function signInAdministrator(steps: Guide): Promise<Headers> {
  steps.title("An administrator of identity signs in");
  return signInTo(steps, "identity", "admin");
}

/** Returns the header that identifies the partner to identity. */
async function addPartner(steps: Guide, administrator: Headers): Promise<Headers> {
  steps.title("… and adds a partner: from now on its partnerid is its credential at identity");
  const body = { name: "Integratorul (tur)" };
  const { json } = await steps.send(`POST ${identity}/admin/partners`, {
    headers: administrator,
    body,
    status: 201,
  });
  return { partnerid: String(json.partnerid) };
}

async function register(steps: Guide, partner: Headers): Promise<Registered> {
  steps.title("The partner registers an organization; the same IDNO again is the same organization");
  // 13 digits; the first is 1, the last is the control digit: an IDNO that no earlier tour has used.
  const number = String(Date.now()).slice(0, 12);
  const idno = `${number}${String(controlDigit(number))}`;
  const organization = { name: "Primăria (tur)", idno, status_id: "1", description: "" };
  const creation = { headers: partner, body: organization };
  const { json: made } = await steps.send(`POST ${identity}/createOrganization`, creation);
  const { json: again } = await steps.send(`POST ${identity}/createOrganization`, creation);
  steps.holds("the same id", again.id === made.id);

  steps.title("Its project: the secret token is shown once");
  const project = { name: "Taxe", organization_id: made.id, status_id: "1", description: "" };
  const projectCreation = { headers: partner, body: project };
  const { json: created } = await steps.send(`POST ${identity}/createProject`, projectCreation);
  const { json: repeated } = await steps.send(`POST ${identity}/createProject`, projectCreation);
  steps.holds("the same id, without the secret", repeated.id === created.id && !("secret_token" in repeated));

  const registered = {
    organizationId: String(made.id),
    secretName: String(made.secret_name),
    secretToken: String(created.secret_token),
  };

  steps.title("The project signs in, and may not invoice: the provider of invoices is not activated for it");
  const headers = await signIn(steps, registered);
  await steps.send(`GET ${invoicing}/service`, { headers, status: 401 });

  steps.title("The partner activates that provider for the project; a wrong one is refused");
  const assign = (provider_id: string) => ({
    headers: partner,
    body: { project_id: created.id, provider_id },
  });
  await steps.send(`POST ${identity}/assignProvider`, { ...assign("nimeni"), status: 422 });
  await steps.send(`POST ${identity}/assignProvider`, assign(invoicingProvider));
  return registered;
}

/** The headers of the project: secret name of the organization, secret token of the project. */
async function signIn(
  steps: Guide,
  { secretName, secretToken }: Pick<Registered, "secretName" | "secretToken">,
): Promise<Headers> {
  const basic = `Basic ${Buffer.from(`${secretName}:${secretToken}`).toString("base64")}`;
  const { json: login } = await steps.send(`POST ${identity}/login`, { headers: { authorization: basic } });
  return { authorization: String(login.token) };
}

/** An issued invoice. */
interface Issued {
  id: string;
  /** Requests the invoice as its project. */
  read: () => Promise<Record<string, unknown>>;
}

async function issueInvoice(steps: Guide, registered: Registered): Promise<Issued> {
  steps.title("The project signs in again: secret name of the organization, secret token of the project");
  const headers = await signIn(steps, registered);

  steps.title(
    "What can be paid for, and an invoice over it: the first call imports project and organization",
  );
  await steps.send(`GET ${invoicing}/service`, { headers });
  await steps.send(`POST ${invoicing}/invoice`, { headers, body: { service }, status: 400 });
  const body = { idno: "1003600000028", service };
  const { json: made } = await steps.send(`POST ${invoicing}/invoice`, { headers, body });
  const id = String(made.id);
  const read = async () => (await steps.send(`GET ${invoicing}/invoice/${id}`, { headers })).json;
  const { status, number } = await read();
  steps.holds("it is Active, and the first of its project", status === "Active" && number === 1);
  return { id, read };
}

async function pay(steps: Guide, { id, read }: Issued): Promise<void> {
  const headers = { authorization: bankToken };
  const line = (reference: string, amount: string) => ({
    headers,
    body: { reference: `${reference}-${id}`, invoice: id, amount },
  });

  steps.title("The bank reports a partial payment; a repeated delivery is one transaction");
  const { json: first } = await steps.send(`POST ${invoicing}/extras`, line("OP-1", "100.00"));
  const { json: again } = await steps.send(`POST ${invoicing}/extras`, line("OP-1", "100.00"));
  steps.holds("the same transaction", again.id === first.id);
  const { status: partial, balance: left } = await read();
  steps.holds("150.00 are left to pay", partial === "PartiallyPaid" && left === "150.00");

  steps.title("The rest: Paid");
  await steps.send(`POST ${invoicing}/extras`, line("OP-2", "150.00"));
  const { status, balance } = await read();
  steps.holds("it is Paid, and the balance is zero", status === "Paid" && balance === "0.00");

  steps.title("An overpayment is refused and kept for an administrator to match; a bank has no other rights");
  await steps.send(`POST ${invoicing}/extras`, { ...line("OP-3", "1.00"), status: 409 });
  const refused = await steps.send(`GET ${invoicing}/invoice`, { headers, status: 401 });
  steps.holds("the page says Unauthorized", titleOf(refused.bytes) === "Unauthorized (#401)");
}

async function useTemplateAdmin(
  steps: Guide,
  { organizationId, secretName, secretToken }: Registered,
  administrator: Headers,
): Promise<void> {
  steps.title("Template administration takes the same credentials, here in the body of a GET");
  const credentials = { Username: secretName, Password: secretToken };
  const { json: login } = await steps.send(`GET ${templateAdmin}/login`, { body: credentials });
  const Token = String(login.token);
  const headers = { authorization: `Bearer ${Token}` };

  steps.title("The DUAE template: a JSON list, as text");
  const { json: answer } = await steps.send(`GET ${templateAdmin}/getDuaeTemplate`, {
    headers,
    body: { Token },
  });
  const { template: text } = answer.payload as { template: string };
  steps.holds("the text is a list", Array.isArray(JSON.parse(text)));

  steps.title("The organization of one of its users");
  const name = `tur.${organizationId}`;
  const user = {
    login: name,
    email: `${name}@demo.test`,
    password: demoPassword,
    organizatieId: Number(organizationId),
  };
  const { json: person } = await steps.send("POST /identity/api/admin/users", {
    headers: administrator,
    body: user,
    status: 201,
  });
  const address = `${templateAdmin}/getOrganization?user_id=${String(person.id)}`;
  const { json: found } = await steps.send(`GET ${address}`, { headers });
  const { organization } = found.payload as { organization: { id: string } };
  steps.holds("it is the one that the partner registered", organization.id === organizationId);
}
