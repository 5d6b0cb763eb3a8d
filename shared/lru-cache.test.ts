import { describe, expect, it } from "vitest";
import { LruCache, throughCache } from "./lru-cache.ts";

describe("a cache", () => {
  it("evicts the entry that was not used for the longest time", () => {
    const cache = new LruCache<string, number>({ most: 2 });
    cache.set("a", 1);
    cache.set("b", 2);
    expect(cache.get("a")).toBe(1);
    cache.set("c", 3);
    expect([..."abc"].map((key) => cache.get(key))).toEqual([1, undefined, 3]);
  });

  it("a cache keeps entries up to a total size, and none that is larger", () => {
    const cache = new LruCache<string, string>({ most: 5, sizeOf: ({ length }) => length });
    cache.set("a", "12");
    cache.set("b", "345");
    cache.set("a", "123");
    expect([cache.get("a"), cache.get("b")]).toEqual(["123", undefined]);
    cache.set("c", "123456");
    expect([..."abc"].map((key) => cache.get(key))).toEqual([undefined, undefined, undefined]);
    cache.set("d", "12345");
    expect(cache.get("d")).toBe("12345");
  });

  it("a cache returns an entry until its time is over", () => {
    let time = 0;
    const cache = new LruCache<string, number>({ most: 2, ttlMs: 1000, now: () => new Date(time) });
    cache.set("a", 1);
    time = 999;
    expect(cache.get("a")).toBe(1);
    time = 1000;
    expect(cache.get("a")).toBeUndefined();
  });

  it("a cache returns an entry until its own end, if that is before its time is over", () => {
    let time = 0;
    const cache = new LruCache<string, number>({ most: 2, ttlMs: 1000, now: () => new Date(time) });
    cache.set("a", 1, 500);
    cache.set("b", 2, 5000);
    time = 500;
    expect([cache.get("a"), cache.get("b")]).toEqual([undefined, 2]);
    time = 1000;
    expect(cache.get("b")).toBeUndefined();
  });

  it("a cache deletes an entry only if it still has the value that the caller means", () => {
    const cache = new LruCache<string, number>({ most: 2 });
    cache.set("a", 1);
    cache.delete("a", 2);
    expect(cache.get("a")).toBe(1);
    cache.delete("a", 1);
    expect(cache.get("a")).toBeUndefined();
  });
});

it("a value that is loaded is loaded once for concurrent callers, and again after a failure", async () => {
  const cache = new LruCache<string, Promise<number>>({ most: 2 });
  let loads = 0;
  const load = () => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error("not now")) : Promise.resolve(loads);
  };
  await expect(throughCache(cache, "a", load)).rejects.toThrow("not now");
  const values = await Promise.all([1, 2, 3].map(() => throughCache(cache, "a", load)));
  expect([values, loads]).toEqual([[2, 2, 2], 2]);
});
