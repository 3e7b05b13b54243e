import type { BookingListQuery } from '@campavia/contracts';
import { BOOKING_STATES, type MetaState } from '@campavia/domain';

import { InvalidFieldsError } from '../../../core/http-errors';
import type { ListFilter } from './booking-lists.store';

/** Which bookings a query asks for. @throws InvalidFieldsError for a state that there is not */
export function readListQuery({ meta_state, state, year }: BookingListQuery): ListFilter {
  return { tab: tabOf(meta_state), year, ...readState(state) };
}

/** The tab that a query asks for, in either spelling. */
export function tabOf(text: BookingListQuery['meta_state']): MetaState | undefined {
  return text === 'todo' ? 'to_do' : text;
}

// ONGOING and DONE are read of trips by their days, TO_COME is every trip that is booked.
function readState(text: string | undefined): Pick<ListFilter, 'state' | 'shown'> {
  if (!text) return {};
  const state = BOOKING_STATES.find((each) => each === text.toUpperCase());
  if (!state) throw new InvalidFieldsError({ state: { id: 'field_not_a_choice' } });
  return state === 'ONGOING' || state === 'DONE' ? { shown: state } : { state };
}
