import * as z from "zod";
import { readConfig, setting } from "../config.ts";

export const settings = {
  queueUrlPrefix: setting("QUEUE_URL_PREFIX", z.url(), "queue addresses are <prefix><queue name>"),
};

export const config = readConfig(settings, process.env);
