/** Popular places to start from, in the order they are shown. */
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
