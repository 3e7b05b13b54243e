export interface MapScale {
  length: number;
  unit: 'meter' | 'kilometer' | 'foot' | 'mile';
  /** In pixels. */
  width: number;
}

const MAX_WIDTH = 96;
const METRES_IN = { meter: 1, kilometer: 1000, foot: 0.3048, mile: 1609.344 };
const ROUND = [1, 2, 3, 5];

export function mapScale(metresPerPixel: number, units: 'km' | 'miles'): MapScale {
  const [large, small] = units === 'miles' ? (['mile', 'foot'] as const) : (['kilometer', 'meter'] as const);
  const most = metresPerPixel * MAX_WIDTH;
  const unit = most >= METRES_IN[large] ? large : small;
  const length = roundBelow(most / METRES_IN[unit]);
  return { length, unit, width: Math.round((length * METRES_IN[unit]) / metresPerPixel) };
}

function roundBelow(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const first = ROUND.findLast((figure) => figure * power <= most) ?? 1;
  return first * power;
}
