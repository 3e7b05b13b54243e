import type { IncomingMessage } from 'node:http';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { PeerCheck } from './request-origins';
import {
  activeTrace,
  markFailed,
  runInTrace,
  traceparentOf,
  type ActiveTrace,
  type Attributes,
  type Span,
  type Telemetry,
} from './telemetry';

interface TraceOptions {
  /** Whether the caller's trace is continued; otherwise it is only linked, and its sampling has no effect. */
  isTrusted: PeerCheck;
  /** Patterns of routes without traces, such as health checks. */
  untraced?: readonly string[];
  /** Whether responses name their trace in `Server-Timing`, for tools in browsers. */
  namesTrace?: boolean;
}

const UNMATCHED = '(unmatched)';
const ABORTED = 'aborted' as const;

/** Traces and measures each request of a server, by the pattern of its route; also its log lines get the trace id. */
export function traceRequests(
  app: FastifyInstance,
  telemetry: Telemetry,
  { isTrusted, untraced = [], namesTrace = false }: TraceOptions,
): void {
  const traces = new WeakMap<IncomingMessage, ActiveTrace>();

  app.addHook('onRequest', (request, reply, done) => {
    if (untraced.includes(routeOf(request))) return done();
    const trace = startTrace(request);
    traces.set(request.raw, trace);
    addToLog(request, reply, { trace_id: trace.span.spanContext().traceId });
    if (namesTrace) reply.header('server-timing', `traceparent;desc="${traceparentOf(trace.span)}"`);
    runInTrace(trace, done);
  });

  // A body is read in the context of the connection.
  app.addHook('preValidation', (request, _, done) => {
    const trace = traces.get(request.raw);
    if (!trace || activeTrace()) done();
    else runInTrace(trace, done);
  });

  app.addHook('onResponse', async (request, { statusCode }) => finish(request, statusCode));

  app.addHook('onRequestAbort', async (request) => finish(request, ABORTED));

  function startTrace(request: FastifyRequest): ActiveTrace {
    const { id, method, headers, raw } = request;
    const route = routeOf(request);
    const header = headers.traceparent;
    const caller = typeof header === 'string' ? telemetry.parseTraceparent(header) : undefined;
    const isContinued = caller !== undefined && isTrusted(raw);
    const span = telemetry.startSpan(`${method} ${route}`, {
      kind: 'SERVER',
      parent: isContinued ? caller : undefined,
      link: isContinued ? undefined : caller,
      attributes: { 'http.request.method': method, 'http.route': route, 'campavia.request_id': id },
    });
    return { telemetry, span, request: { id, method, span, route, startedAt: performance.now() } };
  }

  function finish({ raw }: FastifyRequest, status: number | typeof ABORTED): void {
    const trace = traces.get(raw);
    if (!trace) return;
    traces.delete(raw);
    const { method, span, route, startedAt } = trace.request;
    endSpan(span, status);
    telemetry.record('http.server.request.duration', (performance.now() - startedAt) / 1000, {
      'http.request.method': method,
      'http.route': route,
      'campavia.status_class': status === ABORTED ? status : `${Math.floor(status / 100)}xx`,
    });
  }
}

function endSpan(span: Span, status: number | typeof ABORTED): void {
  if (status !== ABORTED) span.setAttribute('http.response.status_code', status);
  if (status === ABORTED || status >= 500) markFailed(span, { code: String(status) });
  span.end();
}

function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? UNMATCHED;
}

/** Describes the current request further; `route` replaces the pattern of the server's route. */
export function describeRequest({ route, ...attributes }: Attributes & { route?: string | undefined }): void {
  const request = activeTrace()?.request;
  if (!request) return;
  request.span.setAttributes(attributes);
  if (route === undefined) return;
  request.route = route;
  request.span.setAttribute('http.route', route);
  request.span.updateName(`${request.method} ${route}`);
}

/** Adds fields to each later log line of a request. */
export function addToLog(
  request: FastifyRequest,
  reply: FastifyReply,
  fields: Record<string, unknown>,
): void {
  request.log = request.log.child(fields);
  reply.log = request.log;
}
