import { load, type Orders } from "./load-generator.ts";

/* The process of the load generator. It ends with its parent. */
process.on("message", (orders: Orders) => {
  load(orders).then(
    (measured) => process.send?.(measured),
    (error: unknown) => process.send?.(error),
  );
});
process.on("disconnect", () => process.exit());
