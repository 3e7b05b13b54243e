const MOST = 2_147_483_647;
const NOBODY = 0;

/** The number of a row in an address; that of none for anything else. */
export function rowNumber(text: string): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : NOBODY;
  return value <= MOST ? value : NOBODY;
}
