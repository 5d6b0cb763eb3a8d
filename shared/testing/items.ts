import { fc } from "./properties.ts";

const scalar = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.integer(),
  fc.integer({ min: -1e9, max: 1e9 }).map((n) => n / 1000),
  fc.bigInt(10n ** 17n, 10n ** 30n),
  fc.boolean(),
  fc.constant(null),
  fc.uint8Array({ minLength: 1, maxLength: 10 }),
  fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }).map((texts) => new Set(texts)),
  fc.uniqueArray(fc.integer(), { minLength: 1 }).map((numbers) => new Set(numbers)),
  fc.constant(new Set([new Uint8Array([1]), new Uint8Array([2, 3])])),
);
const name = fc
  .string({ minLength: 1, maxLength: 10 })
  .filter((one) => !["pk", "sk", "__proto__"].includes(one));
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(name, tie("value"), { maxKeys: 4 }),
  ),
}));

/** An item without its keys, with attributes of every type of DynamoDB. */
export const drawnItem = fc.dictionary(name, value, { maxKeys: 12 });
