import { defineMessages, type NoMessageValues } from 'react-intl';

type LeaveValues = {
  suspendTitle: { title: string };
  suspendText: NoMessageValues;
  suspend: NoMessageValues;
  suspended: NoMessageValues;
  deleteTitle: { title: string };
  deleteText: NoMessageValues;
  remove: NoMessageValues;
  deleted: NoMessageValues;
  why: NoMessageValues;
  noReason: NoMessageValues;
  notDone: NoMessageValues;
  unknown: NoMessageValues;
  busy: NoMessageValues;
  keep: NoMessageValues;
  tripsSoon: NoMessageValues;
  tripsAhead: NoMessageValues;
  trip: { stay: string; guest: string };
};

export const leaveMessages = defineMessages<LeaveValues>({
  suspendTitle: {
    id: 'owner.leave.suspend-title',
    defaultMessage: 'Pause {title}?',
    description: 'Question in a dialog; title: name of the camper',
  },
  suspendText: {
    id: 'owner.leave.suspend-text',
    defaultMessage: 'Guests do not find it any more until you let it again. Trips that are booked go ahead.',
    description: 'Below that question',
  },
  suspend: {
    id: 'owner.leave.suspend',
    defaultMessage: 'Pause',
    description: 'Button: hides the camper from guests',
  },
  suspended: {
    id: 'owner.leave.suspended',
    defaultMessage: 'Your camper is paused',
    description: 'Toast after a camper was hidden',
  },
  deleteTitle: {
    id: 'owner.leave.delete-title',
    defaultMessage: 'Delete {title} for good?',
    description: 'Question in a dialog; title: name of the camper',
  },
  deleteText: {
    id: 'owner.leave.delete-text',
    defaultMessage: 'This cannot be undone. Open requests are refused, and the guests are told.',
    description: 'Below that question',
  },
  remove: {
    id: 'owner.leave.remove',
    defaultMessage: 'Delete',
    description: 'Button: deletes the camper',
  },
  deleted: {
    id: 'owner.leave.deleted',
    defaultMessage: 'Your camper is deleted',
    description: 'Toast after a camper was deleted',
  },
  why: {
    id: 'owner.leave.why',
    defaultMessage: 'Why?',
    description: 'Label above nine reasons',
  },
  noReason: {
    id: 'owner.leave.no-reason',
    defaultMessage: 'Choose a reason.',
    description: 'Under the reasons when none is chosen',
  },
  notDone: {
    id: 'owner.leave.not-done',
    defaultMessage: 'Nothing was changed',
    description: 'Heading above the errors of a form',
  },
  unknown: {
    id: 'owner.leave.unknown',
    defaultMessage: 'That did not work just now. Try again in a moment.',
    description: 'Where no reason of a failure is known',
  },
  busy: {
    id: 'owner.leave.busy',
    defaultMessage: 'One moment',
    description: 'Label of the button while it is done',
  },
  keep: {
    id: 'owner.leave.keep',
    defaultMessage: 'Leave it as it is',
    description: 'Button: closes the dialog',
  },
  tripsSoon: {
    id: 'owner.leave.trips-soon',
    defaultMessage:
      'Trips that have begun or begin within 48 hours are in the way. Cancel them first, or wait until they have ended.',
    description: 'Why a camper cannot be paused; the trips follow',
  },
  tripsAhead: {
    id: 'owner.leave.trips-ahead',
    defaultMessage: 'Confirmed trips are in the way. Cancel them first, or wait until they have ended.',
    description: 'Why a camper cannot be deleted; the trips follow',
  },
  trip: {
    id: 'owner.leave.trip',
    defaultMessage: '{stay}, {guest}',
    description: 'A trip in the way; stay: its days; guest: first name of who rents',
  },
});
