import * as z from "zod";
import { knownSettings } from "../../config.ts";
import { requestSeconds } from "../../http/request-seconds.ts";
import { readSeries } from "../../metrics/histograms.ts";
import { kernel } from "../../refusals.ts";

const Environment = z.object({ properties: z.array(z.object({ name: z.string(), value: z.string() })) });
const Reference = z.object({
  settings: z.array(
    z.object({ variable: z.string(), purpose: z.string(), secret: z.boolean(), set: z.boolean() }),
  ),
});
const Metrics = z.object({
  name: z.string(),
  series: z.array(
    z.object({
      labels: z.record(z.string(), z.string()),
      count: z.int(),
      seconds: z.number(),
      buckets: z.array(z.object({ le: z.number().optional(), count: z.int() })),
    }),
  ),
});

/** What a service tells of itself in addition. */
export interface OwnComponent {
  view: z.ZodObject;
  read(): Promise<Record<string, unknown>>;
}
export type OwnComponents = Readonly<Record<string, OwnComponent>>;

/** The data that administrators may read under `/management/{component}`. */
export const componentView = (own: OwnComponents) =>
  z.union([Environment, Reference, Metrics, ...Object.values(own).map(({ view }) => view)]);
type View = z.output<ReturnType<typeof componentView>>;

const MASKED = "******";

const environment = () => ({
  properties: knownSettings().flatMap(({ variable, secret }) => {
    const value = process.env[variable];
    return value === undefined ? [] : [{ name: variable, value: secret ? MASKED : withoutPassword(value) }];
  }),
});

/** The value of a setting; the password of an address is masked. */
function withoutPassword(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url?.password) return value;
  url.password = MASKED;
  return url.href;
}

const reference = () => ({
  settings: knownSettings().map(({ variable, purpose, secret }) => ({
    variable,
    purpose,
    secret,
    set: Boolean(process.env[variable]),
  })),
});

async function metrics(serviceName: string): Promise<View> {
  const series = await readSeries(serviceName, requestSeconds);
  return {
    name: requestSeconds.name,
    series: series.map(({ labels, buckets, sum }) => ({
      labels: { ...labels },
      count: buckets.reduce((total, n) => total + n, 0),
      seconds: sum,
      buckets: buckets.map((count, index) => ({ le: requestSeconds.bounds[index], count })),
    })),
  };
}

const components = new Map<string, (serviceName: string) => View | Promise<View>>([
  ["env", environment],
  ["configprops", reference],
  ["metrics", metrics],
]);

/**
 * One component of the management pages: `env` (values, secrets masked), `configprops` (the purpose of every
 * setting), `metrics` (the series as JSON), and those of the service.
 * @throws notFound for any other
 */
export async function managementComponent(
  serviceName: string,
  name: string,
  own: OwnComponents,
): Promise<View> {
  const component = Object.hasOwn(own, name) ? own[name]?.read : components.get(name);
  if (!component) throw kernel.negasit();
  return component(serviceName);
}
