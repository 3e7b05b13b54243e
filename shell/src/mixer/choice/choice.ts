import type { HeldMix, MixedPart } from '../registry/answers';
import type { Releases } from '../registry/registry-client';

/** The same for the same releases, in whatever order; empty for none. */
export function keyOf(choice: Releases): string {
  const entries = Object.entries(choice).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.length > 0 ? JSON.stringify(entries) : '';
}

/** Parses a choice from its key. */
export function choiceOf(key: string): Releases {
  return key ? Object.fromEntries<string>(JSON.parse(key) as [string, string][]) : {};
}

/** Sets the release of one remote; the default release counts as no choice. */
export function withRelease(choice: Releases, { part, plain }: MixedPart, version: string): Releases {
  const { [part]: _, ...others } = choice;
  return version === '' || version === plain ? others : { ...others, [part]: version };
}

/** What of a mix the visitor really has, and what was not taken: quarantined since, or gone. */
export function splitMix(
  mix: HeldMix | undefined,
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
