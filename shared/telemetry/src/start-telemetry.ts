import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

import type { DiagLogger, Histogram, Meter, ObservableGauge } from '@opentelemetry/api';

import { METRICS, type MetricName } from './metrics';
import type { Telemetry } from './telemetry';
import type { Sampler, TelemetrySettings } from './telemetry-settings';

type Sdk = Awaited<ReturnType<typeof loadSdk>>;

const SCOPE = '@campavia/telemetry';
const STOP_MS = 2000;
const BETWEEN_ERRORS_MS = 60_000;
const EXPORT_MS = 10_000;
const NANOSECONDS = 1e9;
/** In seconds, from an answer of the cache to a deadline. */
const BOUNDARIES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Starts to record and send traces and metrics. Without settings nothing of OpenTelemetry is loaded.
 * @param onError called at most once a minute while nothing can be sent
 */
export async function startTelemetry(
  settings: TelemetrySettings | undefined,
  onError: (message: string) => void,
): Promise<Telemetry | undefined> {
  if (!settings) return undefined;
  const sdk = await loadSdk();
  sdk.api.diag.setLogger(createErrorLogger(onError), {
    logLevel: sdk.api.DiagLogLevel.ERROR,
    suppressOverrideMessage: true,
  });
  const resource = createResource(sdk, settings);
  const traces = createTraces(sdk, settings, resource);
  const metrics = createMetrics(sdk, settings, resource);
  const telemetry: Telemetry = {
    ...traces,
    ...metrics,
    async flush() {
      await Promise.all([traces.provider.forceFlush(), metrics.provider.forceFlush()]);
    },
    async stop() {
      const ended = Promise.allSettled([traces.provider.shutdown(), metrics.provider.shutdown()]);
      await Promise.race([ended, delay(STOP_MS, undefined, { ref: false })]);
    },
  };
  observeEventLoop(telemetry);
  return telemetry;
}

// Imported by name, so that bundles leave the packages outside and servers without telemetry never load them.
async function loadSdk() {
  const [api, core, resources, trace, metrics, traceExport, metricExport] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/exporter-metrics-otlp-http'),
  ]);
  return { api, core, resources, trace, metrics, traceExport, metricExport };
}

type Resource = ReturnType<typeof createResource>;

function createResource({ resources }: Sdk, { serviceName }: TelemetrySettings) {
  const { detectResources, envDetector, resourceFromAttributes } = resources;
  return resourceFromAttributes({ 'service.instance.id': `${hostname()}:${process.pid}` })
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes({ 'service.name': serviceName }));
}

function createTraces(sdk: Sdk, { endpoint, sampler }: TelemetrySettings, resource: Resource) {
  const { ROOT_CONTEXT, SpanKind, trace } = sdk.api;
  const exporter = new sdk.traceExport.OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new sdk.trace.TracerProvider({
    resource,
    sampler: createSampler(sdk, sampler),
    spanProcessors: [new sdk.trace.BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer(SCOPE);
  const startSpan: Telemetry['startSpan'] = (name, { kind, attributes = {}, parent, link }) =>
    tracer.startSpan(
      name,
      { kind: SpanKind[kind], attributes, links: link ? [{ context: link }] : [] },
      parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
    );
  const parseTraceparent: Telemetry['parseTraceparent'] = (header) => {
    const context = sdk.core.parseTraceParent(header);
    return context ? { ...context, isRemote: true } : undefined;
  };
  return { provider, startSpan, parseTraceparent };
}

function createSampler({ trace }: Sdk, { kind, isParentBased, ratio }: Sampler) {
  const root = {
    always_on: () => new trace.AlwaysOnSampler(),
    always_off: () => new trace.AlwaysOffSampler(),
    traceidratio: () => new trace.TraceIdRatioBasedSampler(ratio),
  }[kind]();
  return isParentBased ? new trace.ParentBasedSampler({ root }) : root;
}

function createMetrics(sdk: Sdk, { endpoint, metricIntervalMs }: TelemetrySettings, resource: Resource) {
  const exporter = new sdk.metricExport.OTLPMetricExporter({ url: `${endpoint}/v1/metrics` });
  const reader = new sdk.metrics.PeriodicExportingMetricReader({
    exporter,
    exportIntervalMillis: metricIntervalMs,
    exportTimeoutMillis: Math.min(metricIntervalMs, EXPORT_MS),
  });
  const provider = new sdk.metrics.MeterProvider({ resource, readers: [reader] });
  const instruments = createInstruments(provider.getMeter(SCOPE));
  const record: Telemetry['record'] = (name, value, attributes) => {
    const instrument = instruments.get(name);
    if (instrument && 'record' in instrument) instrument.record(value, attributes);
  };
  const observe: Telemetry['observe'] = (name, read) => {
    const instrument = instruments.get(name);
    if (!instrument || !('addCallback' in instrument)) throw new Error(`${name} is not a gauge`);
    instrument.addCallback(async (result) => {
      const observations = await Promise.resolve()
        .then(read)
        .catch(() => []);
      for (const { value, attributes } of observations) result.observe(value, attributes);
    });
  };
  return { provider, record, observe };
}

function createInstruments(meter: Meter): Map<MetricName, Histogram | ObservableGauge> {
  const entries = Object.entries(METRICS) as [MetricName, (typeof METRICS)[MetricName]][];
  return new Map(
    entries.map(([name, { kind, unit, description }]): [MetricName, Histogram | ObservableGauge] => {
      const options = { unit, description };
      if (kind === 'gauge') return [name, meter.createObservableGauge(name, options)];
      const advice = { explicitBucketBoundaries: BOUNDARIES };
      return [name, meter.createHistogram(name, { ...options, advice })];
    }),
  );
}

function observeEventLoop({ observe }: Telemetry): void {
  const loop = monitorEventLoopDelay();
  loop.enable();
  observe('nodejs.eventloop.delay.p99', () => {
    const value = loop.percentile(99) / NANOSECONDS;
    loop.reset();
    return [{ value }];
  });
}

function createErrorLogger(onError: (message: string) => void): DiagLogger {
  let reportedAt = -Infinity;
  function error(message: string): void {
    if (performance.now() - reportedAt < BETWEEN_ERRORS_MS) return;
    reportedAt = performance.now();
    onError(message.slice(0, 300));
  }
  const ignore = () => undefined;
  return { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore };
}
