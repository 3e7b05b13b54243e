/** The address of this page with the mix of a link; `off` leaves the mix. */
export function pageWithMix(page: string, mix: string): string {
  const address = new URL(page);
  address.searchParams.set('mix', mix);
  return address.href;
}

/** The signed part of a link. */
export function mixOf(link: string): string {
  return new URL(link).searchParams.get('mix') ?? '';
}
