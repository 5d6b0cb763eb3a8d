// Plugins of esbuild, for serverless-esbuild and for other tools that bundle like it.
import { readFileSync } from "node:fs";
import { basename, extname } from "node:path";

/**
 * The parts of a function that are loaded at their first use are named after it (`routes.mail-H5KQ2W.mjs` beside `routes.mjs`). So
 * serverless-esbuild packs them with this function and leaves them out of all others, and functions in one folder do not mix.
 */
const nameChunks = {
  name: "name-chunks",
  setup({ initialOptions }) {
    const [entry] = initialOptions.entryPoints;
    initialOptions.chunkNames = `${basename(entry, extname(entry))}.[name]-[hash]`;
  },
};

/** How the validator of contracts reads its schemas: from files beside its module, which a bundle does not have. */
const READS_FILE = 'return JSON.parse(readFileSync(localFile(file), "utf-8"));';
const versions = ["2.0", "3.0", "3.1", "3.2"];

/** Puts the schemas of OpenAPI into the bundle that validates contracts. */
const bundleSchemas = {
  name: "bundle-schemas",
  setup(build) {
    build.onLoad({ filter: /@seriousme[\\/]openapi-schema-validator[\\/]index\.js$/ }, ({ path }) => {
      const source = readFileSync(path, "utf8");
      if (!source.includes(READS_FILE)) throw new Error(`${path} reads its schemas in another way.`);
      const imports = versions.map(
        (version, i) => `import schema${i} from "./schemas/v${version}/schema.json";\n`,
      );
      const schemas = versions.map((version, i) => `"./schemas/v${version}/schema.json": schema${i}`);
      const contents = source.replace(READS_FILE, `return ({ ${schemas.join(", ")} })[file];`);
      return { contents: imports.join("") + contents, loader: "js" };
    });
  },
};

/** The clients of the SDK say their version, which they read from their manifest: nothing else of it comes into a bundle. */
const trimManifests = {
  name: "trim-manifests",
  setup(build) {
    build.onLoad({ filter: /@aws-sdk[\\/]client-[\w-]+[\\/]package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, "utf8"));
      return { contents: JSON.stringify({ version }), loader: "json" };
    });
  },
};

export default [nameChunks, bundleSchemas, trimManifests];
