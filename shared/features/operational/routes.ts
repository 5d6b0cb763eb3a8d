import { readFile } from "node:fs/promises";
import * as z from "zod";
import { config } from "../../config.ts";
import { withoutParts } from "../../contract/without-parts.ts";
import { unrestricted, type Access } from "../../http/access.ts";
import { query } from "../../http/list-query.ts";
import { withMachineHost, type Paths } from "../../http/certificate-access.ts";
import { requestSeconds } from "../../http/request-seconds.ts";
import { binary, html, metricsText, Reply } from "../../http/responses.ts";
import { get, routes, type RouteGroup } from "../../http/route.ts";
import type { Service } from "../../http/service.ts";
import { type Histogram, readSeries } from "../../metrics/histograms.ts";
import { signIns } from "../../metrics/sign-ins.ts";
import { conformanceProbes } from "./conformance-probes.ts";
import { docsAsset, docsPage } from "./docs.ts";
import type { Gauge } from "./exposition.ts";
import { Health, healthOf, Liveness, type Checks } from "./health.ts";
import { LogLines, LogLinesQuery, readLogLines } from "./log-lines.ts";
import { componentView, managementComponent, type OwnComponents } from "./management.ts";
import { readTimelines, TimelineQuery, Timelines } from "./timelines.ts";

const Info = z
  .object({ service: z.string(), version: z.string(), commit: z.string(), builtAt: z.string() })
  .meta({ id: "Info" });

/** An OpenAPI document as sent; its parts are not validated here. */
const Contract = z.looseObject({ openapi: z.string(), info: z.looseObject({ version: z.string() }) });

interface Operational {
  /**
   * The path of the contract that `npm run generate` writes, from the working directory: the package's on Lambda, the project's
   * elsewhere. Only requests for the contract read it.
   */
  openapi: string;
  /** The parts of the service that this deployment is without. */
  without?: readonly string[];
  checks: Checks;
  admin: Access<unknown>;
  serviceAdmin: Access<unknown>;
  /** What the service measures in addition to the duration of its requests. */
  histograms?: Histogram[];
  /** What else administrators read under `/management/{component}`. */
  components?: OwnComponents;
  /** Reads what else it tells of its present state. */
  gauges?(): Promise<Gauge[]>;
}

/** The operational endpoints of the platform standard and the API page, which every service mounts. */
export function operationalRoutes(
  service: Service,
  {
    openapi,
    without = [],
    checks,
    admin,
    serviceAdmin,
    histograms = [],
    gauges,
    components = {},
  }: Operational,
): RouteGroup[] {
  const examine = healthOf(checks);
  const health = async () => {
    const report = await examine();
    return new Reply(report, report.status === "UP" ? {} : { status: 503 });
  };
  const metrics = () => measuredBy(service.name, [requestSeconds, signIns, ...histograms], gauges);
  const info = () => {
    const { version, commit, builtAt } = config;
    return Promise.resolve({ service: service.name, version, commit, builtAt });
  };
  const healthAnswers = { access: unrestricted, returns: Health, also: { 503: Health } };

  return [
    routes("health", {
      readLiveness: get(
        "/health/live",
        { access: unrestricted, summary: "Procesul răspunde", returns: Liveness },
        () => Promise.resolve({ status: "UP" as const }),
      ),
      readReadiness: get("/health/ready", { ...healthAnswers, summary: "Dependențele răspund" }, health),
      read: get("/health", { ...healthAnswers, summary: "Starea serviciului" }, health),
    }),
    routes("metrics", {
      read: get(
        "/metrics",
        { access: unrestricted, summary: "Măsurători, format Prometheus", returns: metricsText },
        metrics,
      ),
    }),
    routes("info", {
      read: get("/info", { access: unrestricted, summary: "Versiunea și compilarea", returns: Info }, info),
    }),
    routes("openapi", {
      read: get(
        "/api/v1/openapi.json",
        { access: unrestricted, summary: "Contractul OpenAPI", returns: Contract },
        async () => published(withoutParts(await contractIn(openapi), without), service),
      ),
    }),
    routes("management", {
      readHealth: get("/management/health", { ...healthAnswers, summary: "Starea serviciului" }, health),
      readInfo: get(
        "/management/info",
        { access: unrestricted, summary: "Versiunea și compilarea", returns: Info },
        info,
      ),
      readMetrics: get(
        "/management/prometheus",
        { access: unrestricted, summary: "Măsurători, format Prometheus", returns: metricsText },
        metrics,
      ),
      readTimelines: get(
        "/management/timelines",
        {
          access: admin,
          summary: "Măsurători pe ore, din ultimele 90 de zile",
          query: query(TimelineQuery),
          returns: Timelines,
        },
        ({ query: wanted }) => readTimelines(service.name, wanted),
      ),
      readLogLines: get(
        "/management/log-lines",
        {
          access: admin,
          summary: "Liniile din jurnal ale unei cereri",
          query: query(LogLinesQuery),
          returns: LogLines,
          refuses: ["unavailable"],
        },
        ({ query: wanted }) => readLogLines(service.name, wanted),
      ),
      readComponent: get(
        "/management/{component}",
        {
          access: admin,
          summary: namedIn(components),
          returns: componentView(components),
        },
        ({ params }) => managementComponent(service.name, params.component, components),
      ),
    }),
    routes("docs", {
      readPage: get(
        "/docs",
        { access: unrestricted, summary: "Referința API, pentru oameni", returns: html },
        ({ request }) => docsPage(service, request),
      ),
      readAsset: get(
        "/docs/{asset}",
        { access: unrestricted, summary: "Fișierele paginii", returns: binary },
        ({ params, request }) => docsAsset(params.asset, request),
      ),
    }),
    conformanceProbes(serviceAdmin),
  ];
}

function namedIn(own: OwnComponents): string {
  const [last, ...names] = ["env", "configprops", "metrics", ...Object.keys(own)].toReversed();
  return `${names.toReversed().join(", ")} sau ${last}`;
}

async function measuredBy(
  serviceName: string,
  histograms: Histogram[],
  gauges: Operational["gauges"],
): Promise<string> {
  const { exposition } = await import("./exposition.ts");
  const measured = histograms.map(async (histogram) => ({
    histogram,
    series: await readSeries(serviceName, histogram),
  }));
  return exposition(await Promise.all(measured), await gauges?.());
}

const contractIn = async (openapi: string): Promise<object> =>
  JSON.parse(await readFile(openapi, "utf8")) as object;

/** The contract as served by this deployment: with its version and its addresses. */
function published(openapi: object, { name, title }: Service): z.output<typeof Contract> {
  const contract = openapi as z.output<typeof Contract>;
  return {
    ...contract,
    info: { ...contract.info, version: config.version },
    servers: [{ url: `${config.publicUrl}/${name}`, description: title }],
    paths: withMachineHost(contract.paths as Paths),
  };
}
