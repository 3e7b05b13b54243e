const LARGEST_ID = 2_147_483_647;

/** Parses the id in a path; 0, which no row has, for anything that is not an id. */
export function parseRowId(text: number | string): number {
  const id = /^\d{1,10}$/.test(String(text)) ? Number(text) : 0;
  return id <= LARGEST_ID ? id : 0;
}
