import * as z from "zod";
import { readConfig, setting } from "../config.ts";

const WHERE = /^(?:\[([0-9A-Fa-f:.]+)\]|([\w.-]+)):(\d{1,5})$/;

/** Where clamd listens: `host:port`, `[address]:port` or the path of a socket; undefined for `none`. */
const address = z.string().transform((text, context) => {
  if (text === "none") return undefined;
  if (text.startsWith("/")) return { path: text };
  const [, ipv6, name = "", port] = WHERE.exec(text) ?? [];
  if (Number(port) > 0 && Number(port) <= 65_535) return { host: ipv6 ?? name, port: Number(port) };
  context.issues.push({
    code: "custom",
    message: "needs host:port, the path of a socket, or none",
    input: text,
  });
  return z.NEVER;
});

export const settings = {
  clamd: setting(
    "CLAMD",
    address,
    "clamd that scans contents for viruses: host:port, the path of a socket, or none",
  ),
};

export const config = readConfig(settings, process.env);
