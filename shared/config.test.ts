import { expect, it } from "vitest";
import { settings as auth } from "./auth/config.ts";
import { readConfig, settings } from "./config.ts";
import { testEnvironment } from "./testing/environment.ts";

it("the configuration is read once from the environment and typed", () => {
  const config = readConfig(settings, { ...testEnvironment, CORS_ORIGINS: "https://a.md, https://b.md" });
  expect(config).toMatchObject({
    maxInlineBytes: 1_000_000,
    corsOrigins: ["https://a.md", "https://b.md"],
  });
});

it("the configuration that misses values stops the start with one line per mistake", () => {
  const lines = messageOf(() => readConfig(settings, {})).split("\n");
  const variables = Object.values(settings).map(({ variable }) => variable);
  expect(lines.slice(1).map((line) => line.split(":")[0])).toEqual(variables);
});

it("the configuration that has a wrong value says what is wrong with it, and never shows the value", () => {
  const wrong = { ...testEnvironment, USER_TOKEN_SECRET: "prea-scurt", MAX_INLINE_BYTES: "mult" };
  const message = messageOf(() => readConfig({ ...settings, ...auth }, wrong));
  expect(message.split("\n")).toHaveLength(3);
  expect(message).toContain("USER_TOKEN_SECRET: needs at least 64 bytes");
  expect(message).not.toContain("prea-scurt");
  expect(message).not.toContain("mult ");
});

function messageOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("nothing was refused");
}
