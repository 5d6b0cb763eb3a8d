// Loaded before everything else by the npm scripts, in the JavaScript that every Node understands.
import process from "node:process";

const [major] = process.versions.node.split(".").map(Number);
if (major < 24) {
  process.stderr.write(
    `Temelia needs Node 24 or newer; this is ${process.version}. On Linux x64 \`npm ci\` brings it (never with --omit=optional); elsewhere install it.\n`,
  );
  process.exit(1);
}
