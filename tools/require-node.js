// The npm scripts load this before everything else. Written in JavaScript that every Node version understands.
import process from "node:process";

const [major] = process.versions.node.split(".").map(Number);
if (major < 24) {
  process.stderr.write(
    `Temelia needs Node 24 or newer; this is ${process.version}. On Linux x64 \`npm ci\` brings it (never with --omit=optional); elsewhere install it.\n`,
  );
  process.exit(1);
}
