import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SOURCE_FOLDERS } from "../../console/build.ts";
import { freePort } from "../../localstack/cloud/free-port.ts";
import { startConsole } from "../../localstack/run/console.ts";
import { openDevelopmentCertificates } from "../../localstack/run/development-certificates.ts";
import { startFront } from "../../localstack/run/front.ts";
import { usualPorts } from "../../localstack/run/ports.ts";
import { root } from "../../localstack/serverless/deployment.ts";

export interface PagesCopy {
  url: string;
  /** Replaces a text in a file of the copy, as an editor does. */
  change(file: string, from: string, to: string): void;
  stop(): Promise<void>;
}

/** Serves a copy of the console as `npm start -- --reload` does, without services behind it. */
export async function startPagesCopy(): Promise<PagesCopy> {
  mkdirSync(join(root, ".tmp"), { recursive: true });
  const copy = mkdtempSync(join(root, ".tmp/reload-"));
  for (const name of SOURCE_FOLDERS) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const pages = await startConsole(copy, { reload: true });
  const front = await startFront({
    ports: { ...usualPorts, front: await freePort(), mutualTls: await freePort() },
    mail: { mails: () => [] } as never,
    sms: { texts: () => [] } as never,
    push: { pushes: () => [] } as never,
    api: { serves: () => false } as never,
    pages,
    root: "",
    identity: await openDevelopmentCertificates(join(copy, "certificates")),
  });
  return {
    url: front.url,
    change(file, from, to) {
      const path = join(copy, file);
      const text = readFileSync(path, "utf8");
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(path, text.replaceAll(from, to));
    },
    async stop() {
      await front.stop();
      await pages.stop();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
