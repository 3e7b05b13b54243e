import type { Random } from '../../demo/seeds/campers/random';
import { BEYOND_NUMBERS } from './hostile-values';

/** How values are chosen for a field. */
export interface Draw {
  random: Random;
  /**
   * How many values each field gets beside a list, first of those that have once broken something, each field where
   * the draw begins; all without it.
   */
  perField?: number;
}

const ALWAYS: readonly unknown[] = [['x']];
/** What has once broken something. A field takes some of them, and fields are many. */
const OFTEN: readonly unknown[] = [{}, null, '1e999', BEYOND_NUMBERS, '\0', '\ud800', 2_147_483_648];

/** What a field is mutated with. */
export function choose<Value>(values: readonly Value[], { random, perField }: Draw): Value[] {
  if (perField === undefined) return [...values];
  const often = values.filter((value) => isAmong(OFTEN, value));
  const others = Array.from({ length: Math.max(0, perField - often.length) }, () => pick(values, random));
  const always = values.filter((value) => isAmong(ALWAYS, value));
  return [...new Set([...always, ...drawInTurn(often, { random, most: perField }), ...others])];
}

/** So many values one after the other, from a random one on. */
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

/** A value as JSON, with a number beyond numbers where one stands for it. */
export function writeJson(value: unknown): string {
  return JSON.stringify(value)?.replaceAll(JSON.stringify(BEYOND_NUMBERS), '1e999') ?? '';
}

/** A readable value, distinct from the others. */
export function show(value: unknown): string {
  return Object.is(value, -0) ? '-0' : writeJson(value).slice(0, 80);
}
