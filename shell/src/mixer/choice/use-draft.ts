import { useState } from 'react';

import type { MixedPart, MixerAnswer } from '../registry/answers';
import type { Releases } from '../registry/registry-client';

import { keyOf, splitMix, withRelease } from './choice';

export interface Draft {
  choice: Releases;
  refused: Releases;
  isApplied: boolean;
  choose(part: MixedPart, version: string): void;
  clear(): void;
}

export function useDraft(answer: MixerAnswer | undefined): Draft {
  const [draft, setDraft] = useState<Releases>();
  const [refusals, setRefusals] = useState<Record<string, string | undefined>>({});
  const held = splitMix(answer?.mix, answer?.parts ?? []);
  const choice = draft ?? held.taken;
  const refused = Object.entries({ ...held.refused, ...refusals });
  return {
    choice,
    refused: Object.fromEntries(refused.filter((entry): entry is [string, string] => entry[1] !== undefined)),
    isApplied: keyOf(choice) === keyOf(held.taken),
    choose(part, version) {
      const wanted = part.releases.find((release) => release.version === version);
      setRefusals({ ...refusals, [part.part]: wanted?.isQuarantined ? version : undefined });
      if (!wanted?.isQuarantined) setDraft(withRelease(choice, part, version));
    },
    clear() {
      setDraft({});
      setRefusals(Object.fromEntries(Object.keys(held.refused).map((part) => [part, undefined])));
    },
  };
}
