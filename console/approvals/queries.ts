import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type Approval, type ApprovalStatus, operationsOf } from "../api/approvals/operations.ts";
import { APPROVALS, type ApprovalService } from "../api/approvals/services.ts";
import { waitingAt } from "../api/approvals/waiting.ts";
import { client } from "../api/client.ts";
import { pageOf } from "../api/list-page.ts";
import type { Tone } from "../kit/states.tsx";

export const statuses = ["IN_ASTEPTARE", "EXECUTATA", "RESPINSA", "RETRASA", "EXPIRATA"] as const;

export const tones: Readonly<Record<ApprovalStatus, Tone>> = {
  IN_ASTEPTARE: "accent",
  EXECUTATA: "good",
  RESPINSA: "bad",
  RETRASA: "neutral",
  EXPIRATA: "warning",
};

export const PAGE_ROWS = 25;
/** Rows of each service in the merged list: pages of several lists have no common number. */
const MERGED_ROWS = 50;

export async function countToDecide(services: readonly ApprovalService[]): Promise<number> {
  const counts = await Promise.allSettled(
    services.map(async (service) =>
      pageOf(await operationsOf[service].list(client, { query: { size: 1, ...waitingAt(service) } })),
    ),
  );
  return counts.reduce((sum, end) => sum + (end.status === "fulfilled" ? (end.value.total ?? 0) : 0), 0);
}

export interface ListedApproval extends Approval {
  service: ApprovalService;
}

interface ListedApprovals {
  rows: ListedApproval[];
  /** The total of one service; the merged list has none. */
  total: number | undefined;
  /** Services that have more than the merged list shows. */
  cut: ApprovalService[];
  /** Services that did not answer, and why. */
  failed: { service: ApprovalService; error: unknown }[];
}

interface ApprovalSearch {
  services: readonly ApprovalService[];
  status: ApprovalStatus | "";
  page: number;
}

export const approvalsIn = ({ services, status, page }: ApprovalSearch) =>
  queryOptions({
    queryKey: [...APPROVALS, "list", services, status, page],
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<ListedApprovals> => {
      const filters = {
        sort: "-requestedAt",
        ...(status === "" ? {} : { "filter[status]": status }),
      };
      const [only, ...others] = services;
      const paging =
        others.length === 0 ? { page: page - 1, size: PAGE_ROWS } : { page: 0, size: MERGED_ROWS };
      const ends = await Promise.allSettled(
        services.map(async (service) => {
          const query = { ...paging, ...filters };
          const { rows, total } = pageOf(await operationsOf[service].list(client, { query }));
          return { service, total, rows: rows.map((row) => ({ ...row, service })) };
        }),
      );
      const lists = ends.flatMap((end) => (end.status === "fulfilled" ? [end.value] : []));
      const isMerged = only !== undefined && others.length > 0;
      return {
        rows: lists.flatMap(({ rows }) => rows).sort((a, b) => b.requestedAt.localeCompare(a.requestedAt)),
        total: isMerged ? undefined : lists[0]?.total,
        cut: isMerged
          ? lists.flatMap(({ service, total = 0 }) => (total > MERGED_ROWS ? [service] : []))
          : [],
        failed: ends.flatMap((end, at) => {
          const service = services[at];
          return end.status === "rejected" && service ? [{ service, error: end.reason as unknown }] : [];
        }),
      };
    },
  });

export const approvalAt = (service: ApprovalService, id: string) =>
  queryOptions({
    queryKey: [...APPROVALS, service, id],
    staleTime: 0,
    queryFn: async (): Promise<Approval> =>
      (await operationsOf[service].read(client, { path: { id: Number(id) } })).data,
  });
