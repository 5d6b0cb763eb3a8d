import { createHash, randomUUID } from "node:crypto";
import { guardDutyEvent } from "../../shared/testing/guard-duty-event.ts";
import { signedIn } from "./client.ts";
import { pythonScript } from "./python.ts";

interface Place {
  url: string;
  /** Of the contents. */
  bucket: string;
  env: Record<string, string>;
}

interface Uploaded {
  id: number;
  /** `s3://<bucket>/<key>` */
  storageUri: string;
  scanare?: { stare: string; nume?: string };
}

/**
 * Uploads two files, and has GuardDuty's events about them: a clean one, and one in which something was found. IAM decides on each
 * request of the function that takes them. @throws Error if the clean one is not given out, or the other one is
 */
export async function playScanResults({ url, bucket, env }: Place): Promise<string> {
  const ion = await signedIn(url, "ion.operator");
  const states: string[] = [];
  for (const { result, names, status } of [
    { result: "NO_THREATS_FOUND", names: undefined, status: 200 },
    { result: "THREATS_FOUND", names: ["EICAR-Test-File (not a virus)"], status: 423 },
  ]) {
    const text = `Conținut ${randomUUID()}`;
    const form = new FormData();
    form.set("file", new File([text], "act.txt", { type: "text/plain" }));
    const { id, storageUri } = await ion.call<Uploaded>("POST", "/api/documents/upload", form);
    const event = guardDutyEvent({
      result,
      ...(names ? { names } : {}),
      bucket,
      key: new URL(storageUri).pathname.slice(1),
      eTag: createHash("md5").update(text).digest("hex"),
      time: new Date().toISOString(),
    });
    await pythonScript("invoke.py", ["temelia-prod-documents-scan-results", JSON.stringify(event)], env);
    const { scanare } = await ion.call<Uploaded>("GET", `/api/documents/${String(id)}`);
    const answered = await ion.status(`/api/documents/${String(id)}/download`);
    states.push(`${String(scanare?.stare)} ${String(answered)}`);
    if (answered !== status) throw new Error(`after ${result}: ${states.join(", ")}`);
  }
  if (states.join() !== "curat 200,infectat 423") throw new Error(states.join(", "));
  return states.join(", ");
}
