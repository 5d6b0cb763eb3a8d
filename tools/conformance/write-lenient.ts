import { writeFileSync } from "node:fs";
import {
  committedRows,
  rowsOfServer,
  tableFile,
  type LenientRow,
} from "../../functions/platform/audit/testing/lenient/audited.ts";
import {
  lenientServers,
  type LenientServer,
} from "../../functions/platform/audit/testing/lenient/servers.ts";
import { Missing } from "../checks/python.ts";
import { pythonServers } from "../contracts-check/lenient-python.ts";

/*
 * `npm run tool lenient`: audits the lenient servers, and writes what each was sent and has kept. The lines of servers whose
 * language is not installed stay as they are.
 */

async function rowsOf(server: LenientServer): Promise<LenientRow[]> {
  try {
    return await rowsOfServer(server);
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    console.log(`${server.name} was not measured. ${error.message}`);
    return committedRows().filter((row) => row.server === server.name);
  }
}

const rows: LenientRow[] = [];
for (const server of [...lenientServers, ...pythonServers]) rows.push(...(await rowsOf(server)));
writeFileSync(tableFile, `${JSON.stringify(rows, null, 2)}\n`);
