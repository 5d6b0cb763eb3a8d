import * as z from "zod";
import { entity, inSharedPartition } from "../../../shared/data/entity.ts";
import { conflict } from "../../../shared/errors.ts";
import { Code } from "../../../shared/text-fields.ts";
import { channels } from "./delivery.ts";

export const providerKinds = ["SMTP", "HTTP", "SIMULATOR"] as const;

/** A way to hand messages of a channel over. */
export const Provider = z.object({
  id: z.int(),
  cod: Code,
  canal: z.enum(channels),
  tip: z.enum(providerKinds),
  /** Settings that are no secrets, by `tip`. */
  configuratie: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Sealed secrets by name. Never shown. */
  sigilate: z.record(z.string(), z.string()),
  /** 1 is asked first. */
  prioritate: z.int().min(1).max(100),
  /** Messages a second that it takes. */
  peSecunda: z.int().min(1).max(10_000).optional(),
  /** True if receipts come: without them `Sent` is final. */
  recipise: z.boolean(),
  activ: z.boolean(),
});
export type Provider = z.output<typeof Provider>;

export const Providers = entity({
  name: "provider",
  service: "notifications",
  schema: Provider,
  ...inSharedPartition("providers"),
  keepsHistory: true,
  unique: { cod: { of: ({ cod }) => cod, taken: ({ cod }) => conflict("codExista", { values: { cod } }) } },
});
