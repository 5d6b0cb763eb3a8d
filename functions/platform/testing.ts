import "../../shared/testing/local-cloud.ts";
import "../../shared/testing/local-mail.ts";
import { clock } from "../../shared/clock.ts";
import type { Stored } from "../../shared/data/entity.ts";
import { create } from "../../shared/data/repository.ts";
import { lambdaHandler } from "../../shared/http/handler.ts";
import { nextId } from "../../shared/ids.ts";
import { callerOf, type Answer } from "../../shared/testing/caller.ts";
import { addPersonTo, addServiceAdmin, bearerOf } from "../../shared/testing/people.ts";
import { groups } from "./api.ts";
import { type System, Systems } from "./records/system.ts";
import { platform } from "./service.ts";
import { rotateToken } from "./systems/systems.ts";

/*
 * Test helpers of this service. Import this file before anything that reads the configuration.
 */

const send = callerOf(lambdaHandler(platform, ...groups));

let count = 0;
/** A code that is unique within the test run. */
export const fresh = (word: string): string => `${word}-${(count += 1)}`;

export type Headers = Record<string, string>;

/** `call("GET /api/v1/staff/systems", headers)`; addresses are relative to the service. */
export function call<Body = unknown>(
  address: string,
  headers: Headers = {},
  body?: object | string,
): Promise<Answer<Body>> {
  const [method = "", path = ""] = address.split(" ");
  return send(method, `/platform${path}`, { headers, body }) as Promise<Answer<Body>>;
}

/** The header of a new service administrator. */
export const administrator = async (): Promise<Headers> =>
  bearerOf("platform", await addServiceAdmin("platform"));

/** The header of a new official. */
export const official = async (): Promise<Headers> =>
  bearerOf("platform", await addPersonTo("platform", { authorities: ["ROLE_USER", "ROLE_STAFF"] }));

/** The header of a new person without rights. */
export const someUser = async (): Promise<Headers> => bearerOf("platform", await addPersonTo("platform"));

/** A new system that is registered directly. */
export const createSystem = (fields: Partial<System> = {}): Promise<Stored<System>> =>
  create(Systems, {
    id: nextId(),
    cod: fresh("SYS"),
    denumire: "Sistem",
    baseUrl: "http://127.0.0.1:1",
    interval: "weekly",
    activ: true,
    public: false,
    contact: "contact@exemplu.md",
    waivers: [],
    nextAuditAt: clock.iso(),
    audits: 0,
    ...fields,
  });

/** The header of a registered system. */
export const systemHeader = async ({ id }: { id: number }): Promise<Headers> => ({
  authorization: `Bearer ${(await rotateToken(id)).token}`,
});

/** A registration as an administrator sends it. */
export const registration = (fields: object = {}): { cod: string } & Record<string, unknown> => ({
  cod: fresh("SYS"),
  denumire: "Sistem",
  baseUrl: "http://127.0.0.1:1",
  contact: "contact@exemplu.md",
  ...fields,
});
