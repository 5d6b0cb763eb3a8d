import { runStaticChecks } from "./static.ts";
import { conclude, timesOf, vitest } from "./suites.ts";

/*
 * `npm test`: everything that must hold before a change lands. The static checks run one after the other, in parallel with the
 * tests. The last line is the sum: each static check counts as one.
 */
const [statics, tested] = await Promise.all([runStaticChecks(), vitest("tests", [])]);
console.log(`\n${timesOf(tested.files ?? [])}`);
conclude([...statics, tested]);
