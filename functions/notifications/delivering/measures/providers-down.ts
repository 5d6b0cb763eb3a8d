import type { Gauge } from "../../../../shared/features/operational/exposition.ts";
import { readStandings } from "../channels/outages.ts";

/** For each active provider: 1 while it takes no messages, else 0. */
export const providersDown = async (): Promise<Gauge> => ({
  name: "notifications_provider_down",
  help: "1 while a provider takes no messages",
  values: (await readStandings()).map(({ provider: { cod, canal }, outage }) => ({
    labels: { service: "notifications", provider: cod, channel: canal },
    value: outage ? 1 : 0,
  })),
});
