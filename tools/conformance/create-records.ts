import { newIdno, newIdnp } from "../../shared/testing/state-numbers.ts";

/** Posts JSON, or a form, to a service and returns its parsed answer. @throws Error if it is refused */
type Send = (
  address: string,
  body: object,
  headers?: Record<string, string>,
) => Promise<Record<string, string>>;

/** A person with records of their own: their IDNP, and the record that they are in the service. */
export interface Citizen {
  idnp: string;
  recordId: number;
}

/** What an audit signs in with, besides an administrator and an official. */
export interface Created {
  /** The token of a system in the app zone. */
  app?: string;
  /** Two citizens; neither may see what belongs to the other. */
  citizens?: [Citizen, Citizen];
}

export const senderTo =
  (base: string, credentials: Record<string, string>): Send =>
  async (path, body, headers = {}) => {
    const sent =
      body instanceof URLSearchParams
        ? { headers, body }
        : {
            headers: { "content-type": "application/json", ...credentials, ...headers },
            body: JSON.stringify(body),
          };
    const answer = await fetch(`${base}${path}`, { method: "POST", ...sent });
    if (!answer.ok) throw new Error(`POST ${path}: ${String(answer.status)} ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };

const names = ["Alfa", "Beta", "Gama"];

/**
 * Creates a few records through the addresses of each service: an audit reads their pages, and filters and sorts by their
 * values.
 */
export const createRecords: Partial<Record<string, (send: Send) => Promise<Created>>> = {
  async documents(send) {
    const organization = { cod: "PRIMARIA", denumire: "Primăria", idno: newIdno() };
    const { id: organizatieId } = await send("/api/v1/admin/organizations", organization);
    const { id: bucketId } = await send("/api/v1/admin/buckets", {
      cod: "REGISTRU",
      denumire: "Registru",
      organizatieId,
    });
    const citizens = await twoCitizens(async (idnp) => {
      const { id } = await send("/api/clients", { idnp, denumire: "Ana Rusu" });
      for (const denumire of names) await send("/api/documents", { denumire, bucketId, proprietarId: id });
      return id;
    });
    return { citizens, app: await machineToken(send, bucketId) };
  },
  async notifications(send) {
    const citizens = await twoCitizens(async (idnp) => {
      const { id } = await send("/api/destinatars", { idnp, nume: "Ana Rusu" });
      for (const name of names)
        await send("/api/canal-contacts", {
          destinatarId: id,
          canal: "Email",
          adresa: `${name.toLowerCase()}-${String(id)}@exemplu.md`,
        });
      return id;
    });
    return { citizens, app: await systemToken(send) };
  },
  async identity(send) {
    const partners = await Promise.all(names.map((name) => send("/api/v1/admin/partners", { name })));
    return { app: await projectToken(send, partners[0]?.partnerid ?? "") };
  },
  async "template-admin"(send) {
    for (const name of names)
      await send("/api/v1/admin/templates", { name, status_id: "0", template: '[{"cod":"A"}]' });
    return {};
  },
  async invoicing(send) {
    for (const name of names)
      await send("/api/v1/admin/services", { code: name.toUpperCase(), name, amount: "10.00" });
    return {};
  },
  async platform(send) {
    const systems = await Promise.all(
      names.map((name) =>
        send("/api/v1/admin/systems", {
          cod: name.toUpperCase(),
          denumire: name,
          baseUrl: "http://127.0.0.1:1",
          contact: "contact@exemplu.md",
        }),
      ),
    );
    const { token } = await send(`/api/v1/admin/systems/${systems[0]?.id ?? ""}/rotate-token`, {});
    return token === undefined ? {} : { app: token };
  },
};

/** @param create creates a person's records and returns the id of the person's own */
async function twoCitizens(create: (idnp: string) => Promise<unknown>): Promise<[Citizen, Citizen]> {
  const citizen = async (): Promise<Citizen> => {
    const idnp = newIdnp();
    return { idnp, recordId: Number(await create(idnp)) };
  };
  return [await citizen(), await citizen()];
}

const clientCredentials = ({ clientId = "", clientSecret = "" }: Record<string, string>) =>
  new URLSearchParams({
    grant_type: "client_credentials",
    client_id: clientId,
    client_secret: clientSecret,
  });

/** Registers a machine client of an issuer, which files documents in a container, and signs it in. */
async function machineToken(send: Send, bucketId: string | undefined): Promise<string> {
  const { id: emitentId } = await send("/api/emitents", { cod: "EMITENT", denumire: "Emitent" });
  const scopes = ["documente.read", "documente.write"];
  const client = await send("/api/v1/admin/machine-clients", {
    denumire: "Registrul",
    emitentId,
    bucketId,
    scopes,
  });
  return (await send("/api/v1/token", clientCredentials(client))).access_token ?? "";
}

/** Registers a system and signs it in. */
async function systemToken(send: Send): Promise<string> {
  const { id } = await send("/api/v1/admin/systems", { cod: "SISTEM", denumire: "Sistem" });
  const secret = await send(`/api/sistems/${id ?? ""}/rotate-secret`, {});
  return (await send("/api/v1/app/tokens", clientCredentials(secret))).access_token ?? "";
}

/** Registers an organization with a project, as its partner does, and signs the project in. */
async function projectToken(send: Send, partnerid: string): Promise<string> {
  const organization = await send(
    "/api/v1/createOrganization",
    { name: "Primăria", idno: "1003600000017", status_id: "1", description: "de probă" },
    { partnerid },
  );
  const project = await send(
    "/api/v1/createProject",
    { name: "Taxe", organization_id: organization.id },
    { partnerid },
  );
  const credentials = `${organization.secret_name ?? ""}:${project.secret_token ?? ""}`;
  const authorization = `Basic ${Buffer.from(credentials).toString("base64")}`;
  return (await send("/api/v1/login", {}, { authorization })).token ?? "";
}
