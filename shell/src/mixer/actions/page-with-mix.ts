/** `off` leaves the mix. */
export function pageWithMix(page: string, mix: string): string {
  const address = new URL(page);
  address.searchParams.set('mix', mix);
  return address.href;
}

export function mixOf(link: string): string {
  return new URL(link).searchParams.get('mix') ?? '';
}
