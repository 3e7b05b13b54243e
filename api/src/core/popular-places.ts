/** Popular starting places, in display order. */
export const POPULAR_PLACES = [
  'annecy',
  'muenchen',
  'barcelona',
  'lisboa',
  'amsterdam',
  'bordeaux',
  'edinburgh',
  'milano',
  'salzburg',
  'dublin',
  'lausanne',
  'brugge',
] as const;

export const POPULAR_RADIUS_KM = 30;
