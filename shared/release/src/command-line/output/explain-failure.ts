import type { CompatibilityResponse } from '../client/registry-responses';
import { SiteUnavailableError, SiteRefusalError } from '../client/site-errors';
import { EXIT, UsageError } from '../parsing/command-definition';
import { Refusal } from '../../refusal';
import { verdictLines } from './verdict-lines';

/** A failure as text, as JSON and as exit code. */
export interface Explained {
  exitCode: number;
  json: object;
  lines: string[];
}

/** Explains any error: what went wrong and what to do. */
export function explainFailure(error: unknown): Explained {
  if (error instanceof UsageError) return explained(EXIT.usage, 'usage', [error.message]);
  if (error instanceof SiteUnavailableError) return explained(EXIT.away, error.code, [error.message]);
  if (error instanceof SiteRefusalError) return explainRefusal(error.message, error);
  if (error instanceof Refusal) {
    const { message, status, code, details = {} } = error;
    return explainRefusal(message, { status, code, more: details });
  }
  return explainOther(error as Failure);
}

type Failure = Error & { code?: string; syscall?: string; cause?: { code?: string } };

function explainOther(error: Failure): Explained {
  const { code, message, cause } = error;
  if (message === 'fetch failed') {
    return explained(EXIT.away, 'site_away', [`The site does not answer (${cause?.code}).`]);
  }
  const text = message || code || String(error);
  if (isOfDatabase(error)) {
    return explained(EXIT.away, 'database_away', [`The database does not answer: ${text}`]);
  }
  return explained(EXIT.refused, code ?? 'failed', [text]);
}

type Refused = Pick<SiteRefusalError, 'status' | 'code' | 'more'>;

function explainRefusal(detail: string, { status, code, more }: Refused): Explained {
  const verdict = more.verdict as CompatibilityResponse | undefined;
  if (verdict) return explained(EXIT.refused, code, ['Refused.', ...verdictLines(verdict)], more);
  if (code === 'head_moved') return explained(EXIT.moved, code, [detail], more);
  return explained(exitCodeOf(status), code, [detail], more);
}

function exitCodeOf(status: number): number {
  if (status === 400) return EXIT.usage;
  return status >= 500 && status !== 507 ? EXIT.away : EXIT.refused;
}

function explained(exitCode: number, code: string, lines: string[], more: object = {}): Explained {
  return { exitCode, json: { error: { code, detail: lines.join('\n'), ...more } }, lines };
}

const UNAVAILABLE_CODES =
  /^(ECONNREFUSED|ENOENT|ENOTFOUND|ECONNRESET|ETIMEDOUT|57P0\d|08\w{3}|3D000|28\w{3})$/;

// ENOENT occurs for files and for sockets; only a connection failure concerns the database.
function isOfDatabase({ code, syscall }: Failure): boolean {
  return UNAVAILABLE_CODES.test(code ?? '') && (syscall === 'connect' || code !== 'ENOENT');
}
