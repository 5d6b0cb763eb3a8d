import { useQuery } from "@tanstack/react-query";
import type { Health } from "../../client/generated/documents/types.ts";
import { Failed } from "../api/failed.tsx";
import { type Service, labelOf, services } from "../api/places.ts";
import { Skeleton, StateBadge } from "../kit/states.tsx";
import { byTitle } from "../shell/found.ts";
import { plainScreen } from "../shell/screen.tsx";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { type Component, components, readHealth, readInfo } from "./calls.ts";
import { operatedBy } from "./operated.ts";
import { OperationsPage, REFRESH_MS } from "./sections.tsx";
import { TrustParts } from "./trust-lists.tsx";
import { operationsWords } from "./words.ts";

const seen = new Map<string, { state: string; since: number }>();

/** Since when this tab has seen that state, in milliseconds: services do not say when they went down. */
export function seenSince(name: string, state: string, now: () => number = Date.now): number {
  const before = seen.get(name);
  if (before?.state === state) return before.since;
  const since = now();
  seen.set(name, { state, since });
  return since;
}

/** The report of one service, read again regularly. */
const useHealth = (service: Service) =>
  useQuery({
    queryKey: [service, "health"],
    queryFn: ({ signal }) => readHealth(service, signal),
    refetchInterval: REFRESH_MS,
  });

function HealthPage() {
  const text = useWords(operationsWords).health;
  return (
    <OperationsPage section="health">
      <p className="lead">{text.lead}</p>
      <ul className="services">
        {services.map((service) => (
          <ServiceHealth key={service} service={service} />
        ))}
      </ul>
      <TrustParts />
    </OperationsPage>
  );
}

function ServiceHealth({ service }: { service: Service }) {
  const text = useWords(operationsWords).health;
  const language = useLanguage();
  const { time } = useFormats();
  const query = useHealth(service);
  const isOperated = operatedBy(usePerson()).includes(service);
  const info = useQuery({
    queryKey: [service, "info"],
    queryFn: ({ signal }) => readInfo(service, signal),
  });
  const state = query.isError ? "LOST" : query.data?.status;
  const since = state && seenSince(service, state);
  return (
    <li className="service" aria-busy={query.isPending}>
      <h2>{labelOf(service, language)}</h2>
      {state && (
        <p>
          <StateBadge tone={state === "UP" ? "good" : "bad"} icon={state === "UP" ? "check" : "warning"}>
            {text.states[state]}
          </StateBadge>{" "}
          {since !== undefined && <span className="soft">{text.since(time(since))}</span>}
        </p>
      )}
      {query.isError && <Failed error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton lines={3} />}
      {query.data && !query.isError && <Components report={query.data} />}
      <p className="soft">
        {info.data && `${text.version}: ${info.data.version}. `}
        {isOperated ? text.operated : text.notOperated}
      </p>
    </li>
  );
}

/** The dependencies in words; those that the service does not use are left out. */
function Components({ report }: { report: Health }) {
  const text = useWords(operationsWords).health;
  const used = components.filter((component) => report.checks[component].detail !== "not used");
  return (
    <ul className="components">
      {used.map((component) => {
        const { status, detail } = report.checks[component];
        return (
          <li key={component}>
            <span>{text.components[component]}</span>
            <StateBadge tone={status === "UP" ? "good" : "bad"}>
              {status === "UP" ? text.answers : detailOf(detail, text)}
            </StateBadge>
          </li>
        );
      })}
    </ul>
  );
}

const detailOf = (
  detail: Health["checks"][Component]["detail"],
  text: { late: string; failed: string },
): string => (detail === "no answer within 1 s" ? text.late : text.failed);

export default plainScreen({ page: HealthPage, useFound: byTitle(operationsWords.sections.health) });
