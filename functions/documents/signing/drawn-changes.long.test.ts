/* Every drawn change of the signed bytes: detached.test.ts and pdf-attacks.test.ts run a tenth of them. */
process.env.TEMELIA_DRAW = "all";
await import("./detached.test.ts");
await import("./pdf-attacks.test.ts");
