import { globSync } from "node:fs";
import { root } from "../../localstack/serverless/deployment.ts";

const NOT_PRODUCT = /\.test\.ts$|(^|\/)testing(\.ts$|\/)|\/api\.ts$|\.expectations\.ts$/;

export const isProductSource = (file: string): boolean => !NOT_PRODUCT.test(file);

/**
 * The sources of the product, from the root of the repository: everything that is deployed, without tests and their
 * helpers.
 */
export const productSources = globSync("{shared,functions}/**/*.ts", { cwd: root }).filter(isProductSource);
