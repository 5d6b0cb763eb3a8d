import * as z from "zod";
import { pageOfComputed } from "../../data/computed-page.ts";
import type { ListQuery, Page } from "../../data/page.ts";
import { notFound } from "../../errors.ts";
import type { Access } from "../../http/access.ts";
import { listOf } from "../../http/list-query.ts";
import { pageOf } from "../../http/responses.ts";
import { get, post, routes, type RouteGroup } from "../../http/route.ts";
import { JobView, MOST_KEYS, type OperatedJob, readJobs } from "../../jobs/operated.ts";

type JobPage = Page<z.output<typeof JobView>>;

/** Filters over what the index knows of a row. */
const JobFilter = z.object({ kind: z.string(), esuata: z.boolean() });

/** The background jobs of a service, for its administrators. */
export const jobRoutes = (access: Access<unknown>, jobs: readonly OperatedJob[]): RouteGroup =>
  routes("jobs", {
    list: get(
      "/api/v1/admin/jobs",
      {
        access,
        summary: "Lucrările din fundal: deschise și eșuate",
        query: listOf(JobFilter),
        returns: pageOf(JobView),
      },
      ({ query }) => listJobs(jobs, query),
    ),
    retry: post(
      "/api/v1/admin/jobs/{kind}/{id}/retry",
      { access, summary: "Reia o lucrare", returns: JobView, refuses: ["conflict"] },
      ({ params: { kind, id } }) => jobNamed(jobs, kind).retry(id),
    ),
  });

/** Rows of a page are read after it was chosen; those that have ended meanwhile are left out. */
async function listJobs(jobs: readonly OperatedJob[], query: ListQuery): Promise<JobPage> {
  const keys = (await Promise.all(jobs.map((job) => job.keys()))).flat();
  const page = pageOfComputed(keys, query, "jobs");
  const relation = page.total >= MOST_KEYS ? "gte" : "eq";
  return { ...page, items: await readJobs(jobs, page.items), relation };
}

function jobNamed(jobs: readonly OperatedJob[], kind: string): OperatedJob {
  const found = jobs.find(({ name }) => name === kind);
  if (!found) throw notFound("lucrareInexistenta");
  return found;
}
