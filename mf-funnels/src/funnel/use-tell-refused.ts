import { usePlatform } from '@campavia/remote-kit';

import { useRefusalWords } from '../parts/refusal-words';
import type { Refusal } from '../rules/refusal';

/** Says in the corner of the page why something chosen was not kept. */
export function useTellRefused(): (refusal: Refusal) => void {
  const { events } = usePlatform();
  const wordsOf = useRefusalWords('choice');
  return (refusal) => events.send('failure.shown', { entries: [{ text: wordsOf(refusal) }] });
}
