import * as z from "zod";
import type { ListQuery, Page, SortField } from "../../data/page.ts";
import { pageOfRows } from "../../data/row-page.ts";
import type { Language } from "../../context.ts";
import type { Refusals } from "../../errors.ts";
import { kindAndId } from "../../ids.ts";
import type { Access } from "../../http/access.ts";
import { listOf } from "../../http/list-query.ts";
import { pageOf } from "../../http/responses.ts";
import { get, post, routes, type RouteGroup } from "../../http/route.ts";
import { refusals as jobsRefusals } from "../../jobs/texts.ts";
import { kernel } from "../../refusals.ts";
import { inLanguage } from "../../texts.ts";
import { JobView, type JobKey, MOST_KEYS, type OperatedJob, readJobs } from "../../jobs/operated.ts";
import { reasonsOfJobs } from "./texts.ts";

type Job = z.output<typeof JobView>;

/** Filters over what the index knows of a row. */
const JobFilter = z.object({ kind: z.string(), esuata: z.boolean() });

/** The background jobs of a service, for its administrators. `reasons` are the refusals whose keys its rows keep. */
export const jobRoutes = (
  access: Access<unknown>,
  jobs: readonly OperatedJob[],
  reasons: Refusals = {},
): RouteGroup =>
  routes("jobs", {
    list: get(
      "/api/v1/admin/jobs",
      {
        access,
        summary: "Lucrările din fundal: deschise și eșuate",
        query: listOf(JobFilter),
        returns: pageOf(JobView),
      },
      async ({ query, language }) => {
        const page = await listJobs(jobs, query);
        return { ...page, items: page.items.map((job) => inWords(job, reasons, language)) };
      },
    ),
    retry: post(
      "/api/v1/admin/jobs/{job}/retry",
      { access, summary: "Reia o lucrare", returns: JobView, refuses: ["conflict"] },
      ({ params: { job } }) => retryNamed(jobs, job),
    ),
  });

/** Names the reason of a failure. A row has kept only the key of its refusal, without the values of its text. */
function inWords(job: Job, reasons: Refusals, language: Language): Job {
  const key = job.eroare?.replace(/^error\./, "") ?? "";
  const ofKernel: Refusals = kernel;
  const text = reasonsOfJobs[key] ?? (reasons[key] ?? ofKernel[key])?.text;
  const motiv = text && inLanguage(text, language);
  return motiv === undefined || motiv.includes("{") ? job : { ...job, motiv };
}

/** By job; the rows that wait, longest overdue first, then those that failed, newest first. */
const usual: readonly SortField[] = ["number", "esuata", "since", "pk", "sk"].map((field) => ({
  field,
  descending: false,
}));

/** A key with the fields of that order, which tell all keys apart. */
const placed = (key: JobKey, number: number) => ({
  ...key,
  id: 0,
  number,
  since: (key.esuata ? -1 : 1) * Date.parse(key.dueAt),
});

/** Rows of a page are read after it was chosen; those that have ended meanwhile are left out. */
async function listJobs(jobs: readonly OperatedJob[], query: ListQuery): Promise<Page<Job>> {
  const keys = await Promise.all(jobs.map(async (job, i) => (await job.keys()).map((key) => placed(key, i))));
  const page = pageOfRows(keys.flat(), query, { name: "jobs", usual });
  const relation = page.total >= MOST_KEYS ? "gte" : "eq";
  return { ...page, items: await readJobs(jobs, page.items), relation };
}

/** `import-7`: the row 7 of the job `import`. */
function retryNamed(jobs: readonly OperatedJob[], job: string): Promise<Job> {
  const { kind, id } = kindAndId(job);
  const found = jobs.find(({ name }) => name === kind);
  if (!found) throw jobsRefusals.lucrareInexistenta();
  return found.retry(id);
}
