import * as z from "zod";
import { list, readConfig, setting } from "../../../../shared/config.ts";

/** The name of a host, `*.` and the end of one, or a loopback address. */
const host = z.string().regex(/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*$|^\[::1\]$/);

const pushHosts = z
  .string()
  .transform((text) => (text === "none" ? [] : list(text.toLowerCase())))
  .pipe(z.array(host));

export const settings = {
  recipientsEnabled: setting(
    "RECIPIENTS_ENABLED",
    z.stringbool(),
    "false removes the registry of recipients: its addresses answer 404",
  ),
  pushHosts: setting(
    "PUSH_HOSTS",
    pushHosts,
    "hosts of push services, comma-separated, *. for all below a name; only a loopback address may do without TLS; or none",
  ),
};

export const config = readConfig(settings, process.env);
