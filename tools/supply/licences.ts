import { createRequire } from "node:module";

/** A package as the lockfile has it: `@scope/name`, version, and the licence that its package.json declares. */
export interface Package {
  name: string;
  version: string;
  license?: string | undefined;
}

/**
 * The licences under which a package may be deployed: they ask for their notice, and for no source of ours. Of those with conditions
 * on changed files (MPL-2.0) and on names of fonts (OFL-1.1, Bitstream-Vera) we change nothing.
 */
const allowed = [
  "0BSD",
  "Apache-2.0",
  "Bitstream-Vera",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Unlicense",
  "Zlib",
];

/** What the files of a package say where its package.json declares no expression of SPDX. Another version is read again. */
const read: Readonly<Record<string, string>> = {
  "busboy@1.6.0": "MIT",
  "dejavu-fonts-ttf@2.37.3": "Bitstream-Vera",
  "duck@0.1.12": "BSD-2-Clause",
  "png-js@1.1.0": "MIT",
  "streamsearch@1.1.0": "MIT",
};

const satisfies = createRequire(import.meta.url)("spdx-satisfies") as (
  expression: string,
  allowed: readonly string[],
) => boolean;

/**
 * Packages under another licence, whose conditions are met in the way that NOTICE describes: unchanged, and files of their own, which
 * whoever runs the functions may replace.
 */
const replaceable = ["libheif-js@1.23.2"];

/** The packages that may not be deployed, each with its licence. */
export const refusedLicences = (packages: readonly Package[]): string[] =>
  packages.flatMap(({ name, version, license }) => {
    const found = read[`${name}@${version}`] ?? license ?? "none";
    return isAllowed(found) || replaceable.includes(`${name}@${version}`)
      ? []
      : [`${name}@${version}: ${found}`];
  });

function isAllowed(expression: string): boolean {
  try {
    return satisfies(expression, allowed);
  } catch {
    // No expression of SPDX.
    return false;
  }
}
