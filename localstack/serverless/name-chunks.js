// Plugins of esbuild, for serverless-esbuild and for other tools that bundle like it: the parts of a function that are
// loaded at their first use are named after it (`routes.mail-H5KQ2W.mjs` beside `routes.mjs`). So serverless-esbuild packs
// them with this function and leaves them out of all others, and functions in one folder do not mix.
import { basename, extname } from "node:path";

const nameChunks = {
  name: "name-chunks",
  setup({ initialOptions }) {
    const [entry] = initialOptions.entryPoints;
    initialOptions.chunkNames = `${basename(entry, extname(entry))}.[name]-[hash]`;
  },
};

export default [nameChunks];
