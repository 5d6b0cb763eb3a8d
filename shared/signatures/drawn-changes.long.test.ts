/* Every drawn change of what is signed: detached.test.ts and pdf-attacks.test.ts take a tenth of them. */
process.env.TEMELIA_DRAW = "all";
await import("./detached.test.ts");
await import("./pdf-attacks.test.ts");
