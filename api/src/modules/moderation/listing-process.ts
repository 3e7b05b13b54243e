import type { ListingState } from '@campavia/domain';

/** Who changes the state of a listing. */
export type ListingActor = 'owner' | 'staff' | 'system';

interface ListingTransition {
  by: ListingActor;
  from: readonly ListingState[];
  to: ListingState;
}

const ON_OFFER = ['published', 'bookable'] as const;
const NOT_GONE = [
  'created',
  'to_moderate',
  'published',
  'bookable',
  'unpublished_owner',
  'unpublished',
] as const;

/** The transitions of a listing's state: actor, states it leaves, state it leads to. */
export const LISTING_TRANSITIONS = {
  submit: { by: 'owner', from: ['created'], to: 'to_moderate' },
  approve: { by: 'staff', from: ['to_moderate'], to: 'published' },
  request_changes: { by: 'staff', from: ['to_moderate'], to: 'created' },
  /** Once the documents are valid and the owner has sent their identity. */
  offer: { by: 'system', from: ['published'], to: 'bookable' },
  suspend: { by: 'owner', from: ON_OFFER, to: 'unpublished_owner' },
  /** To the state that it was suspended from, by default this one. */
  reactivate: { by: 'owner', from: ['unpublished_owner'], to: 'bookable' },
  /** A mandatory document has expired. */
  unpublish: { by: 'system', from: ON_OFFER, to: 'unpublished' },
  /** Once the documents are valid again: to the state that it was unpublished from, by default this one. */
  republish: { by: 'system', from: ['unpublished'], to: 'bookable' },
  remove: { by: 'owner', from: NOT_GONE, to: 'deleted_owner' },
} as const satisfies Record<string, ListingTransition>;

export type ListingTransitionName = keyof typeof LISTING_TRANSITIONS;

/** The state after a transition; undefined where that person may not make it from this state. */
export function stateAfter(
  name: ListingTransitionName,
  { actor, state }: { actor: ListingActor; state: ListingState },
): ListingState | undefined {
  const { by, from, to }: ListingTransition = LISTING_TRANSITIONS[name];
  return by === actor && from.includes(state) ? to : undefined;
}
