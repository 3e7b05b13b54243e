import type { ActiveMix, MixedPart } from '../registry/answers';
import type { Releases } from '../registry/registry-client';

/** Independent of the order; empty for no choice. */
export function keyOf(choice: Releases): string {
  const entries = Object.entries(choice).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.length > 0 ? JSON.stringify(entries) : '';
}

export function choiceOf(key: string): Releases {
  return key ? Object.fromEntries<string>(JSON.parse(key) as [string, string][]) : {};
}

/** The default release counts as no choice. */
export function withRelease(choice: Releases, { part, plain }: MixedPart, version: string): Releases {
  const { [part]: _, ...others } = choice;
  return version === '' || version === plain ? others : { ...others, [part]: version };
}

/** Releases are refused when they have been quarantined or removed since. */
export function splitMix(
  mix: ActiveMix | undefined,
  parts: readonly MixedPart[],
): Record<'taken' | 'refused', Releases> {
  const current = Object.fromEntries(parts.map(({ part, current: version }) => [part, version]));
  const entries = Object.entries(mix?.releases ?? {});
  const isTaken = ([part, version]: [string, string]) => current[part] === version;
  return {
    taken: Object.fromEntries(entries.filter(isTaken)),
    refused: Object.fromEntries(entries.filter((entry) => !isTaken(entry))),
  };
}
