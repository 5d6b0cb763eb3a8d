import { expect, it } from "vitest";
import { runCommand } from "../../tests/command.ts";

it("a tour of a shifted system looks for it at its port", async () => {
  const { code, output } = await runCommand("tool", "tour", "documents", "--shift", "57000");
  expect([code, output]).toEqual([
    1,
    expect.stringContaining(
      "Nothing answers at http://localhost:60000: run npm start -- --shift 57000 first.",
    ),
  ]);
});

it("an address and a shift are one too many", async () => {
  const { code, output } = await runCommand(
    "tool",
    "tour",
    "--shift",
    "57000",
    "--url",
    "http://localhost:1234",
  );
  expect([code, output]).toEqual([
    1,
    expect.stringContaining("Name the system by --shift or by --url, not by both."),
  ]);
});
