import { AggregatorRegistry } from "prom-client";
import type { Histogram, Series } from "../../metrics/histograms.ts";

interface Sample {
  metricName: string;
  labels: Record<string, string | number>;
  value: number;
}

/** A histogram with its series. */
export interface Measured {
  histogram: Histogram;
  series: Series[];
}

/** A value that is read when it is asked for. */
export interface Gauge {
  name: string;
  help: string;
  values: Omit<Sample, "metricName">[];
}

/**
 * Histograms and gauges as Prometheus' text exposition (format 0.0.4), with cumulative buckets. Memory and uptime are left out: they
 * would describe only the process that happens to answer.
 */
export function exposition(measured: Measured[], gauges: Gauge[] = []): Promise<string> {
  const histograms = measured.map(({ histogram, series }) => ({
    name: histogram.name,
    help: histogram.help,
    type: "histogram",
    aggregator: "sum",
    values: series.flatMap((one) => samplesOf(histogram, one)),
  }));
  const read = gauges.map((gauge) => ({ ...gauge, type: "gauge", aggregator: "sum" }));
  return AggregatorRegistry.aggregate([[...histograms, ...read]]).metrics();
}

function samplesOf({ name, bounds }: Histogram, { labels, buckets, sum }: Series): Sample[] {
  let count = 0;
  const cumulative = buckets.map((n, index) => {
    count += n;
    return { metricName: `${name}_bucket`, labels: { ...labels, le: bounds[index] ?? "+Inf" }, value: count };
  });
  return [
    ...cumulative,
    { metricName: `${name}_sum`, labels: { ...labels }, value: sum },
    { metricName: `${name}_count`, labels: { ...labels }, value: count },
  ];
}
