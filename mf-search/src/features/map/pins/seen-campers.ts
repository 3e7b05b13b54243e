import { viewedCampers } from '@campavia/parts/viewed';

/** Campers that were chosen on a map while the page was open. */
const chosen = new Set<number>();

export function rememberChosen(id: number): void {
  chosen.add(id);
}

export function seenCampers(): ReadonlySet<number> {
  return new Set([...chosen, ...viewedCampers().map(({ id }) => id)]);
}
