/* Every drawn section and value: sections.test.ts runs a tenth of them. */
process.env.TEMELIA_DRAW = "all";
await import("./sections.test.ts");
