/** Sends a request to a service and returns its parsed answer. @throws Error if it is refused */
type Send = (
  address: string,
  body: object,
  headers?: Record<string, string>,
) => Promise<Record<string, string>>;

export const senderTo =
  (base: string, credentials: Record<string, string>): Send =>
  async (path, body, headers = {}) => {
    const answer = await fetch(`${base}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...credentials, ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST ${path}: ${String(answer.status)} ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };

const names = ["Alfa", "Beta", "Gama"];

/**
 * Creates a few records through the addresses of each service: an audit reads their pages, and filters and sorts by their
 * values. Identity returns the token of a project, and the platform that of a system: the credentials of their app zones.
 */
export const createRecords: Partial<Record<string, (send: Send) => Promise<string | undefined>>> = {
  async identity(send) {
    const partners = await Promise.all(names.map((name) => send("/api/v1/admin/partners", { name })));
    return projectToken(send, partners[0]?.partnerid ?? "");
  },
  async "template-admin"(send) {
    for (const name of names)
      await send("/api/v1/admin/templates", { name, status_id: "0", template: '[{"cod":"A"}]' });
    return undefined;
  },
  async invoicing(send) {
    for (const name of names)
      await send("/api/v1/admin/services", { code: name.toUpperCase(), name, amount: "10.00" });
    return undefined;
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
    return (await send(`/api/v1/admin/systems/${systems[0]?.id ?? ""}/rotate-token`, {})).token;
  },
};

/** Registers an organization with a project, as its partner does, and signs the project in. */
async function projectToken(send: Send, partnerid: string): Promise<string | undefined> {
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
  return (await send("/api/v1/login", {}, { authorization })).token;
}
