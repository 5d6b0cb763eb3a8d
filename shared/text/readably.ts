import { ApartFailure, type Limits } from "../apart/opener-process.ts";
import { UnreadableFile } from "./unreadable.ts";

/** Limits of reading one file, in time and memory: 100 pages take a third of a second and 100 MB. */
export const LIMITS: Limits = { milliseconds: 15_000, megabytes: 320 };

/** A file that makes its process exceed the limits of memory or time is reported as too large. */
export async function readably<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const isOfFile = error instanceof ApartFailure && error.reason !== "crowded";
    throw isOfFile ? new UnreadableFile("preaMare", error) : error;
  }
}
