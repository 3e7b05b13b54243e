/** Below `md` the picture is cropped to a tall box. */
export const HERO_WIDTHS = [640, 960, 1440, 2000] as const;
export const HERO_SIZES = '(max-width: 767px) 30rem, (max-width: 1663px) 94vw, 99rem';

export function heroSrcset(addressOf: (width: (typeof HERO_WIDTHS)[number]) => string): string {
  return HERO_WIDTHS.map((width) => `${addressOf(width)} ${width}w`).join(', ');
}
