import { afterEach, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { config, settings } from "./config.ts";
import { scanEngine } from "./configured-engine.ts";

const clamdOf = (CLAMD: string) => readConfig({ clamd: settings.clamd }, { CLAMD }).clamd;

afterEach(() => {
  config.clamd = undefined;
});

it("clamd is named by a host and a port, or by the path of a socket", () => {
  expect(
    ["clamd.temelia.test:3310", "127.0.0.1:3310", "[::1]:3310", "/run/clamav/clamd.ctl", "none"].map(clamdOf),
  ).toEqual([
    { host: "clamd.temelia.test", port: 3310 },
    { host: "127.0.0.1", port: 3310 },
    { host: "::1", port: 3310 },
    { path: "/run/clamav/clamd.ctl" },
    undefined,
  ]);
});

it.each(["clamd", "clamd:", "clamd:99999", "clamd:0", "http://clamd:3310", "clamd:33:10", "run/clamd.ctl"])(
  "clamd cannot be named as %s",
  (text) => {
    expect(() => clamdOf(text)).toThrow("CLAMD: needs host:port, the path of a socket, or none");
  },
);

it("there is an engine if the settings name one", () => {
  expect(scanEngine()).toBeUndefined();
  config.clamd = { host: "127.0.0.1", port: 3310 };
  expect(scanEngine()).toBeDefined();
});
