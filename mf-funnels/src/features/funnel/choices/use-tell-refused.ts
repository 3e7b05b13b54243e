import { usePlatform } from '@campavia/remote-kit';

import { useRefusalText } from '../../../components/refusal/refusal-text';
import type { Refusal } from '../../../rules/refusal';

/** Says in the corner of the page why something chosen was not kept. */
export function useShowRefusal(): (refusal: Refusal) => void {
  const { events } = usePlatform();
  const wordsOf = useRefusalText('choice');
  return (refusal) => events.send('failure.shown', { entries: [{ text: wordsOf(refusal) }] });
}
