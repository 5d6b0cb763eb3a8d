/** DynamoDB's JSON for an item or a key. */
export type Item = Record<string, unknown>;

/** An item that a request writes: its key, or the whole item that holds the key. */
export interface Write {
  table: string;
  item: Item;
  /** The condition of the write. */
  condition?: string | undefined;
}

interface Single {
  TableName: string;
  Item?: Item;
  Key?: Item;
  ConditionExpression?: string;
}

const single = ({ TableName, Item, Key, ConditionExpression }: Single): Write => ({
  table: TableName,
  item: Item ?? Key ?? {},
  condition: ConditionExpression,
});

type Batch = Record<string, { PutRequest?: Single; DeleteRequest?: Single }[]>;
type Transaction = Partial<Record<"Put" | "Update" | "Delete" | "ConditionCheck" | "Get", Single>>[];

/** Which items each writing operation writes. */
const readers: Record<string, (input: never) => Write[]> = {
  PutItem: (input: Single) => [single(input)],
  UpdateItem: (input: Single) => [single(input)],
  DeleteItem: (input: Single) => [single(input)],
  BatchWriteItem: ({ RequestItems }: { RequestItems: Batch }) =>
    Object.entries(RequestItems).flatMap(([TableName, requests]) =>
      requests.map(({ PutRequest, DeleteRequest }) => single({ ...PutRequest, ...DeleteRequest, TableName })),
    ),
  TransactWriteItems: ({ TransactItems }: { TransactItems: Transaction }) =>
    TransactItems.map(({ Put, Update, Delete }) => Put ?? Update ?? Delete)
      .filter((write) => write !== undefined)
      .map(single),
};

/** All items of a transaction, in order, including those that it only checks or reads. */
const transactionItems = ({ TransactItems }: { TransactItems: Transaction }): Write[] =>
  TransactItems.map(({ Put, Update, Delete, ConditionCheck, Get }) =>
    single(Put ?? Update ?? Delete ?? ConditionCheck ?? Get ?? { TableName: "" }),
  );

/** True if an operation writes items. */
export const isWriting = (operation: string): boolean => Object.hasOwn(readers, operation);

/** The items that a request writes; undefined if the operation writes none. */
export function writesOf(operation: string, input: unknown): Write[] | undefined {
  return readers[operation]?.(input as never);
}

/** The items that may conflict with a transaction; undefined if the operation has none, or is malformed. */
export function participantsOf(operation: string, input: unknown): Write[] | undefined {
  try {
    if (operation.startsWith("Transact")) return transactionItems(input as never);
    return writesOf(operation, input);
  } catch {
    // The engine reports what is wrong with the request.
    return undefined;
  }
}
