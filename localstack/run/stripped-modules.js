// Loaded before everything else by the processes of `npm start`: loads TypeScript modules without types from a cache. Node's
// own type stripper takes 20 MB in each process that uses it, and no process does if no file has changed.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { dirname, join, relative } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

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

/** The text of a module without types. Its last line in the cache is the digest of its source. */
function withoutTypes(file) {
  const text = readFileSync(file);
  const digest = createHash("sha256").update(process.version).update(text).digest("hex");
  const place = join(cache, `${relative(root, file)}.js`);
  const cached = readIfPresent(place);
  if (cached?.endsWith(digest)) return cached;
  const stripped = `${stripTypeScriptTypes(text.toString())}\n//${digest}`;
  write(place, stripped);
  return stripped;
}

function readIfPresent(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Other processes see the whole file or none. */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, text);
  renameSync(whole, file);
}
