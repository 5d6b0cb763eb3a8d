import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, lazy } from "react";
import { adminSystemsRead } from "../../client/generated/platform/operations.ts";
import type { StaffSystem } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { Skeleton } from "../kit/states.tsx";
import { Tabs } from "../kit/tabs.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { type ListSearch, listSearch } from "../shell/list-search.ts";
import { textIn } from "../shell/search.ts";
import { useWords } from "../words/words.ts";
import { Link } from "../kit/button.tsx";
import { AuditProgress } from "./audit-progress.tsx";
import { BASE, SYSTEMS_KEY, VerdictBadge } from "./parts.tsx";
import { type Zone, useReading, useZone } from "./reading.ts";
import { SystemActs } from "./system-acts.tsx";
import { SystemDetails } from "./system-details.tsx";
import { systemWords } from "./system-words.ts";
import { conformanceWords } from "./words.ts";

const Dialogs = lazy(() => import("./system-dialogs.tsx"));
const Audits = lazy(() => import("./system-audits.tsx"));
const Trend = lazy(() => import("./system-trend.tsx"));
const Issues = lazy(() => import("./system-issues.tsx"));
const Waivers = lazy(() => import("./system-waivers.tsx"));
const Contracts = lazy(() => import("./system-contracts.tsx"));
const SystemHistory = lazy(() => import("./system-history.tsx"));

interface Search extends ListSearch {
  part: string;
}

function SystemScreen({ params, ...place }: ScreenProps<"id", Search>) {
  const id = Number(params.id);
  const zone = useZone();
  const reading = useReading();
  const text = useWords(conformanceWords);
  const queries = useQueryClient();
  const system = useQuery({
    queryKey: [...SYSTEMS_KEY, id],
    queryFn: () => reading.system(id),
  });
  const whole = useQuery({
    queryKey: [...SYSTEMS_KEY, id, "whole"],
    queryFn: async () => (await adminSystemsRead(client, { path: { id } })).data,
    enabled: zone === "admin",
  });
  const isAdmin = zone === "admin";
  return (
    <>
      <Link href={BASE} icon="chevronLeft">
        {text.back.systems}
      </Link>
      <Loaded query={system} lines={8}>
        {(shown) => (
          <>
            <div className="page-head">
              <div className="acts">
                <PageTitle>{shown.denumire}</PageTitle>
                <VerdictBadge verdict={shown.verdict} />
              </div>
              {isAdmin && <SystemActs system={shown} />}
            </div>
            {shown.runningAuditId !== undefined && (
              <AuditProgress
                id={shown.runningAuditId}
                onEnd={() => void queries.invalidateQueries({ queryKey: ["platform"] })}
              />
            )}
            <Parts
              system={shown}
              zone={zone}
              {...place}
              details={<SystemDetails system={shown} whole={whole.data} />}
            />
            {isAdmin && (
              <Suspense fallback={null}>
                <Dialogs id={id} name={shown.denumire} />
              </Suspense>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

interface PartsProps extends Pick<ScreenProps<"id", Search>, "search" | "hrefWith" | "setSearch"> {
  system: StaffSystem;
  zone: Zone;
  details: ReactNode;
}

function Parts({ system, zone, details, ...place }: PartsProps) {
  const text = useWords(systemWords).parts;
  const parts: { id: string; title: string; content: () => ReactNode }[] = [
    { id: "detalii", title: text.details, content: () => details },
    { id: "audituri", title: text.audits, content: () => <Audits id={system.id} {...place} /> },
    { id: "evolutie", title: text.trend, content: () => <Trend id={system.id} /> },
    { id: "abateri", title: text.issues, content: () => <Issues id={system.id} {...place} /> },
    { id: "exceptii", title: text.waivers, content: () => <Waivers system={system} /> },
  ];
  if (zone === "admin")
    parts.push(
      {
        id: "contracte",
        title: text.contracts,
        content: () => <Contracts id={system.id} {...place} />,
      },
      { id: "istoric", title: text.history, content: () => <SystemHistory system={system} /> },
    );
  const selected = parts.find(({ id }) => id === place.search.part)?.id ?? "detalii";
  return (
    <Tabs
      label={text.label}
      selected={selected}
      tabs={parts.map(({ id, title, content }) => ({
        id,
        title,
        href: place.hrefWith({ parte: id === "detalii" ? undefined : id, page: undefined, sort: undefined }),
        content: () => <Suspense fallback={<Skeleton lines={6} />}>{content()}</Suspense>,
      }))}
    />
  );
}

export default screen({
  params: ["id"],
  search: (raw): Search => ({ ...listSearch(raw), part: textIn(raw, "parte") }),
  page: SystemScreen,
});
