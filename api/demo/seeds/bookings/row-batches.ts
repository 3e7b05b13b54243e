import type pg from 'pg';

const ROWS_AT_ONCE = 5000;

interface TableBatch {
  columns: string;
  texts: string[];
}

/**
 * Buffered rows of several tables, with their ids. They are kept as text, because many long-lived objects slow down
 * garbage collection.
 */
export function createRowBatches() {
  const sheets = new Map<string, TableBatch>();

  /** Adds rows to a table. The columns are those of its first row; a missing column gets its default. */
  function add(table: string, rows: readonly object[]): void {
    const first = rows[0];
    if (!first) return;
    const sheet = sheets.get(table) ?? { columns: Object.keys(first).join(', '), texts: [] };
    sheets.set(table, sheet);
    for (const row of rows) sheet.texts.push(JSON.stringify(row));
  }

  /** Inserts the buffered rows, referenced tables first. Rows added meanwhile are inserted by the next call. */
  async function store(client: pg.PoolClient, tables: readonly string[]): Promise<void> {
    const filled = new Map(sheets);
    sheets.clear();
    for (const table of tables) {
      const sheet = filled.get(table);
      if (sheet) await insert(client, table, sheet);
    }
  }

  return { add, store };
}

export type RowBatches = ReturnType<typeof createRowBatches>;

async function insert(client: pg.PoolClient, table: string, { columns, texts }: TableBatch): Promise<void> {
  for (let start = 0; start < texts.length; start += ROWS_AT_ONCE) {
    await client.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [`[${texts.slice(start, start + ROWS_AT_ONCE).join(',')}]`],
    );
  }
}
