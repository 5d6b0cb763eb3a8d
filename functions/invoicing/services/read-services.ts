import type { Stored } from "../../../shared/data/entity.ts";
import type { ListQuery, Page } from "../../../shared/data/page.ts";
import { readPartition, readUnique, recordOf } from "../../../shared/data/repository.ts";
import { pageOfRows } from "../../../shared/data/row-page.ts";
import { leiText } from "../money.ts";
import { type Service, SERVICES, Services } from "../records/service.ts";

export const readServiceByCode = (code: string): Promise<Stored<Service> | undefined> =>
  readUnique(Services, "code", code);

/** Every service. */
export const readServices = async (): Promise<Stored<Service>[]> =>
  (await readPartition(Services.table, SERVICES)).map((item) => recordOf<Service>(item));

/** A page for administrators, who filter and sort amounts as they see them. */
export const listServices = async (query: ListQuery): Promise<Page<Stored<Service>>> =>
  pageOfRows(await readServices(), query, {
    name: "services",
    as: (service) => ({ ...service, amount: leiText(service.amount) }),
  });
