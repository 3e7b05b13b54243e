import type { Generated } from 'kysely';

export interface SavedSearchTable {
  id: Generated<number>;
  user_id: number;
  query: string;
  name: string;
  site: string;
  is_mailed: Generated<boolean>;
  created_at: Date;
}

export interface SavedSearchReaderTable {
  user_id: number;
  token: Generated<string>;
  checked_at: Date;
}

/** Tables of searches that people keep. */
export interface SavedSearchTables {
  saved_search: SavedSearchTable;
  search_letter: SavedSearchReaderTable;
}
