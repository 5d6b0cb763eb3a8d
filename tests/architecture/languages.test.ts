import "../../shared/testing/environment.ts";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { deployedServices } from "../../localstack/serverless/functions.ts";
import { lambdaHandler } from "../../shared/http/handler.ts";
import type { Service } from "../../shared/http/service.ts";
import { callerOf } from "../../shared/testing/caller.ts";

/** The service that a folder declares. */
async function serviceOf(name: string): Promise<Service> {
  const declared = (await import(join(root, "functions", name, "service.ts"))) as Record<string, Service>;
  const service = Object.values(declared).find((one) => one.name === name);
  if (!service) throw new Error(`functions/${name}/service.ts declares no service of this name`);
  return service;
}

const services = await Promise.all(deployedServices().map(serviceOf));

const languages = [
  ["en", "en"],
  ["en-GB;q=0.9, ro;q=0.1", "en"],
  ["en-US,en;q=0.9,ru;q=0.8", "en"],
  ["ru, en;q=0.5", "ru"],
  ["*", "ro"],
  ["de, fr;q=0.5", "ro"],
] as const;

const says = {
  ro: /Nu există adresa GET /,
  ru: /Адрес GET \S+ не существует/,
  en: /The address GET \S+ does not exist/,
};

it.each(services.map((service) => [service.name, service] as const))(
  "%s refuses in the language that the caller prefers, at addresses of each error format",
  async (name, service) => {
    const call = callerOf(lambdaHandler(service));
    const wrong: string[] = [];
    for (const path of ["/api/nimic", "/api/v1/nimic", "/api/v1/admin/nimic", "/api/v1/app/nimic"])
      for (const [asked, language] of languages) {
        const headers = { "accept-language": asked };
        const { status, text, headers: answered } = await call("GET", `/${name}${path}`, { headers });
        const isRight = status >= 400 && says[language].test(text);
        if (!isRight || answered["content-language"] !== language) wrong.push(`${path} ${asked}: ${text}`);
      }
    expect(wrong).toEqual([]);
  },
);

it("every service is asked", () => {
  expect(services.length).toBe(6);
});
