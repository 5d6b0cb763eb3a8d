import { pageOfRows } from "../../../shared/data/cursor.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { compareBy, passes, type ListQuery, type Page } from "../../../shared/data/page.ts";
import { readPartition, readUnique, recordOf } from "../../../shared/data/repository.ts";
import { leiText } from "../money.ts";
import { type Service, SERVICES, Services } from "../records/service.ts";

export const readServiceByCode = (code: string): Promise<Stored<Service> | undefined> =>
  readUnique(Services, "code", code);

/** Every service, in the order of their codes. */
export async function readServices(): Promise<Stored<Service>[]> {
  const items = await readPartition(Services.table, SERVICES);
  const services = items.map((item) => recordOf<Service>(item));
  return services.sort((a, b) => a.code.localeCompare(b.code, "ro", { numeric: true }));
}

/** A page for administrators, who filter and sort amounts in the form in which they see them. */
export async function listServices(query: ListQuery): Promise<Page<Stored<Service>>> {
  const compare = compareBy(query.sort);
  const fitting = (await readServices())
    .map((service) => ({ service, shown: { ...service, amount: leiText(service.amount) } }))
    .filter(({ shown }) => passes(shown, query.filters))
    .sort((a, b) => compare(a.shown, b.shown))
    .map(({ service }) => service);
  return pageOfRows(fitting, query, "services");
}
