/* The history of ledger.test.ts, 1,000 steps long. */
process.env.LEDGER_STEPS = "1000";
await import("./ledger.test.ts");
