import { globSync, readFileSync } from "node:fs";

/** A running process, as Linux shows it in /proc. */
interface Running {
  pid: number;
  command: string;
  /** Memory in bytes; shared memory counts for each process in part. */
  bytes: number;
}

/** A process and all its descendants. */
export function processTree(root: number): Running[] {
  const children = Map.groupBy(
    globSync("/proc/[0-9]*").map((folder) => Number(folder.slice("/proc/".length))),
    parentOf,
  );
  const treeFrom = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(treeFrom)];
  return treeFrom(root).flatMap(describe);
}

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // The process has ended meanwhile.
    return undefined;
  }
};

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** The processor time of a process so far, in milliseconds. */
export function processorMs(pid: number): number {
  const fields = (read(`/proc/${pid}/stat`) ?? "").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

const parentOf = (pid: number): number =>
  Number(/\) \S (\d+)/.exec(read(`/proc/${pid}/stat`) ?? "")?.[1] ?? NaN);

function describe(pid: number): Running[] {
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`) ?? "") ?? [];
  const command = read(`/proc/${pid}/cmdline`)?.replaceAll("\0", " ").trim();
  return kilobytes && command ? [{ pid, command, bytes: Number(kilobytes) * 1024 }] : [];
}
