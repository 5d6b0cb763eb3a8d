import { afterEach, expect, it, vi } from "vitest";
import { withContext } from "./context.ts";
import { log } from "./log.ts";
import { kernel } from "./refusals.ts";

const lines: string[] = [];
vi.spyOn(process.stdout, "write").mockImplementation((text) => lines.push(String(text)) > 0);
afterEach(() => lines.splice(0));

const logged = () => JSON.parse(lines.join("")) as Record<string, unknown>;

it("a line is one JSON object with who acts in which request", async () => {
  const context = { correlationId: "c-1", service: "documents", user: "ana" };
  await withContext(context, async () => log.info("document read", { object: 12 }));
  expect(lines).toHaveLength(1);
  expect(logged()).toMatchObject({ level: "info", ...context, message: "document read", object: 12 });
});

it("outside of requests the system acts", () => {
  log.warn("sweep");
  expect(logged()).toMatchObject({ user: "system" });
});

it("a fault is logged whole, with what caused it", () => {
  log.error("failed", kernel.intern({ cause: new TypeError("first", { cause: "ECONNRESET" }) }));
  expect(logged().error).toMatchObject({
    name: "AppError",
    message: "fault: error.intern",
    cause: { name: "TypeError", message: "first", cause: { message: "ECONNRESET" } },
  });
});
