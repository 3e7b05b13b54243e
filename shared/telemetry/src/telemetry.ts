import { AsyncLocalStorage } from 'node:async_hooks';

import type { Attributes, Span, SpanContext, SpanKind } from '@opentelemetry/api';

import type { MetricName } from './metrics';

export type { Attributes, Span } from '@opentelemetry/api';

export interface Observation {
  value: number;
  attributes?: Attributes;
}

export interface SpanOptions {
  kind: keyof typeof SpanKind;
  attributes?: Attributes;
  /** The span that caused this one; none starts a trace. */
  parent?: SpanContext | undefined;
  /** A span of somebody who is not trusted to be the cause. */
  link?: SpanContext | undefined;
}

/** Traces and metrics of one process. */
export interface Telemetry {
  startSpan(name: string, options: SpanOptions): Span;
  /** Reads a `traceparent` header; undefined if it is none. */
  parseTraceparent(header: string): SpanContext | undefined;
  /** Adds one value to a histogram. */
  record(name: MetricName, value: number, attributes?: Attributes): void;
  /** Reads a gauge at each export; a failed reading is left out. */
  observe(name: MetricName, read: () => Observation[] | Promise<Observation[]>): void;
  /** Sends what was recorded. */
  flush(): Promise<void>;
  /** Sends what was recorded, and ends; waits two seconds at most for the receiver. */
  stop(): Promise<void>;
}

/** One request to this server. */
export interface RequestTrace {
  id: string;
  method: string;
  span: Span;
  startedAt: number;
  /** Pattern of the requested address. */
  route: string;
}

/** The request that the current code runs for. */
export interface ActiveTrace {
  telemetry: Telemetry;
  request: RequestTrace;
  /** The innermost span. */
  span: Span;
}

const active = new AsyncLocalStorage<ActiveTrace>();

/** Undefined outside of requests and without telemetry. */
export function activeTrace(): ActiveTrace | undefined {
  return active.getStore();
}

export function runInTrace<Result>(trace: ActiveTrace, work: () => Result): Result {
  return active.run(trace, work);
}

/** Runs work as a span of the current request; only runs it where there is none. */
export async function traceWork<Result>(
  name: string,
  options: Omit<SpanOptions, 'parent' | 'link'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const trace = active.getStore();
  if (!trace) return work();
  const span = trace.telemetry.startSpan(name, { ...options, parent: trace.span.spanContext() });
  try {
    return await active.run({ ...trace, span }, work);
  } catch (error) {
    markFailed(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Names the kind of an error; its message may contain personal data. */
export function markFailed(span: Span, error: unknown): void {
  const { code } = (error ?? {}) as { code?: unknown };
  span.setAttribute('error.type', typeof code === 'string' ? code : nameOf(error));
  span.setStatus({ code: ERROR_STATUS });
}

// Of the API's enumeration, which is not loaded without telemetry.
const ERROR_STATUS = 2;

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** Headers of a call that belongs to the current request: trace and request id. */
export function traceHeaders(): Record<string, string> {
  const trace = active.getStore();
  if (!trace) return {};
  return { traceparent: traceparentOf(trace.span), 'x-request-id': trace.request.id };
}

export function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
