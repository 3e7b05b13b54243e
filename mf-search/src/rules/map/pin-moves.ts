export interface Position {
  latitude: number;
  longitude: number;
}

/** How far an arrow key moves a pin, in pixels of the map. */
const STEP = 12;
const FINE_STEP = 1;

const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** By how many pixels a key moves a pin; with Shift by single ones. Undefined for other keys. */
export function pinStep({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>) {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const step = shiftKey ? FINE_STEP : STEP;
  return { x: direction[0] * step, y: direction[1] * step };
}

const PRECISION = 1e5;

export function roundPosition({ latitude, longitude }: Position): Position {
  return { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) };
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * PRECISION) / PRECISION;
}
