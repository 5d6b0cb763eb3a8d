/* The history of ledger.wide.test.ts with 1,000 steps. */
process.env.LEDGER_STEPS = "1000";
await import("./ledger.wide.test.ts");
