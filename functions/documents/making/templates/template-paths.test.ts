import { beforeAll, describe, expect, it } from "vitest";
import { read } from "../../../../shared/data/repository.ts";
import { activeMachine } from "../../access/load-machine.ts";
import { loadPerson } from "../../access/load-person.ts";
import { anonymous, type Principal } from "../../access/principal.ts";
import { templateRightsOf } from "../../access/template-rights.ts";
import { type Template, Templates } from "../../records/template.ts";
import {
  as,
  asMachine,
  issuer,
  machineClient,
  nobody,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  type Person,
  type ServiceClient,
} from "../../testing.ts";
import { machineTemplates, templates } from "./routes.ts";
import { make } from "./testing.ts";
import type { Answer } from "../../../../shared/testing/caller.ts";

/*
 * Every route that shows templates, for every kind of caller, with drafts and published templates. Each route must
 * show the content exactly to callers who may read it. A route that is not listed here fails.
 */

interface Identity {
  name: string;
  client: ServiceClient;
  principal: Principal;
}

type Shows = (client: ServiceClient, template: Template) => Promise<boolean>;

const isShown = ({ status }: Answer<unknown>) => status === 200 || status === 201;
const listed =
  (path: string): Shows =>
  async (client, { cod }) => {
    const { json } = await client.get<{ items?: { cod: string }[] }>(`${path}?size=200&filter[cod]=${cod}`);
    return (json.items ?? []).some((item) => item.cod === cod);
  };
const one = (id: number) => `/api/templates/${id}`;
const values = { variabile: { nume: "Ana" } };

const ofPeople: Record<string, Shows> = {
  "templates.list": listed("/api/templates"),
  "templates.count": async (client, { cod }) =>
    Number((await client.get(`/api/templates/count?filter[cod]=${cod}`)).json) > 0,
  "templates.read": async (client, { id }) => isShown(await client.get(one(id))),
  "templates.download": async (client, { id }) => isShown(await client.get(`${one(id)}/export`)),
  "templates.render": async (client, { id }) =>
    isShown(await client.post("/api/templates/render", { templateId: id, ...values })),
  "templates.generate": async (client, { id }) =>
    isShown(await client.post(`${one(id)}/genereaza`, { format: "DOCX", ...values })),
  "templates.downloadResult": async (client, { id }) =>
    isShown(await client.post(`${one(id)}/descarca`, { format: "DOCX", ...values })),
};
const ofMachines: Record<string, Shows> = {
  "machine-templates.list": listed("/api/v1/templates"),
  "machine-templates.read": async (client, { cod }) => isShown(await client.get(`/api/v1/templates/${cod}`)),
  "machine-templates.render": async (client, { cod }) =>
    isShown(await client.post(`/api/v1/templates/${cod}/render`, values)),
};

/** Routes that create, change or remove: their answers contain only what the caller has just sent. */
const writing = ["create", "replace", "patch", "remove", "import"].map((action) => `templates.${action}`);

let identities: Identity[];
let subjects: Template[];

beforeAll(async () => {
  const home = await organization();
  const maker = await person({ organizatieId: home.id });
  const admin = await organizationAdmin(home);
  const { id: emitentId } = await issuer();
  const people: Record<string, Person> = {
    maker,
    stranger: await person(),
    colleague: await person({ organizatieId: home.id }),
    "administrator of the organization": admin,
    "administrator of another": await organizationAdmin(await organization()),
    "service administrator": await serviceAdmin(),
  };
  const machine = await machineClient({ emitentId });
  const draft = await make(as(maker));
  const published = await make(as(admin), { publicat: true });
  subjects = await Promise.all(
    [draft, published].map(async ({ id }) => {
      const template = await read(Templates, { id });
      if (!template) throw new Error("the template is gone");
      return template;
    }),
  );
  expect(subjects.map(({ publicat }) => publicat)).toEqual([false, true]);
  identities = [
    { name: "nobody", client: nobody, principal: anonymous },
    {
      name: "machine",
      client: asMachine(machine),
      principal: (await activeMachine(machine.client.id, "read")) ?? anonymous,
    },
    ...(await Promise.all(
      Object.entries(people).map(async ([name, somebody]) => ({
        name,
        client: as(somebody),
        principal: (await loadPerson(somebody.id)) ?? anonymous,
      })),
    )),
  ];
});

describe("a template is seen by those who may read it, whichever way they take", () => {
  it("every route of templates has its place here", () => {
    const declared = [templates, machineTemplates].flatMap((group) => Object.values(group));
    const known = [...Object.keys(ofPeople), ...Object.keys(ofMachines), ...writing];
    expect(declared.map(({ operationId }) => operationId).sort()).toEqual(known.sort());
  });

  it.each([
    ...Object.entries(ofPeople).map(([name, shows]) => [name, "person", shows] as const),
    ...Object.entries(ofMachines).map(([name, shows]) => [name, "machine", shows] as const),
  ])("%s", async (_, kind, shows) => {
    const [found, wanted]: [string[], string[]] = [[], []];
    for (const template of subjects)
      for (const { name, client, principal } of identities) {
        const line = `${template.publicat ? "published" : "draft"} to ${name}`;
        if (await shows(client, template)) found.push(line);
        if (principal.kind === kind && templateRightsOf(principal, template).has("read")) wanted.push(line);
      }
    expect(found).toEqual(wanted);
    expect(wanted.length).toBeGreaterThan(0);
  });
});
