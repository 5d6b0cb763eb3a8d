// Loaded before everything else by the processes of `npm start`: loads TypeScript modules without types from a cache. Node's
// own type stripper takes 20 MB in each process that uses it, and no process does if no file has changed.
import { readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { join, relative } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { madeOnce } from "../serverless/made-once.js";

const root = join(import.meta.dirname, "../..");
const project = pathToFileURL(join(root, "/")).href;
const cache = join(root, ".tmp/stripped");

/** By address. The functions load a module once each. */
const texts = new Map();

registerHooks({
  load(url, context, next) {
    if (!url.startsWith(project) || !url.endsWith(".ts")) return next(url, context);
    const source = texts.get(url) ?? withoutTypes(fileURLToPath(url));
    texts.set(url, source);
    return { format: "module", source, shortCircuit: true };
  },
});

/** The text of a module without types. */
function withoutTypes(file) {
  const text = readFileSync(file);
  const place = join(cache, `${relative(root, file)}.js`);
  return madeOnce(place, [process.version, text], () => stripTypeScriptTypes(text.toString()));
}
