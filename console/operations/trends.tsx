import type { Timelines } from "../../client/generated/documents/types.ts";
import { Loaded } from "../api/failed.tsx";
import type { Service } from "../api/places.ts";
import { Link } from "../kit/button.tsx";
import { SelectField } from "../kit/fields.tsx";
import { FilterBar, filterField } from "../kit/filters.tsx";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { byTitle } from "../shell/found.ts";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { type RawSearch, textIn } from "../shell/search.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { type Interval, intervals, type Period } from "./calls.ts";
import { Counted, Durations } from "./counted-plots.tsx";
import { HoldingPlots } from "./holding-plots.tsx";
import { QueuePlots } from "./queue-plots.tsx";
import { RoutePlots } from "./route-plots.tsx";
import { OperationsPage } from "./sections.tsx";
import { NotOperated, ServiceChoice, serviceIn, useOperated } from "./service-choice.tsx";
import { neighboursOf, useTimelines } from "./timelines.ts";
import { trendWords } from "./trend-words.ts";
import { operationsWords } from "./words.ts";

interface Search {
  service: string;
  interval: Interval;
  /** When it ends; empty: now. */
  until: string;
  /** Whose plots are drawn; empty: none. */
  route: string;
}

type Props = ScreenProps<never, Search>;

function TrendsScreen(props: Props) {
  const service = useOperated(props.search.service);
  return service ? <Trends key={service} {...props} service={service} /> : <NotOperated section="trends" />;
}

function Trends({ service, search, setSearch, hrefWith }: Props & { service: Service }) {
  const { interval, route } = search;
  const text = useWords(trendWords);
  const period: Period = { interval, until: search.until === "" ? undefined : search.until };
  const found = useTimelines(service, period);
  return (
    <OperationsPage section="trends" reading={found}>
      <p className="lead">{text.lead}</p>
      <FilterBar>
        <ServiceChoice value={service} onChange={(one) => setSearch({ serviciu: one, adresa: undefined })} />
        <SelectField
          label={text.interval}
          options={intervals.map((id) => ({ id, label: text.intervals[id] }))}
          field={filterField("interval", interval, (one) => setSearch({ interval: one }))}
        />
      </FilterBar>
      <Loaded query={found} lines={8}>
        {(timelines) => (
          <>
            <Shown period={period} from={timelines.from} hrefOf={(until) => hrefWith({ until })} />
            {route !== "" && <RoutePlots {...{ service, period, route }} />}
            <Counted title={text.requests} name="requests" labels={text.outcomes} timelines={timelines} />
            <Durations title={text.durations} name="requests" timelines={timelines} />
            <Counted
              title={text.deliveries}
              name="deliveries"
              labels={text.deliveryOutcomes}
              timelines={timelines}
            />
            <Counted
              title={text.signIns}
              name="sign-ins"
              labels={text.signInOutcomes}
              timelines={timelines}
            />
            <QueuePlots timelines={timelines} />
            <HoldingPlots timelines={timelines} />
            <Routes timelines={timelines} hrefOf={(one) => hrefWith({ adresa: one })} />
          </>
        )}
      </Loaded>
    </OperationsPage>
  );
}

interface ShownProps {
  period: Period;
  /** When it begins. */
  from: string;
  hrefOf: (until: string | undefined) => string;
}

/** Which period is drawn, with links to those before and after it. */
function Shown({ period, from, hrefOf }: ShownProps) {
  const text = useWords(trendWords);
  const { dateTime } = useFormats();
  const { until, earlier, later } = neighboursOf(period, from, Date.now());
  return (
    <p>
      {until === undefined ? text.untilNow(dateTime(from)) : text.shown(dateTime(from), dateTime(until))}
      {earlier !== undefined && (
        <>
          {" "}
          <Link href={hrefOf(earlier)}>{text.earlier}</Link>
        </>
      )}
      {later !== undefined && (
        <>
          {" "}
          <Link href={hrefOf(later === "" ? undefined : later)}>{text.later}</Link>
        </>
      )}
    </p>
  );
}

interface RouteRow {
  route: string;
  count: number;
  failed: number;
  refused: number;
  /** In seconds. */
  mean: number;
}

const MOST_ROUTES = 20;

function routesOf({ totals }: Timelines): RouteRow[] {
  const byRoute = Map.groupBy(
    totals.filter(({ name }) => name === "routes"),
    ({ label }) => label,
  );
  return [...byRoute]
    .map(([route, rows]) => {
      const countOf = (outcome: string) => rows.find((row) => row.outcome === outcome)?.count ?? 0;
      const count = rows.reduce((total, row) => total + row.count, 0);
      const seconds = rows.reduce((total, row) => total + row.sum, 0);
      return { route, count, failed: countOf("failed"), refused: countOf("refused"), mean: seconds / count };
    })
    .sort((a, b) => b.failed - a.failed || b.count - a.count)
    .slice(0, MOST_ROUTES);
}

interface RoutesProps {
  timelines: Timelines;
  hrefOf: (route: string) => string;
}

function Routes({ timelines, hrefOf }: RoutesProps) {
  const text = useWords(trendWords);
  const { number, dateTime } = useFormats();
  return (
    <section className="operations-part" aria-label={text.routes}>
      <h2>{text.routes}</h2>
      <p className="soft">{text.routesLead(dateTime(timelines.totalsFrom))}</p>
      <Table
        label={text.routes}
        columns={[
          {
            id: "route",
            title: text.route,
            cell: ({ route }) => (
              <Link href={hrefOf(route)}>
                <code className="route">{route}</code>
              </Link>
            ),
          },
          { id: "count", title: text.count, isNumber: true, cell: ({ count }) => number(count) },
          { id: "failed", title: text.failed, isNumber: true, cell: ({ failed }) => number(failed) },
          {
            id: "refused",
            title: text.refused,
            isNumber: true,
            isWideOnly: true,
            cell: ({ refused }) => number(refused),
          },
          {
            id: "mean",
            title: text.mean,
            isNumber: true,
            isWideOnly: true,
            cell: ({ mean }) => text.ms(number(Math.round(mean * 1000))),
          },
        ]}
        rows={routesOf(timelines)}
        idOf={({ route }) => route}
        textOf={({ route }) => route}
        empty={<EmptyState title={text.noRoutes} />}
      />
    </section>
  );
}

/** As `2026-11-28T09:59:59.999Z`; "" for anything else. */
function momentIn(raw: RawSearch, name: string): string {
  const at = Date.parse(textIn(raw, name));
  return Number.isNaN(at) ? "" : new Date(at).toISOString();
}

export default screen({
  search: (raw): Search => ({
    service: serviceIn(raw),
    interval: intervals.find((one) => one === textIn(raw, "interval")) ?? "day",
    until: momentIn(raw, "until"),
    route: textIn(raw, "adresa"),
  }),
  page: TrendsScreen,
  useFound: byTitle(operationsWords.sections.trends),
});
