const HEIGHT = /^(\d{1,4})(?:[.,](\d{1,2}))?(m|cm)?$/i;
/** A whole number from here on is meant in centimetres. */
const LEAST_CM = 100;

/** A height as somebody types it, in centimetres: `2.80`, `2,8`, `2.80 m`, `280`, `280 cm`. Undefined for anything else. */
export function readHeight(text: string): number | undefined {
  const [, whole, places = '', unit = ''] = HEIGHT.exec(text.replace(/\s/g, '')) ?? [];
  if (whole === undefined) return undefined;
  const isInCm = unit ? unit.toLowerCase() === 'cm' : places === '' && Number(whole) >= LEAST_CM;
  return isInCm ? Number(whole) : Number(whole) * 100 + Number(places.padEnd(2, '0'));
}
