import type { Random } from '../../demo/seeds/campers/random';
import { HUGE_NUMBER } from './hostile-values';

/** How the values for a field are chosen. */
export interface Draw {
  random: Random;
  /**
   * Number of values per field beside `ALWAYS`: values that have found defects first, rotated per field; all values
   * when absent.
   */
  perField?: number;
}

const ALWAYS: readonly unknown[] = [['x']];
/** Values that have found defects before; each field gets some of them. */
const OFTEN: readonly unknown[] = [{}, null, '1e999', HUGE_NUMBER, '\0', '\ud800', 2_147_483_648];

/** The values that a field is mutated with. */
export function choose<Value>(values: readonly Value[], { random, perField }: Draw): Value[] {
  if (perField === undefined) return [...values];
  const often = values.filter((value) => isAmong(OFTEN, value));
  const others = Array.from({ length: Math.max(0, perField - often.length) }, () => pick(values, random));
  const always = values.filter((value) => isAmong(ALWAYS, value));
  return [...new Set([...always, ...drawInTurn(often, { random, most: perField }), ...others])];
}

/** Up to `most` consecutive values, beginning at a random one and wrapping around. */
export function drawInTurn<Value>(
  values: readonly Value[],
  { random, most }: { random: Random; most: number },
): Value[] {
  const first = Math.floor(random.next() * values.length);
  return [...values.slice(first), ...values.slice(0, first)].slice(0, most);
}

function pick<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.floor(random.next() * values.length)] as Value;
}

function isAmong(known: readonly unknown[], value: unknown): boolean {
  return known.some((each) => show(each) === show(value));
}

/** JSON in which the placeholder `HUGE_NUMBER` becomes the number 1e999. */
export function writeJson(value: unknown): string {
  return JSON.stringify(value)?.replaceAll(JSON.stringify(HUGE_NUMBER), '1e999') ?? '';
}

/** A readable form of a value, different for different values. */
export function show(value: unknown): string {
  return Object.is(value, -0) ? '-0' : writeJson(value).slice(0, 80);
}
