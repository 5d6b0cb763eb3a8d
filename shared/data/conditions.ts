import type { ItemWrite, TransactItem } from "./item-write.ts";

/*
 * Conditions on the state of an item, in the words of its fields. They are written as expressions of DynamoDB only here.
 */

type Scalar = string | number | boolean;
type Operator = "=" | "<" | "<=" | ">" | "IN";

/** A comparison with the value of a field. */
export interface Comparison<V extends Scalar = Scalar> {
  operator: Operator;
  operands: readonly V[];
}

export const below = <V extends Scalar>(value: V): Comparison<V> => ({ operator: "<", operands: [value] });
export const atMost = <V extends Scalar>(value: V): Comparison<V> => ({ operator: "<=", operands: [value] });
export const above = <V extends Scalar>(value: V): Comparison<V> => ({ operator: ">", operands: [value] });
export const oneOf = <V extends Scalar>(...operands: V[]): Comparison<V> => ({ operator: "IN", operands });

/** A value, or a comparison with one, for each field that a condition names. All of them must hold. */
export type FieldConditions<T> = {
  readonly [Field in keyof T]?: Extract<T[Field], Scalar> | Comparison<Extract<T[Field], Scalar>>;
};

interface AbsentOr<T> {
  absentOr: FieldConditions<T>;
}

/** No item has the key, or the fields of the item meet these conditions. */
export const absentOr = <T>(fields: FieldConditions<T>): AbsentOr<T> => ({ absentOr: fields });

/** The state of an item that a write requires. */
export type ItemState<T = Record<string, Scalar>> = "absent" | "present" | FieldConditions<T> | AbsentOr<T>;

interface Expression {
  ConditionExpression: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, Scalar>;
}

/** The condition in the language of DynamoDB. Its placeholders begin with `c`, so that they can stand beside others. */
export function expressionOf<T>(state: ItemState<T>): Expression {
  if (state === "absent") return { ConditionExpression: "attribute_not_exists(pk)" };
  if (state === "present") return { ConditionExpression: "attribute_exists(pk)" };
  const comparisons = comparisonsIn(state);
  const fields = comparisons
    .map(([, { operator, operands }], i) => {
      const values = operands.map((_, j) => `:c${i}_${j}`).join(", ");
      return `#c${i} ${operator} ${operator === "IN" ? `(${values})` : values}`;
    })
    .join(" AND ");
  return {
    ConditionExpression: isAbsentOr(state) ? `attribute_not_exists(pk) OR (${fields})` : fields,
    ExpressionAttributeNames: Object.fromEntries(comparisons.map(([field], i) => [`#c${i}`, field])),
    ExpressionAttributeValues: Object.fromEntries(
      comparisons.flatMap(([, { operands }], i) => operands.map((operand, j) => [`:c${i}_${j}`, operand])),
    ),
  };
}

/** The same condition on an item that was read. */
export function isInState<T>(item: Record<string, unknown> | undefined, state: ItemState<T>): boolean {
  if (state === "absent") return item === undefined;
  if (state === "present") return item !== undefined;
  if (!item) return isAbsentOr(state);
  return comparisonsIn(state).every(
    ([field, { operator, operands }]) =>
      item[field] !== undefined && holds[operator](item[field] as Scalar, operands),
  );
}

const holds: Record<Operator, (value: Scalar, operands: readonly Scalar[]) => boolean> = {
  "=": (value, [operand]) => value === operand,
  "<": (value, [operand]) => operand !== undefined && value < operand,
  "<=": (value, [operand]) => operand !== undefined && value <= operand,
  ">": (value, [operand]) => operand !== undefined && value > operand,
  IN: (value, operands) => operands.includes(value),
};

const isAbsentOr = (state: object): state is AbsentOr<unknown> => "absentOr" in state;

const comparisonsIn = (state: object): [string, Comparison][] =>
  Object.entries(isAbsentOr(state) ? state.absentOr : state).map(([field, operand]) => [
    field,
    typeof operand === "object" ? (operand as Comparison) : { operator: "=", operands: [operand as Scalar] },
  ]);

/** The write of an item, on condition that it finds the item in this state. @param refused default: RevisionConflict */
export function onlyIf<T = Record<string, Scalar>>(
  { Put, Update, Delete }: Pick<TransactItem, "Put" | "Update" | "Delete">,
  state: ItemState<T>,
  refused?: ItemWrite["refused"],
): ItemWrite {
  const condition = expressionOf(state);
  return {
    item: {
      ...(Put && { Put: conditioned(Put, condition) }),
      ...(Update && { Update: conditioned(Update, condition) }),
      ...(Delete && { Delete: conditioned(Delete, condition) }),
    },
    refused,
  };
}

interface Conditioned {
  ExpressionAttributeNames?: Record<string, string> | undefined;
  ExpressionAttributeValues?: Record<string, unknown> | undefined;
}

function conditioned<W extends Conditioned>(write: W, condition: Expression): W {
  const names = { ...write.ExpressionAttributeNames, ...condition.ExpressionAttributeNames };
  const values = { ...write.ExpressionAttributeValues, ...condition.ExpressionAttributeValues };
  return {
    ...write,
    ConditionExpression: condition.ConditionExpression,
    ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  };
}
