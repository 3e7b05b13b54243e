import { defineMessages, type NoMessageValues } from 'react-intl';

type OverviewValues = {
  lead: { checked: number; all: number; sent: string };
  leadLate: { checked: number; all: number; reviewed: string };
  leadAsked: { reviewed: string };
  leadDone: NoMessageValues;
  leadProof: NoMessageValues;
  leadAccount: NoMessageValues;
  leadOwner: NoMessageValues;
  others: NoMessageValues;
  none: NoMessageValues;
  noneText: NoMessageValues;
  left: { days: number; hours: number };
  leftHours: { hours: number };
  untilSent: { moment: string };
  untilReviewed: { moment: string };
  untilStart: { moment: string };
  today: NoMessageValues;
  todayText: NoMessageValues;
  sentText: { hours: number };
  reviewedText: NoMessageValues;
  duration: NoMessageValues;
  privacy: { name: string };
  privacyAccount: NoMessageValues;
  privacyOwner: NoMessageValues;
};

export const overviewMessages = defineMessages<OverviewValues>({
  lead: {
    id: 'documents.overview.lead',
    defaultMessage: '{checked} of {all} are checked. Everything must be sent by {sent}.',
    description: 'Under the heading: how many documents are accepted; sent: day and hour',
  },
  leadLate: {
    id: 'documents.overview.lead-late',
    defaultMessage:
      '{checked} of {all} are checked. Send the others now: all must be checked by {reviewed}, or the trip cannot start.',
    description: 'Under the heading, when the trip is near; reviewed: day and hour',
  },
  leadAsked: {
    id: 'documents.overview.lead-asked',
    defaultMessage:
      'We have all of them. They must be checked by {reviewed}; there is nothing left to do for you.',
    description: 'Under the heading, when all documents are sent; reviewed: day and hour',
  },
  leadDone: {
    id: 'documents.overview.lead-done',
    defaultMessage: 'All of them are checked. There is nothing left to do for you.',
    description: 'Under the heading',
  },
  leadProof: {
    id: 'documents.overview.lead-proof',
    defaultMessage: 'We decide about your refund once the proof is checked.',
    description: 'Under the heading, for a cancelled trip with the proof of an emergency',
  },
  leadAccount: {
    id: 'documents.overview.lead-account',
    defaultMessage: 'Send them once: they count for each of your trips until they expire.',
    description: 'Under the heading of the documents that a user needs to drive',
  },
  leadOwner: {
    id: 'documents.overview.lead-owner',
    defaultMessage:
      'You can rent out and be paid once they are checked, which takes about 24 hours on working days.',
    description: 'Below the heading of the documents of a user who rents out a camper',
  },
  others: {
    id: 'documents.overview.others',
    defaultMessage: 'Sent and checked',
    description: 'Heading over the documents that do not wait for the guest',
  },
  none: {
    id: 'documents.overview.none',
    defaultMessage: 'No documents needed',
    description: 'Heading where a trip needs no document',
  },
  noneText: {
    id: 'documents.overview.none-text',
    defaultMessage: 'When this trip needs a document from you, it is shown here.',
    description: 'Under that heading',
  },
  left: {
    id: 'documents.clock.left',
    defaultMessage:
      '{days, plural, one {# day} other {# days}}, {hours, plural, one {# hour} other {# hours}}',
    description: 'Heading: how much time is left',
  },
  leftHours: {
    id: 'documents.clock.left-hours',
    defaultMessage: '{hours, plural, =0 {Less than an hour} one {# hour} other {# hours}}',
    description: 'Heading: how much time is left, below two days',
  },
  untilSent: {
    id: 'documents.clock.until-sent',
    defaultMessage: 'until all must be sent: {moment}',
    description: 'Under how much time is left; moment: day and hour',
  },
  untilReviewed: {
    id: 'documents.clock.until-reviewed',
    defaultMessage: 'until all must be checked: {moment}',
    description: 'Under how much time is left; moment: day and hour',
  },
  untilStart: {
    id: 'documents.clock.until-start',
    defaultMessage: 'until the pick-up: {moment}. It cannot take place before all are checked.',
    description: 'Under how much time is left; moment: day and hour',
  },
  today: {
    id: 'documents.clock.today',
    defaultMessage: 'Now',
    description: 'A step with the time before it is due',
  },
  todayText: {
    id: 'documents.clock.today-text',
    defaultMessage: 'Send what is missing',
    description: 'What is done at this step',
  },
  sentText: {
    id: 'documents.clock.sent-text',
    defaultMessage: 'All sent, {hours, plural, one {# hour} other {# hours}} before the pick-up',
    description: 'What is due at this moment',
  },
  reviewedText: {
    id: 'documents.clock.reviewed-text',
    defaultMessage: 'All checked, or the trip cannot start',
    description: 'What is due at this moment',
  },
  duration: {
    id: 'documents.clock.duration',
    defaultMessage: 'Checking takes about 24 hours on working days. We e-mail you as soon as it is done.',
    description: 'Under the steps',
  },
  privacy: {
    id: 'documents.privacy',
    defaultMessage: 'Only those who check them see these pages. The owner ({name}) does not.',
    description: 'Note with a lock; name: first name of the owner of the camper',
  },
  privacyAccount: {
    id: 'documents.privacy-account',
    defaultMessage: 'Only those who check them see these pages. Owners do not.',
    description: 'Note with a lock',
  },
  privacyOwner: {
    id: 'documents.privacy-owner',
    defaultMessage: 'Guests see that they were checked, never the pages.',
    description: 'Beside the documents of an owner or a camper: who sees their pages',
  },
});
