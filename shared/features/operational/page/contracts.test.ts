import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { choicesFor, preparations } from "../../../../localstack/demo/reference-choices.ts";
import { root } from "../../../../localstack/serverless/deployment.ts";
import { deployedServices } from "../../../../localstack/serverless/functions.ts";
import { wordsFor } from "./everyday.js";
import { grouped, isGrouped } from "./groups.js";
import { firstCallOf, olderOf, operationsOf, type PageContract } from "./operations.js";
import { haystackOf, ranked } from "./search.js";
import { inLanguage } from "./localized.js";
import { complaintsIn } from "../../../../tools/samples/compile.ts";
import { refusals } from "../../../../tools/samples/refusals.ts";
import { samplesOf, writeProject } from "../../../../tools/samples/write-samples.ts";

/* The API pages say everything of every contract in one language, and their samples fit the client. */

interface Example {
  example?: unknown;
  "x-examples"?: Record<string, unknown>;
}

interface Contract extends PageContract {
  info: { title: string; description: string };
  tags: { name: string; description: string }[];
  components: PageContract["components"] & {
    responses: Record<string, { description: string; content: Record<string, Example> }>;
  };
}

const contractOf = (service: string): Contract =>
  JSON.parse(readFileSync(join(root, `functions/${service}/openapi.json`), "utf8")) as Contract;

const idsOf = (service: string): string[] =>
  operationsOf(contractOf(service)).map(({ operationId }) => operationId);

/** Choices for the accounts of services stand together; not every service has all of these operations. */
const OF_ACCOUNTS = /^(account|users|admin\.users|public\.sessions)\./;

describe("the API pages", () => {
  it("the API pages have a group for each tag, and its title in each language", () => {
    const tags = deployedServices().flatMap((service) => contractOf(service).tags);
    expect(tags.filter(({ name }) => !isGrouped(name))).toEqual([]);
    for (const { description } of tags)
      expect(new Set(["ro", "ru", "en"].map((language) => inLanguage(description, language))).size).toBe(3);
  });

  it("the API pages have each text in each language: what a contract says only in Romanian stands in page/translations.js", () => {
    const texts = deployedServices().flatMap((service) => {
      const contract = contractOf(service);
      const operations = operationsOf(contract).flatMap(({ summary, parameters, responses }) => [
        summary,
        ...parameters.flatMap(({ description }) => description ?? []),
        ...Object.values(responses).flatMap(({ description }) => description ?? []),
      ]);
      const shared = Object.values(contract.components.responses).map(({ description }) => description);
      const [introduction = ""] = contract.info.description.split("\n\n");
      return [...operations, ...shared, contract.info.title, introduction];
    });
    const isSame = (text: string) => inLanguage(text, "ru") === text && !/^RFC \d+$/.test(text);
    expect([...new Set(texts)].filter(isSame)).toEqual([]);
  });

  it("the API pages have the example of each error in each language", () => {
    const isSame = ({ example, "x-examples": { ru, en } = {} }: Example): boolean =>
      new Set([example, ru, en].map((one) => JSON.stringify(one))).size < 3;
    const wrong = deployedServices().flatMap((service) =>
      Object.entries(contractOf(service).components.responses)
        .filter(([, { content }]) => Object.values(content).some(isSame))
        .map(([name]) => `${service} ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it("the API pages know what people call each act", () => {
    const all = deployedServices().flatMap((service) => operationsOf(contractOf(service)));
    expect(
      all.filter((operation) => wordsFor(operation) === undefined).map(({ operationId }) => operationId),
    ).toEqual([]);
  });

  it.each([
    ["login", "authenticate.signIn"],
    ["sign in", "authenticate.signIn"],
    ["log in", "authenticate.signIn"],
    ["как войти", "authenticate.signIn"],
    ["search", "search.list"],
    ["caută", "search.list"],
    ["поиск", "search.list"],
    ["download document", "app.documents.download"],
    ["how do I download a file?", "app.documents.download"],
    ["descarcă documentul", "app.documents.download"],
    ["cum descarc un document", "app.documents.download"],
    ["скачать документ", "public.documents.download"],
    ["upload", "documents.upload"],
    ["încarcă documentul", "documents.upload"],
    ["delete document", "staff.documents.remove"],
    ["share a document", "staff.documents.share"],
    ["sign document", "documents.sign"],
    ["authenticate.readLogin", "authenticate.readLogin"],
  ])("the API pages find by what people say, and put first what they mean: %s", (text, id) => {
    const contract = contractOf("documents");
    const operations = operationsOf(contract);
    const older = new Set([...olderOf(operations).values()].flat());
    const entries = grouped(
      contract,
      operations.filter((one) => !older.has(one)),
    ).flatMap(({ tags }) =>
      tags.flatMap((tag) =>
        tag.operations.map((operation) => ({ operation, haystack: haystackOf(operation, tag) })),
      ),
    );
    const found = ranked(entries, text);
    expect(found[0]?.operation.operationId).toBe(id);
    // Lists are many, and each can be searched.
    expect(found.length).toBeLessThan(60);
  });

  it("the API pages fold an older address under the one of its zone, in every service that has both", () => {
    const folded = olderOf(operationsOf(contractOf("documents")));
    expect(folded.get("admin.memberships.create")?.map(({ operationId }) => operationId)).toEqual([
      "bucket-acces.create",
    ]);
    for (const service of deployedServices()) {
      const older = olderOf(operationsOf(contractOf(service)));
      const ids = [...older.values()].flat().map(({ operationId }) => operationId);
      expect(ids.filter((id) => older.has(id))).toEqual([]);
    }
  });

  it.each(deployedServices())(
    "the API page of %s begins with a call that needs no more than a sign-in",
    (service) => {
      expect(firstCallOf(operationsOf(contractOf(service)))).toMatchObject({ method: "get" });
    },
  );

  it.each(deployedServices())("the API pages name the functions that the client of %s has", (service) => {
    const resources = globSync(join(root, `client/generated/${service}/resources/*.ts`));
    const functions = resources.flatMap((file) => [
      ...readFileSync(file, "utf8").matchAll(/^export const (\w+) = [^]*?"id":"([^"]+)"/gm),
    ]);
    const named = operationsOf(contractOf(service)).map((one) =>
      [one.functionName, one.operationId].join(" "),
    );
    expect(named.toSorted()).toEqual(functions.map(([, name, id]) => `${name} ${id}`).toSorted());
  });

  it("choose demo values, make records and excuse refusals for operations that exist", () => {
    for (const service of deployedServices()) {
      const ids = idsOf(service);
      const chosen = choicesFor(service, { home: "", made: new Map() });
      const own = Object.keys(chosen).filter((id) => !OF_ACCOUNTS.test(id));
      const made = (preparations[service] ?? []).map(({ id }) => id);
      const excused = Object.keys(refusals[service] ?? {});
      expect([...own, ...made, ...excused].filter((id) => !ids.includes(id))).toEqual([]);
    }
  });
});

describe("every sample without demo data", () => {
  const folder = join(root, ".build/samples-types");
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("every sample without demo data is type correct in the languages of the page", async () => {
    const all = await Promise.all(
      deployedServices().map((service) => samplesOf(service, { base: "https://temelia.example" })),
    );
    await writeProject(folder, all.flat());
    expect(complaintsIn(folder)).toBe("");
  });
});
