import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { EvenimentDocument } from "../../../client/generated/documents/types.ts";
import { chainCommands, eventsFile, hashCommand, lineOfEvent } from "./proof-commands.ts";

function run(commands: string, files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "temelia-proof-"));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    return execFileSync("sh", ["-c", commands], { cwd: folder, encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Two events whose hashes are those of the service's chain. */
function twoEvents(): EvenimentDocument[] {
  const base = { documentId: 7, cod: "HOT-7", actor: "ion.operator", creatLa: "2026-11-27T09:00:00.000Z" };
  const first = { ...base, id: 1, tip: "CREAT" as const, detalii: {}, hashAnterior: "0".repeat(64) };
  const hash = hashOf(lineOfEvent(first));
  const details = { versiune: 2, comentariu: `cu "ghilimele", $semne și \\ bare` };
  const second = { ...base, id: 2, tip: "MODIFICAT" as const, detalii: details, hashAnterior: hash };
  return [
    { ...first, hash },
    { ...second, hash: hashOf(lineOfEvent(second)) },
  ];
}

describe("the printed commands, run by a shell", () => {
  it("print the hash of the proof and that of the file, which are the same", () => {
    const [proof, file] = run(hashCommand("act-v1.txt", hashOf("text")), { "act-v1.txt": "text" })
      .trim()
      .split("\n");
    expect(file).toBe(proof);
  });

  it("print the last hash of a whole history", () => {
    const events = twoEvents();
    const lines = events.map((event) => `${lineOfEvent(event)}\n`).join("");
    const name = eventsFile("HOT-7");
    expect(run(chainCommands(name), { [name]: lines })).toBe(`${events[1]?.hash}\n`);
  });

  it("the printed commands, run by a shell name the line where an altered history breaks", () => {
    const [first, second] = twoEvents();
    if (!first || !second) throw new Error("two events");
    const lines = [{ ...first, actor: "altcineva" }, second]
      .map((event) => `${lineOfEvent(event)}\n`)
      .join("");
    expect(run(chainCommands("h.txt"), { "h.txt": lines })).toContain("RUPT: [");
  });
});
