import { createServer } from 'node:http';

import { formatSeries, seriesOf } from './prometheus-series.mjs';

/** Older spans are dropped. */
const MAX_SPANS = 50_000;

/**
 * @typedef {{ service: string, name: string, traceId: string, spanId: string, parentSpanId?: string,
 *   attributes: Record<string, unknown>, links: { traceId: string }[], text: string }} ReceivedSpan
 *
 * @typedef {{ service: string, instance: string, name: string, unit: string, attributes: Record<string, unknown>,
 *   value: number, sum?: number, bounds?: number[], bucketCounts?: number[] }} ReceivedPoint `value` of a histogram is its
 *   count
 */

/**
 * Receives OTLP over HTTP in JSON, for tests: keeps spans and the latest points of metrics, answers `/counts` with the
 * number of both by service and name, and `/metrics` as the collector answers Prometheus.
 *
 * @param {{ port?: number }} [place]
 */
export async function startTelemetryReceiver({ port = 0 } = {}) {
  /** @type {ReceivedSpan[]} */
  const spans = [];
  /** @type {Map<string, ReceivedPoint>} */
  const points = new Map();

  function take(body) {
    for (const { resource, scopeSpans } of body.resourceSpans ?? []) {
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => readSpan(resource, span))));
      spans.splice(0, spans.length - MAX_SPANS);
    }
    for (const { resource, scopeMetrics } of body.resourceMetrics ?? []) {
      const read = scopeMetrics.flatMap((scope) =>
        scope.metrics.flatMap((each) => readPoints(resource, each)),
      );
      for (const point of read)
        points.set(JSON.stringify([point.service, point.instance, point.name, point.attributes]), point);
    }
  }

  const counts = () => ({ spans: countByName(spans), metrics: countByName([...points.values()]) });
  const series = () => [...points.values()].flatMap(seriesOf);

  const server = createServer(async (request, response) => {
    if (request.url === '/counts') return void response.end(JSON.stringify(counts()));
    if (request.url === '/metrics') return void response.end(formatSeries(series()));
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    take(JSON.parse(Buffer.concat(chunks).toString()));
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  });
  await new Promise((settle) => server.listen(port, '127.0.0.1', () => settle(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());

  async function stop() {
    server.closeAllConnections();
    await new Promise((settle) => server.close(settle));
  }

  return {
    url: `http://127.0.0.1:${address.port}`,
    spans,
    points: () => [...points.values()],
    series,
    counts,
    stop,
  };
}

/** @returns {ReceivedSpan} */
function readSpan(resource, span) {
  const { name, traceId, spanId, parentSpanId, attributes, links = [] } = span;
  return {
    service: serviceOf(resource),
    name,
    traceId,
    spanId,
    parentSpanId: parentSpanId || undefined,
    attributes: readAttributes(attributes),
    links,
    text: JSON.stringify(span),
  };
}

/** @returns {ReceivedPoint[]} */
function readPoints(resource, { name, unit = '', histogram, gauge, sum: counter }) {
  const { dataPoints } = histogram ?? gauge ?? counter;
  return dataPoints.map(({ attributes, asDouble, asInt, count, sum, explicitBounds, bucketCounts }) => ({
    service: serviceOf(resource),
    instance: String(readAttributes(resource.attributes)['service.instance.id']),
    name,
    unit,
    attributes: readAttributes(attributes),
    value: Number(count ?? asDouble ?? asInt),
    sum,
    bounds: explicitBounds,
    bucketCounts: bucketCounts?.map(Number),
  }));
}

function serviceOf({ attributes }) {
  return String(readAttributes(attributes)['service.name']);
}

/** @returns {Record<string, unknown>} */
function readAttributes(attributes = []) {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}

function countByName(received) {
  const counts = {};
  for (const { service, name } of received) {
    counts[service] ??= {};
    counts[service][name] = (counts[service][name] ?? 0) + 1;
  }
  return counts;
}
