/** What a metric measures; names and units follow OpenTelemetry's conventions where these have one. */
export interface MetricDefinition {
  kind: 'histogram' | 'gauge';
  /** In UCUM: `s`, or what is counted in braces. */
  unit: string;
  description: string;
  /** The attributes of its series; each has few values. */
  attributes: readonly string[];
}

/** Every metric of api and site. Dashboards and alerts use no other name. */
export const METRICS = {
  'http.server.request.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Duration of requests; its count is the number of requests, by the pattern of their address',
    attributes: ['http.request.method', 'http.route', 'campavia.status_class'],
  },
  'campavia.part.answer.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Time that the server part of a release takes to answer a document, with what came of it',
    attributes: ['campavia.part', 'campavia.outcome'],
  },
  'db.client.connection.count': {
    kind: 'gauge',
    unit: '{connection}',
    description: 'Connections to the primary database that are used or idle',
    attributes: ['db.client.connection.state'],
  },
  'db.client.connection.pending_requests': {
    kind: 'gauge',
    unit: '{request}',
    description: 'Callers that wait for a connection to the primary database',
    attributes: [],
  },
  'nodejs.eventloop.delay.p99': {
    kind: 'gauge',
    unit: 's',
    description: 'Delay of the event loop that 99 % of its turns since the last export stay below',
    attributes: [],
  },
  'campavia.job.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Duration of the runs of a job; its count is the number of runs',
    attributes: ['campavia.job', 'campavia.outcome'],
  },
  'campavia.outbox.age': {
    kind: 'gauge',
    unit: 's',
    description: 'Age of the oldest e-mail or text message that is due and not sent; 0 when there is none',
    attributes: [],
  },
  'campavia.retention.overdue': {
    kind: 'gauge',
    unit: '{row}',
    description:
      'Rows with personal data that the last run of a rule of retention should have removed and left',
    attributes: ['campavia.rule'],
  },
  'campavia.retention.age': {
    kind: 'gauge',
    unit: 's',
    description: 'Time since the run of the rule of retention that has not run for longest',
    attributes: [],
  },
  'campavia.certificate.remaining': {
    kind: 'gauge',
    unit: 's',
    description: 'Time until the certificate that users of the site get ends; negative since it has ended',
    attributes: [],
  },
} as const satisfies Record<string, MetricDefinition>;

export type MetricName = keyof typeof METRICS;

const UNITS: Record<string, string> = { s: '_seconds' };
const SERIES = {
  histogram: ['_bucket', '_count', '_sum'],
  gauge: [''],
};

/** The names under which the collector's Prometheus exporter shows a metric. */
export function prometheusNamesOf(name: MetricName): string[] {
  const { kind, unit }: MetricDefinition = METRICS[name];
  const base = name.replaceAll('.', '_') + (UNITS[unit] ?? '');
  return SERIES[kind].map((suffix) => base + suffix);
}
