import type { PageError } from '../../src/data/error-reports/page-error';

export interface ReportedPageError extends PageError {
  page: string;
  site: string | undefined;
  path: string | undefined;
}

const KIND = /^[a-z0-9_]{1,60}$/;
const SITE = /^[a-z]{2}(-[a-z]{2})?$/;
const METHOD = /^[A-Z]{3,7}$/;

type Said = Record<string, unknown>;

export function readPageError(body: unknown): ReportedPageError | undefined {
  const said = parse(body);
  const page = textOf(said, 'page', 2000);
  const kind = wordOf(said, 'kind', KIND);
  const message = textOf(said, 'message', 1000);
  if (page === undefined || kind === undefined || message === undefined) return undefined;
  return {
    page,
    kind,
    message,
    stack: textOf(said, 'stack', 8000),
    method: wordOf(said, 'method', METHOD),
    url: textOf(said, 'url', 1000),
    endpoint: textOf(said, 'endpoint', 1000),
    params: textOf(said, 'params', 1000),
    status: statusOf(said.status),
    payload: said.payload,
    response: said.response,
    site: wordOf(said, 'site', SITE),
    path: textOf(said, 'path', 300),
  };
}

function parse(body: unknown): Said {
  try {
    const value: unknown = JSON.parse(String(body));
    return typeof value === 'object' && value !== null ? (value as Said) : {};
  } catch {
    return {};
  }
}

/** Control characters could break or forge lines of the log. */
function textOf(said: Said, name: string, longest: number): string | undefined {
  const text = Object.hasOwn(said, name) ? said[name] : undefined;
  return typeof text === 'string' ? text.slice(0, longest).replaceAll(/[^\P{Cc}\n]/gu, ' ') : undefined;
}

function wordOf(said: Said, name: string, shape: RegExp): string | undefined {
  const text = textOf(said, name, 100);
  return text !== undefined && shape.test(text) ? text : undefined;
}

function statusOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 100 && value < 600
    ? value
    : undefined;
}
