import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { FILTER_FILE } from "../../shared/auth/breached-passwords.ts";
import { root } from "../../localstack/serverless/deployment.ts";
import { commonest, filterOf } from "./filter.ts";

/* `npm run tool -- breached-passwords`: writes the filter of the most common passwords. */

const passwords = commonest();
writeFileSync(join(root, FILTER_FILE), filterOf(passwords));
console.log(`${FILTER_FILE}: ${passwords.length} passwords`);
