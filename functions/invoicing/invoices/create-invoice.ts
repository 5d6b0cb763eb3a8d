import { randomUUID } from "node:crypto";
import { clock } from "../../../shared/clock.ts";
import { uniqueKey } from "../../../shared/data/entity.ts";
import { type ItemAt, itemAt, readTogether } from "../../../shared/data/read-together.ts";
import { adding, read } from "../../../shared/data/repository.ts";
import { retry, transact } from "../../../shared/data/transaction.ts";
import { withMutex } from "../../../shared/data/keyed-mutex.ts";
import { nextId } from "../../../shared/ids.ts";
import { invalidField, unknownReference } from "../../../shared/refusals.ts";
import type { Project } from "../records/project.ts";
import { CURRENCY } from "../money.ts";
import { type Service, Services } from "../records/service.ts";
import { Invoices } from "../records/invoice.ts";
import { config } from "./config.ts";
import { opening } from "./ledger.ts";
import { issueEntries } from "./movements.ts";
import { lastNumberAt, takingNumber } from "./numbers.ts";
import { refusals } from "./texts.ts";

interface InvoiceRequest {
  /** The payer. */
  idno: string;
  /** Code of the service to pay for. */
  service: string;
}

/**
 * Many clients of one project may request the next number concurrently, and only one gets it per round, so this takes
 * more attempts than usual.
 */
const RETRY = { attempts: 40, maxBackoffMs: 2500 };

/**
 * Creates an invoice of the project for the service's amount: two reads and one transaction.
 * @throws badRequest in the validation shape for a service that does not exist or is not active
 */
export function createInvoice(project: Project, wanted: InvoiceRequest): Promise<{ id: string }> {
  let service: Service | undefined;
  const attempt = async () => {
    const { last, serviceIds } = await readTogether(Invoices.table, {
      last: lastNumberAt(project.id),
      serviceIds: service ? [] : [serviceIdAt(wanted.service)],
    });
    service ??= await activeService(serviceIds[0]);
    return issue(project, wanted, { service, number: last + 1 });
  };
  return withMutex(`numbers#${project.id}`, () => retry(attempt, RETRY));
}

/** The id of the service with this code. */
const serviceIdAt = (code: string): ItemAt<number | undefined> =>
  itemAt(uniqueKey(Services.name, "code", code), ({ id }) => Number(id));

async function activeService(id: number | undefined): Promise<Service> {
  const service = id === undefined ? undefined : await read(Services, { id });
  if (!service) throw unknownReference("service");
  if (!service.active) throw invalidField("service", refusals.serviciuInactiv);
  return service;
}

/**
 * Stores the invoice, its unique values, its list rows, its first ledger line and the taken number in one transaction.
 */
async function issue(
  project: Project,
  { idno }: InvoiceRequest,
  { service, number }: { service: Service; number: number },
): Promise<{ id: string }> {
  const now = clock.now();
  const { invoice, writes } = opening(
    {
      id: nextId(),
      uuid: randomUUID(),
      code: codeOf(project, number),
      number,
      idno,
      service: service.code,
      organizationId: project.organizationId,
      projectId: project.id,
      project: project.name,
      amount: service.amount,
      currency: CURRENCY,
      status: "Active",
      balance: 0,
      paid: 0,
      lines: 0,
      due: new Date(now.getTime() + config.invoiceDueDays * DAY).toISOString(),
      createdAt: now.toISOString(),
    },
    issueEntries(service.amount),
  );
  const answer = { id: invoice.uuid };
  await transact([takingNumber(project.id, number - 1), ...adding(Invoices, invoice), ...writes], { answer });
  return answer;
}

const DAY = 86_400_000;

/** The project in base 36, then the number: unique, and short enough to be read out. */
const codeOf = ({ prefix }: Project, number: number): string =>
  `${prefix}-${String(number).padStart(6, "0")}`;
