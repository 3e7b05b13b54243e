/** The maximum gross weight for a licence B, in kilograms. */
export const LICENCE_B_MAX_KG = 3500;

const CARAVAN = 6;

/** A caravan has no engine, and so no fuel, gearbox or seats with belts. */
export function isTowed(type: number): boolean {
  return type === CARAVAN;
}

/** The licence that a vehicle is driven or towed with; undefined while its weight is not known. */
export function licenceFor(type: number, gvw: number | null): 'B' | 'C' | undefined {
  if (isTowed(type)) return 'B';
  if (gvw === null) return undefined;
  return gvw <= LICENCE_B_MAX_KG ? 'B' : 'C';
}
