/** What the code of an earlier release may need: it may not be taken away while that release still runs. */
const BREAKING: readonly [RegExp, string][] = [
  [/^drop (?:table|view|materialized view|function|type) (?:if exists )?(\w+)/, 'is dropped'],
  [
    /^drop (?:column )?(?!constraint |not null|default|trigger|index|policy)(?:if exists )?(\w+)/,
    'is dropped',
  ],
  [/^rename (?:column )?(?!constraint )(?:to )?(\w+)/, 'is renamed'],
  [/^alter (?:column )?(\w+) (?:set data )?type /, 'gets another type'],
  [/^alter (?:column )?(\w+) set not null/, 'becomes mandatory'],
  [/^alter (?:column )?(\w+) drop default/, 'loses its default'],
];
const NEW_COLUMN =
  /^add (?:column )?(?!constraint |check |unique |primary |foreign |exclude )(?:if not exists )?(\w+)/;
const HAS_VALUE = / default | generated | (?:small|big)?serial\b/;
const HEADER = /^-- Unused since the release of \d{4}-\d{2}-\d{2}: (.+)\.$/gm;

/**
 * Lists what a migration changes that the code of the release before it cannot live with, as that code runs on until
 * all its servers have been replaced. A change is allowed where the header names it, `table` or `table.column`:
 * `-- Unused since the release of 2027-01-31: camper.old_name.`
 */
export function listBreakingChanges(migration: string): string[] {
  const statements = statementsOf(migration);
  const created = new Set(statements.map((one) => /^create table (?:if not exists )?(\w+)/.exec(one)?.[1]));
  const unused = new Set([...migration.matchAll(HEADER)].flatMap(([, names = '']) => names.split(', ')));
  return statements
    .flatMap(changesOf)
    .filter(({ table, name }) => !created.has(table) && !unused.has(name))
    .map(({ name, what }) => `${name} ${what}`);
}

interface Change {
  table: string | undefined;
  /** `table`, or `table.column`. */
  name: string;
  what: string;
}

function changesOf(statement: string): Change[] {
  const [, table, clauses] = /^alter table (?:if exists )?(?:only )?(\w+) (.*)$/.exec(statement) ?? [];
  if (table === undefined || clauses === undefined) {
    const dropped = BREAKING[0]?.[0].exec(statement)?.[1];
    return dropped === undefined ? [] : [{ table: dropped, name: dropped, what: 'is dropped' }];
  }
  return splitAtCommas(clauses).flatMap((clause) => {
    const found = findChange(clause);
    return found ? [{ table, name: nameOf(table, clause, found.column), what: found.what }] : [];
  });
}

function findChange(clause: string): { column: string; what: string } | undefined {
  const added = NEW_COLUMN.exec(clause)?.[1];
  if (added !== undefined && clause.includes(' not null') && !HAS_VALUE.test(clause))
    return { column: added, what: 'is mandatory and has no default' };
  for (const [pattern, what] of BREAKING.slice(1)) {
    const column = pattern.exec(clause)?.[1];
    if (column !== undefined) return { column, what };
  }
  return undefined;
}

function nameOf(table: string, clause: string, column: string): string {
  return clause.startsWith('rename to ') ? table : `${table}.${column}`;
}

/** Statements in lower case and on one line, without comments, and without the texts in them. */
function statementsOf(migration: string): string[] {
  return migration
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((one) => one.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean);
}

function splitAtCommas(clauses: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of clauses) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + character);
  }
  return parts.map((part) => part.trim());
}
