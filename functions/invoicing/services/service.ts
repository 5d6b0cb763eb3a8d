import * as z from "zod";
import { entity, shelved, type Stored } from "../../../shared/data/entity.ts";
import { pageOfRows } from "../../../shared/data/cursor.ts";
import { compareBy, passes, type ListQuery, type Page } from "../../../shared/data/page.ts";
import { readPartition, readUnique, recordOf } from "../../../shared/data/repository.ts";
import { conflict } from "../../../shared/errors.ts";
import { AmountInput, AmountView, leiText } from "../money.ts";

const ServiceCode = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/);

/** What administrators say of a service that is paid for. */
export const ServiceFields = z.object({
  code: ServiceCode,
  name: z.string().trim().min(1).max(255),
  amount: AmountInput,
  active: z.boolean().optional(),
});

const stored = { code: z.string(), name: z.string(), active: z.boolean() };

export const ServiceRecord = z.object({ id: z.int(), ...stored, amount: z.int() });
export type Service = z.output<typeof ServiceRecord>;

/** A service as administrators see it. */
export const ServiceAdminView = z
  .object({ id: z.int(), ...stored, amount: AmountView })
  .meta({ id: "ServiceRecord" });

/** A service as the organizations see it. */
export const ServiceView = z.object({ ...stored, amount: AmountView }).meta({ id: "Service" });

export const Service = entity({
  name: "service",
  service: "invoicing",
  schema: ServiceRecord,
  key: shelved("service"),
  unique: {
    code: { of: ({ code }) => code, taken: ({ code }) => conflict("codExista", { values: { cod: code } }) },
  },
});

export const serviceByCode = (code: string): Promise<Stored<Service> | undefined> =>
  readUnique(Service, "code", code);

/** Every service, in the order of their codes. */
export async function allServices(): Promise<Stored<Service>[]> {
  const items = await readPartition(Service.table, Service.key({ id: 0 }).pk);
  const services = items.map((item) => recordOf<Service>(item));
  return services.sort((a, b) => a.code.localeCompare(b.code, "ro", { numeric: true }));
}

/** A page for administrators, who filter and sort amounts as they see them. */
export async function listServices(query: ListQuery): Promise<Page<Stored<Service>>> {
  const compare = compareBy(query.sort);
  const fitting = (await allServices())
    .map((service) => ({ service, shown: { ...service, amount: leiText(service.amount) } }))
    .filter(({ shown }) => passes(shown, query.filters))
    .sort((a, b) => compare(a.shown, b.shown))
    .map(({ service }) => service);
  return pageOfRows(fitting, query, "services");
}
