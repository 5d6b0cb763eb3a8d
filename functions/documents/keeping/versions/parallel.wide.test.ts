import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { as, person, textFile, using } from "../../testing.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import { readPartition, recordOf } from "../../../../shared/data/repository.ts";
import { functionProcesses } from "../../../../shared/testing/processes.ts";
import { Documents } from "../../records/document.ts";
import { type DocumentEvent, EVENT_PREFIX, isChain } from "../../records/event.ts";
import type { Answer } from "../../../../shared/testing/caller.ts";
import type { VersionView } from "../../records/version.ts";

const processes = functionProcesses(4);
afterAll(() => processes.stop());

/** Concurrent writers of one document get 503 with Retry-After; a client waits that long and retries. */
async function retryAfter<T>(send: () => Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await send();
  if (answer.status !== 503) return answer;
  await sleep(Number(answer.headers["retry-after"]) * 1000);
  return retryAfter(send);
}

it("50 parallel uploads through 4 processes, half with identical bytes: numbers 2–51 without a gap, one curenta, 50 chained events", async () => {
  const somebody = await person();
  const ana = as(somebody);
  const { id } = (
    await ana.upload<{ id: number }>("/api/documents/upload", {
      file: textFile("prima"),
      denumire: "Registru",
    })
  ).json;
  const spread = using(processes.handlerOf(join(import.meta.dirname, "routes.ts")), somebody);
  const contents = Array.from({ length: 50 }, (_, i) => (i % 2 ? "aceiași octeți" : `conținutul ${i}`));

  const answers = await Promise.all(
    contents.map((content, i) =>
      retryAfter(() =>
        spread.upload<VersionView>(
          `/api/documents/${id}/versions`,
          { file: textFile(content) },
          { "idempotency-key": `incarcarea-${i}` },
        ),
      ),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual(contents.map(() => 201));
  const numbers = answers.map(({ json }) => json.numarVersiune).sort((a, b) => a - b);
  expect(numbers).toEqual(contents.map((_, i) => i + 2));

  const versions = (await ana.get<VersionView[]>(`/api/documents/${id}/versions`)).json;
  expect(versions.map((v) => v.numarVersiune)).toEqual(Array.from({ length: 51 }, (_, i) => 51 - i));
  expect(versions.filter((v) => v.curenta).map((v) => v.numarVersiune)).toEqual([51]);
  for (const { numarVersiune, hashSha256 } of versions) {
    const { bytes } = await ana.get(`/api/documents/${id}/versions/${numarVersiune}/download`);
    expect(sha256(bytes)).toBe(hashSha256);
  }
  expect(versions.map((v) => v.hashSha256).sort()).toEqual(
    ["prima", ...contents].map((text) => sha256(text)).sort(),
  );

  const events = (await readPartition(Documents.table, `document#${id}`, { prefix: EVENT_PREFIX })).map(
    (item) => recordOf<DocumentEvent>(item),
  );
  const chained = events.filter(({ tip }) => tip !== "DESCARCAT");
  expect(chained.map(({ tip }) => tip)).toEqual(["CREAT", ...contents.map(() => "MODIFICAT")]);
  expect(isChain(chained)).toBe(true);
  expect(chained.slice(1).map(({ detalii }) => detalii.versiune)).toEqual(contents.map((_, i) => i + 2));
}, 180_000);
