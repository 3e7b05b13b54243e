import { defineMessages, type NoMessageValues } from 'react-intl';

type ClaimValues = {
  lead: { guest: string };
  failed: NoMessageValues;
  until: { until: string };
  early: NoMessageValues;
  late: { until: string };
  many: NoMessageValues;
  nothingLeft: NoMessageValues;
  left: { left: string; deposit: string };
  byHand: { guest: string };
  make: NoMessageValues;
  kind: NoMessageValues;
  kindNeeded: NoMessageValues;
  damage: NoMessageValues;
  cleaning: NoMessageValues;
  fuel: NoMessageValues;
  tolls: NoMessageValues;
  kilometres: NoMessageValues;
  other: NoMessageValues;
  amount: NoMessageValues;
  amountNeeded: NoMessageValues;
  amountWrong: NoMessageValues;
  amountAbove: { left: string };
  description: NoMessageValues;
  descriptionHint: { guest: string };
  descriptionNeeded: NoMessageValues;
  addPhotos: NoMessageValues;
  takePhoto: NoMessageValues;
  photosHint: { limit: number };
  chosen: { name: string };
  removePhoto: { name: string };
  sendingPhotos: { count: number };
  unsent: { name: string };
  retry: NoMessageValues;
  send: NoMessageValues;
  sending: NoMessageValues;
  notSent: NoMessageValues;
  unknown: NoMessageValues;
  sent: { guest: string };
  yours: NoMessageValues;
  none: NoMessageValues;
  photo: { number: number };
  checking: { guest: string };
  accepted: NoMessageValues;
  charged: NoMessageValues;
  unpaid: NoMessageValues;
  withdrawn: NoMessageValues;
  rejected: NoMessageValues;
  withStaff: NoMessageValues;
  decision: NoMessageValues;
  granted: { granted: string; amount: string };
  grantedNothing: { amount: string };
  answer: { guest: string };
  noAnswer: { guest: string };
  owedText: { guest: string };
  withdraw: NoMessageValues;
  withdrawText: { guest: string };
  withdrawNow: NoMessageValues;
  keep: NoMessageValues;
};

