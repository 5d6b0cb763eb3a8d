import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Faults } from "../faults/faults.ts";
import { AwsError, answerError, answerJson } from "../json-protocol.ts";
import { answerCancelled } from "../cancelled-transaction.ts";
import type { Engine } from "./engine.ts";
import { participantsOf, type Item, type Write } from "./table-writes.ts";

/** A DynamoDB request with its body already read. */
export interface Request {
  operation: string;
  input: object;
}

/** A write in progress. */
interface Ongoing {
  items: ReadonlySet<string>;
  isTransaction: boolean;
  /** The ClientRequestToken. */
  token: string | undefined;
}

/** Sends the request to the engine; `answered` runs before the client receives the response. */
type Pass = (answered?: () => void) => Promise<void>;

const MESSAGE = "Transaction is ongoing for the item";

/**
 * A TransactWriteItems takes some milliseconds and holds its items meanwhile, including those that it only checks.
 * Conflicting requests are refused: another TransactWriteItems is cancelled, with a reason for exactly the shared items; a
 * single write fails; a batch is left unprocessed. Single writes cancel a TransactGetItems as well. GetItem, Query and the
 * other reads see the items as they were. Source: developer guide, "Transaction conflict handling in DynamoDB"; about
 * BatchWriteItem it says only that transactional reads conflict with it.
 */
export class Conflicts {
  readonly #engine: Engine;
  readonly #faults: Faults;
  readonly #ongoing = new Set<Ongoing>();
  readonly #keyNames = new Map<string, Promise<string[]>>();
  #lastMs: number;
  #cut = new AbortController();

  constructor(engine: Engine, faults: Faults, lastMs: number) {
    this.#engine = engine;
    this.#faults = faults;
    this.#lastMs = lastMs;
  }

  /** Sets how long transactions last; ends those in progress now. */
  change(lastMs: number): void {
    this.#lastMs = lastMs;
    this.#cut.abort();
    this.#cut = new AbortController();
  }

  /** Forgets the key names of all tables, because a table was created or deleted. */
  forgetTables(): void {
    this.#keyNames.clear();
  }

  /** Passes a request on (a transaction after its duration), or refuses it if another one holds an item that it needs. */
  async handle({ operation, input }: Request, res: ServerResponse, pass: Pass): Promise<void> {
    const participants = participantsOf(operation, input);
    const items = participants && (await this.#identitiesOf(participants));
    if (!items || items.length === 0) return pass();
    const isTransaction = operation === "TransactWriteItems";
    const { ClientRequestToken: token } = input as { ClientRequestToken?: string };
    const refusal = this.#refusalOf({ operation, input }, items, token);
    if (refusal) {
      this.#faults.injected("transactionMs");
      refusal(res);
      return;
    }
    if (operation === "TransactGetItems") return pass();
    const ongoing: Ongoing = { items: new Set(items), isTransaction, token };
    this.#ongoing.add(ongoing);
    const end = () => void this.#ongoing.delete(ongoing);
    try {
      if (isTransaction) await this.#last();
      await pass(end);
    } finally {
      end();
    }
  }

  async #last(): Promise<void> {
    const { signal } = this.#cut;
    await sleep(this.#lastMs, undefined, { signal }).catch(() => undefined);
  }

  #refusalOf(
    { operation, input }: Request,
    items: string[],
    token: string | undefined,
  ): ((res: ServerResponse) => void) | undefined {
    if (token !== undefined && [...this.#ongoing].some((other) => other.token === token))
      return (res) => {
        const message = "The transaction with the given request token is already in progress";
        answerError(res, "1.0", new AwsError("TransactionInProgressException", message));
      };
    const meetsWrites = operation === "TransactGetItems";
    const met = items.map((item) =>
      [...this.#ongoing].some((other) => (other.isTransaction || meetsWrites) && other.items.has(item)),
    );
    if (!met.includes(true)) return undefined;
    return (res) => {
      answerConflict(res, { operation, input }, met);
    };
  }

  /** One name per item, the same for every request; undefined if a table does not exist, which the engine refuses. */
  async #identitiesOf(participants: Write[]): Promise<string[] | undefined> {
    const tables = [...new Set(participants.map(({ table }) => table))];
    const names = await Promise.all(tables.map((table) => this.#keyNamesOf(table)));
    if (names.some(({ length }) => length === 0)) return undefined;
    return participants.map(({ table, item }) =>
      JSON.stringify([table, ...(names[tables.indexOf(table)] ?? []).map((name) => item[name])]),
    );
  }

  #keyNamesOf(table: string): Promise<string[]> {
    const known = this.#keyNames.get(table) ?? this.#describe(table);
    this.#keyNames.set(table, known);
    return known;
  }

  async #describe(table: string): Promise<string[]> {
    try {
      const { Table } = await this.#engine.call<{ Table: { KeySchema: { AttributeName: string }[] } }>(
        "DescribeTable",
        { TableName: table },
      );
      return Table.KeySchema.map(({ AttributeName }) => AttributeName);
    } catch {
      this.#keyNames.delete(table);
      return [];
    }
  }
}

/** Answers a request whose items at these positions are held by another. */
function answerConflict(res: ServerResponse, { operation, input }: Request, met: boolean[]): void {
  if (operation === "BatchWriteItem") {
    // AWS may leave any part of a batch unprocessed: here it is the whole batch.
    const { RequestItems } = input as { RequestItems: Item };
    answerJson(res, "1.0", 200, { UnprocessedItems: RequestItems });
  } else if (operation.startsWith("Transact")) {
    answerCancelled(
      res,
      met.map((isMet) => (isMet ? { Code: "TransactionConflict", Message: MESSAGE } : { Code: "None" })),
    );
  } else {
    answerError(res, "1.0", new AwsError("TransactionConflictException", MESSAGE));
  }
}
