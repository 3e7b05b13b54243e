import type { PageError } from '../../src/data/error-reports/page-error';

export interface ReportedPageError extends PageError {
  page: string;
  site: string | undefined;
  path: string | undefined;
}

const KIND = /^[a-z0-9_]{1,60}$/;
const SITE = /^[a-z]{2}(-[a-z]{2})?$/;
const METHOD = /^[A-Z]{3,7}$/;

type RawReport = Record<string, unknown>;

export function readPageError(body: unknown): ReportedPageError | undefined {
  const report = parse(body);
  const page = textOf(report, 'page', 2000);
  const kind = matchingTextOf(report, 'kind', KIND);
  const message = textOf(report, 'message', 1000);
  if (page === undefined || kind === undefined || message === undefined) return undefined;
  return {
    page,
    kind,
    message,
    stack: textOf(report, 'stack', 8000),
    method: matchingTextOf(report, 'method', METHOD),
    url: textOf(report, 'url', 1000),
    endpoint: textOf(report, 'endpoint', 1000),
    params: textOf(report, 'params', 1000),
    status: statusOf(report.status),
    payload: report.payload,
    response: report.response,
    site: matchingTextOf(report, 'site', SITE),
    path: textOf(report, 'path', 300),
  };
}

function parse(body: unknown): RawReport {
  try {
    const value: unknown = JSON.parse(String(body));
    return typeof value === 'object' && value !== null ? (value as RawReport) : {};
  } catch {
    return {};
  }
}

/** Control characters could break or forge lines of the log. */
function textOf(report: RawReport, name: string, longest: number): string | undefined {
  const text = Object.hasOwn(report, name) ? report[name] : undefined;
  return typeof text === 'string' ? text.slice(0, longest).replaceAll(/[^\P{Cc}\n]/gu, ' ') : undefined;
}

function matchingTextOf(report: RawReport, name: string, shape: RegExp): string | undefined {
  const text = textOf(report, name, 100);
  return text !== undefined && shape.test(text) ? text : undefined;
}

function statusOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 100 && value < 600
    ? value
    : undefined;
}