export const claimMessages = defineMessages<ClaimValues>({
  lead: {
    id: 'handover.claims.lead',
    defaultMessage:
      'Something broken, dirty or not paid? Claim it from the deposit. {guest} can accept it or answer; the deposit is not released while a claim is open.',
    description: 'Under the heading',
  },
  failed: {
    id: 'handover.claims.failed',
    defaultMessage: 'The claims could not be loaded',
    description: 'Heading where they could not be fetched',
  },
  until: {
    id: 'handover.claims.until',
    defaultMessage: 'You can claim until {until}.',
    description: 'Above the form',
  },
  early: {
    id: 'handover.claims.early',
    defaultMessage: 'You can claim once the trip has begun.',
    description: 'In place of the form',
  },
  late: {
    id: 'handover.claims.late',
    defaultMessage: 'The time for claims ended: {until}.',
    description: 'In place of the form',
  },
  many: {
    id: 'handover.claims.many',
    defaultMessage: 'There cannot be more claims for one trip.',
    description: 'In place of the form',
  },
  nothingLeft: {
    id: 'handover.claims.nothing-left',
    defaultMessage: 'Nothing is left of the deposit to claim from.',
    description: 'In place of the form',
  },
  left: {
    id: 'handover.claims.left',
    defaultMessage: '{left} of the deposit of {deposit} are left.',
    description: 'Above the form; both are amounts',
  },
  byHand: {
    id: 'handover.claims.by-hand',
    defaultMessage: 'No deposit is held on a card: what {guest} accepts, you settle between you.',
    description: 'Above the form',
  },
  make: {
    id: 'handover.claims.make',
    defaultMessage: 'Make a claim',
    description: 'Heading of the form',
  },
  kind: {
    id: 'handover.claims.kind',
    defaultMessage: 'What for',
    description: 'Label: choice of damage, cleaning, fuel…',
  },
  kindNeeded: {
    id: 'handover.claims.kind-needed',
    defaultMessage: 'Choose what it is for.',
    description: 'Under the field',
  },
  damage: {
    id: 'handover.claims.damage',
    defaultMessage: 'Damage',
    description: 'Kind of a claim',
  },
  cleaning: {
    id: 'handover.claims.cleaning',
    defaultMessage: 'Cleaning',
    description: 'Kind of a claim',
  },
  fuel: {
    id: 'handover.claims.fuel',
    defaultMessage: 'Fuel',
    description: 'Kind of a claim',
  },
  tolls: {
    id: 'handover.claims.tolls',
    defaultMessage: 'Tolls and fines',
    description: 'Kind of a claim',
  },
  kilometres: {
    id: 'handover.claims.kilometres',
    defaultMessage: 'Kilometres beyond the package',
    description: 'Kind of a claim',
  },
  other: {
    id: 'handover.claims.other',
    defaultMessage: 'Something else',
    description: 'Kind of a claim',
  },
  amount: {
    id: 'handover.claims.amount',
    defaultMessage: 'Amount',
    description: 'Label of a field',
  },
  amountNeeded: {
    id: 'handover.claims.amount-needed',
    defaultMessage: 'Enter an amount.',
    description: 'Under the field',
  },
  amountWrong: {
    id: 'handover.claims.amount-wrong',
    defaultMessage: 'Enter an amount above zero, with two decimals at most.',
    description: 'Under the field',
  },
  amountAbove: {
    id: 'handover.claims.amount-above',
    defaultMessage: 'At most {left} are left of the deposit.',
    description: 'Under the field',
  },
  description: {
    id: 'handover.claims.description',
    defaultMessage: 'What happened',
    description: 'Label of a field',
  },
  descriptionHint: {
    id: 'handover.claims.description-hint',
    defaultMessage: '{guest} reads it. Say where it is and what the repair costs.',
    description: 'Under the label',
  },
  descriptionNeeded: {
    id: 'handover.claims.description-needed',
    defaultMessage: 'Describe what happened.',
    description: 'Under the field',
  },
  addPhotos: {
    id: 'handover.claims.add-photos',
    defaultMessage: 'Add photos',
    description: 'Button',
  },
  takePhoto: {
    id: 'handover.claims.take-photo',
    defaultMessage: 'Take a photo',
    description: 'Button on small screens: opens the camera',
  },
  photosHint: {
    id: 'handover.claims.photos-hint',
    defaultMessage: 'JPEG, PNG or WebP, up to {limit, plural, one {# photo} other {# photos}}.',
    description: 'Beside the button',
  },
  chosen: {
    id: 'handover.claims.chosen',
    defaultMessage: '{name} is sent with the claim',
    description: 'In the list of chosen files',
  },
  removePhoto: {
    id: 'handover.claims.remove-photo',
    defaultMessage: 'Remove {name}',
    description: 'Name of a button with an icon; name: of the file',
  },
  sendingPhotos: {
    id: 'handover.claims.sending-photos',
    defaultMessage: '{count, plural, one {Sending # photo} other {Sending # photos}}',
    description: 'While photos are sent',
  },
  unsent: {
    id: 'handover.claims.unsent',
    defaultMessage: '{name} was not sent.',
    description: 'Beside a photo that did not arrive; name: of the file',
  },
  retry: {
    id: 'handover.claims.retry',
    defaultMessage: 'Try again',
    description: 'Button',
  },
  send: {
    id: 'handover.claims.send',
    defaultMessage: 'Send the claim',
    description: 'Button',
  },
  sending: {
    id: 'handover.claims.sending',
    defaultMessage: 'Sending',
    description: 'On a button while it is sent',
  },
  notSent: {
    id: 'handover.claims.not-sent',
    defaultMessage: 'The claim was not sent',
    description: 'Heading of the errors',
  },
  unknown: {
    id: 'handover.claims.unknown',
    defaultMessage: 'That did not work just now. Nothing was changed. Try again in a moment.',
    description: 'Under the heading of the errors, where no reason is known',
  },
  sent: {
    id: 'handover.claims.sent',
    defaultMessage: 'Your claim has been sent. {guest} has an e-mail.',
    description: 'Short message',
  },
  yours: {
    id: 'handover.claims.yours',
    defaultMessage: 'Your claims',
    description: 'Heading of the list',
  },
  none: {
    id: 'handover.claims.none',
    defaultMessage: 'You have not claimed anything.',
    description: 'In place of the list',
  },
  photo: {
    id: 'handover.claims.photo',
    defaultMessage: 'Photo {number} of the claim',
    description: 'Description of a picture',
  },
  checking: {
    id: 'handover.claims.checking',
    defaultMessage: '{guest} has not accepted yet',
    description: 'State of a claim',
  },
  accepted: {
    id: 'handover.claims.accepted',
    defaultMessage: 'Accepted, being charged',
    description: 'State of a claim',
  },
  charged: {
    id: 'handover.claims.charged',
    defaultMessage: 'Charged to the deposit',
    description: 'State of a claim',
  },
  unpaid: {
    id: 'handover.claims.unpaid',
    defaultMessage: 'Accepted, not paid by the deposit',
    description: 'State of a claim',
  },
  withdrawn: {
    id: 'handover.claims.withdrawn',
    defaultMessage: 'Withdrawn',
    description: 'State of a claim',
  },
  rejected: {
    id: 'handover.claims.rejected',
    defaultMessage: 'Rejected',
    description: 'State of a claim',
  },
  withStaff: {
    id: 'handover.claims.with-staff',
    defaultMessage: 'Our team decides',
    description: 'State of a claim',
  },
  decision: {
    id: 'handover.claims.decision',
    defaultMessage: 'Decision of our team',
    description: 'Heading over what staff decided about a claim',
  },
  granted: {
    id: 'handover.claims.granted',
    defaultMessage: 'Granted: {granted} of {amount}.',
    description: 'What staff decided about a claim',
  },
  grantedNothing: {
    id: 'handover.claims.granted-nothing',
    defaultMessage: 'Nothing of {amount} was granted.',
    description: 'What staff decided about a claim',
  },
  answer: {
    id: 'handover.claims.answer',
    defaultMessage: 'The answer of {guest}',
    description: 'Above the guest’s message',
  },
  noAnswer: {
    id: 'handover.claims.no-answer',
    defaultMessage: '{guest} has not answered yet. We have sent them an e-mail.',
    description: 'In an open claim',
  },
  owedText: {
    id: 'handover.claims.owed-text',
    defaultMessage:
      'The deposit does not pay this amount: {guest} owes it to you. Please settle it together.',
    description: 'In a claim that the deposit did not pay',
  },
  withdraw: {
    id: 'handover.claims.withdraw',
    defaultMessage: 'Withdraw the claim',
    description: 'Button',
  },
  withdrawText: {
    id: 'handover.claims.withdraw-text',
    defaultMessage: '{guest} is told, and this amount of the deposit is free again. It cannot be undone.',
    description: 'Above the button that withdraws',
  },
  withdrawNow: {
    id: 'handover.claims.withdraw-now',
    defaultMessage: 'Yes, withdraw',
    description: 'Button',
  },
  keep: {
    id: 'handover.claims.keep',
    defaultMessage: 'Keep it',
    description: 'Button',
  },
});
