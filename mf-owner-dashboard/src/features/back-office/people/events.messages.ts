import { defineMessages, type NoMessageValues } from 'react-intl';

type EventValues = {
  reported: { subject: string };
  wasReported: { subject: string };
  cancelled: { id: string };
  wasCancelled: { id: string };
  claimed: { amount: string; id: string };
  wasClaimed: { amount: string; id: string };
} & Record<'title', NoMessageValues>;

/** Reports, cancellations and claims of one person. */
export const eventMessages = defineMessages<EventValues>({
  title: {
    id: 'back-office.event.title',
    defaultMessage: 'Reports, cancellations and claims',
    description: 'Heading of a list on the page of one person',
  },
  reported: {
    id: 'back-office.event.reported',
    defaultMessage:
      '{subject, select, listing {Reported a listing} review {Reported a review} other {Reported a message}}',
    description: 'In the list of events about a user',
  },
  wasReported: {
    id: 'back-office.event.was-reported',
    defaultMessage:
      '{subject, select, listing {A listing of theirs was reported} review {A review of theirs was reported} other {A message of theirs was reported}}',
    description: 'In the list of events about a user',
  },
  cancelled: {
    id: 'back-office.event.cancelled',
    defaultMessage: 'Cancelled booking {id}',
    description: 'In the list of events about a user',
  },
  wasCancelled: {
    id: 'back-office.event.was-cancelled',
    defaultMessage: 'Booking {id} was cancelled by the other side or by staff',
    description: 'In the list of events about a user',
  },
  claimed: {
    id: 'back-office.event.claimed',
    defaultMessage: 'Claimed {amount} from the deposit of booking {id}',
    description: 'In the list of events about a user',
  },
  wasClaimed: {
    id: 'back-office.event.was-claimed',
    defaultMessage: '{amount} was claimed from the deposit of booking {id}',
    description: 'In the list of events about a user',
  },
});
