import { activeTrace, markFailed } from './telemetry';

interface Statement {
  summary: string;
  text: string;
}

const MAX_STATEMENTS = 1000;
const MAX_TEXT_LENGTH = 2000;
/** Parameters and quoted names stay; strings and numbers are values. */
const LITERALS =
  /\$\d+|"(?:[^"]|"")*"|e'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|\$(?<tag>\w*)\$.*?\$\k<tag>\$|\b\d[\w.]*/gis;
const LIST = /\((?:\s*(?:\$\d+|\?)\s*,)+\s*(?:\$\d+|\?)\s*\)/g;
const TABLE = /\b(?:from|into|update|join)\s+"?(?<table>[a-z_][\w.]*)"?/i;

const statements = new Map<string, Statement>();

/**
 * Sends an SQL statement as a span of the current request, with its text but no values. Errors appear with their code
 * only: PostgreSQL repeats values in its messages.
 */
export function traceStatement<Result>(text: string, send: () => Result): Result {
  const trace = activeTrace();
  if (!trace) return send();
  const statement = describeStatement(text);
  const span = trace.telemetry.startSpan(statement.summary, {
    kind: 'CLIENT',
    parent: trace.span.spanContext(),
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.summary': statement.summary,
      'db.query.text': statement.text,
    },
  });
  const result = send();
  if (!(result instanceof Promise)) {
    span.end();
    return result;
  }
  return result.then(
    (rows: unknown) => {
      span.end();
      return rows;
    },
    (error: unknown) => {
      markFailed(span, error);
      span.end();
      throw error;
    },
  ) as Result;
}

/** The statement without values, and its verb and first table: `select booking`. */
export function describeStatement(text: string): Statement {
  const known = statements.get(text);
  if (known) return known;
  const safe = text
    .replace(LITERALS, (literal) => (/^(\$\d|")/.test(literal) ? literal : '?'))
    .replace(LIST, '(?)')
    .slice(0, MAX_TEXT_LENGTH);
  const verb = /^\s*(?<verb>[a-z]+)/i.exec(safe)?.groups?.verb?.toLowerCase() ?? 'statement';
  const table = TABLE.exec(safe)?.groups?.table;
  const statement = { summary: table === undefined ? verb : `${verb} ${table}`, text: safe };
  if (statements.size < MAX_STATEMENTS) statements.set(text, statement);
  return statement;
}
