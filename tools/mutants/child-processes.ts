import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { sourceInRun } from "./mutation.ts";

/*
 * Loaded first by every Node process in the run of a mutant (`environmentOf`), because some guards act in processes that
 * tests start: functions, and openers of untrusted files. Vite does not load those.
 */
registerHooks({
  load(url, context, nextLoad) {
    const source = url.startsWith("file:") ? sourceInRun(fileURLToPath(url)) : undefined;
    if (source === undefined) return nextLoad(url, context);
    return { format: "module-typescript", source, shortCircuit: true };
  },
});
