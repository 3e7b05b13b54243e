import type pg from 'pg';

const ROWS_AT_ONCE = 5000;

interface Sheet {
  columns: string;
  texts: string[];
}

/**
 * Rows on their way into tables, with the numbers they have already. They are kept as text: objects that live for
 * long slow everything else down.
 */
export function createRowBatches() {
  const sheets = new Map<string, Sheet>();

  /** Adds rows to a table. The columns are those of its first row; a column left out gets its default. */
  function add(table: string, rows: readonly object[]): void {
    const first = rows[0];
    if (!first) return;
    const sheet = sheets.get(table) ?? { columns: Object.keys(first).join(', '), texts: [] };
    sheets.set(table, sheet);
    for (const row of rows) sheet.texts.push(JSON.stringify(row));
  }

  /**
   * Puts everything that was added so far into its tables, those first to which others refer. Whatever is added
   * meanwhile waits for the next time.
   */
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

async function insert(client: pg.PoolClient, table: string, { columns, texts }: Sheet): Promise<void> {
  for (let start = 0; start < texts.length; start += ROWS_AT_ONCE) {
    await client.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [`[${texts.slice(start, start + ROWS_AT_ONCE).join(',')}]`],
    );
  }
}
