export const CONVTYPES = ['all', 'booking', 'product'] as const;
export type Convtype = (typeof CONVTYPES)[number];

/** The kind and page that an address asks for. */
export function readChatsQuery(search: string): { convtype: Convtype; page: number } {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page'));
  return {
    convtype: CONVTYPES.find((known) => known === params.get('convtype')) ?? 'all',
    page: Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}
