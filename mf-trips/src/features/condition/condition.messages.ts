import { defineMessages, type NoMessageValues } from 'react-intl';

type ConditionValues = {
  titlePickUp: NoMessageValues;
  titleReturn: NoMessageValues;
  lead: NoMessageValues;
  back: NoMessageValues;
  failed: NoMessageValues;
  before: { from: string };
  over: { until: string };
  final: { name: string };
  otherConfirmed: { name: string };
  photos: NoMessageValues;
  odometer: NoMessageValues;
  fuel: NoMessageValues;
  remarks: NoMessageValues;
  confirm: NoMessageValues;
  kilometres: NoMessageValues;
  miles: NoMessageValues;
  odometerNeeded: NoMessageValues;
  saveOdometer: NoMessageValues;
  saveRemarks: NoMessageValues;
  saving: NoMessageValues;
  notSaved: NoMessageValues;
  missing: NoMessageValues;
  empty: NoMessageValues;
  full: NoMessageValues;
  remarksHint: NoMessageValues;
  changed: { name: string };
  confirmTextOwner: { guest: string };
  guestConfirms: { guest: string };
  clash: { name: string };
  yours: NoMessageValues;
  theirs: { name: string };
  saveMine: NoMessageValues;
  keepTheirs: NoMessageValues;
  confirmText: { owner: string };
  missingPhotos: NoMessageValues;
  missingOdometer: NoMessageValues;
  missingFuel: NoMessageValues;
  confirmReport: NoMessageValues;
  confirming: NoMessageValues;
  youConfirmed: NoMessageValues;
  changesRemove: NoMessageValues;
  codeSent: { owner: string; until: string };
  codeOver: { owner: string };
  code: NoMessageValues;
  codeNeeded: NoMessageValues;
  notConfirmed: NoMessageValues;
  confirmAsOwner: NoMessageValues;
  sendCode: NoMessageValues;
};

export const conditionMessages = defineMessages<ConditionValues>({
  titlePickUp: {
    id: 'condition.title-pick-up',
    defaultMessage: 'Condition at the pick-up',
    description: 'Heading and title of the page',
  },
  titleReturn: {
    id: 'condition.title-return',
    defaultMessage: 'Condition at the return',
    description: 'Heading and title of the page',
  },
  lead: {
    id: 'condition.lead',
    defaultMessage:
      'Take photos, read the odometer and the fuel gauge, then both of you confirm. What you enter is saved at once.',
    description: 'Under the heading',
  },
  back: {
    id: 'condition.back',
    defaultMessage: 'Back to the trip',
    description: 'Link',
  },
  failed: {
    id: 'condition.failed',
    defaultMessage: 'The condition report could not be loaded',
    description: 'Heading where it could not be fetched',
  },
  before: {
    id: 'condition.before',
    defaultMessage: 'This report can be written from {from} on.',
    description: 'In place of the report. from: day and hour',
  },
  over: {
    id: 'condition.over',
    defaultMessage: 'The time for this report ended: {until}.',
    description: 'Above the report. until: day and hour',
  },
  final: {
    id: 'condition.final',
    defaultMessage: 'You and {name} have confirmed this report. It can no longer be changed.',
    description: 'Above the report',
  },
  otherConfirmed: {
    id: 'condition.other-confirmed',
    defaultMessage: '{name} has confirmed this report. Check it and confirm it too.',
    description: 'Above the report',
  },
  photos: {
    id: 'condition.photos',
    defaultMessage: '1. Photos',
    description: 'Heading of the first step',
  },
  odometer: {
    id: 'condition.odometer',
    defaultMessage: '2. Odometer',
    description: 'Heading of the second step',
  },
  fuel: {
    id: 'condition.fuel',
    defaultMessage: '3. Fuel',
    description: 'Heading of the third step',
  },
  remarks: {
    id: 'condition.remarks',
    defaultMessage: '5. Remarks',
    description: 'Heading and label of the fifth step',
  },
  confirm: {
    id: 'condition.confirm',
    defaultMessage: '6. Confirm',
    description: 'Heading of the last step',
  },
  kilometres: {
    id: 'condition.kilometres',
    defaultMessage: 'Kilometres on the odometer',
    description: 'Label of a field',
  },
  miles: {
    id: 'condition.miles',
    defaultMessage: 'Miles on the odometer',
    description: 'Label of a field',
  },
  odometerNeeded: {
    id: 'condition.odometer-needed',
    defaultMessage: 'Enter the whole number on the odometer.',
    description: 'Under the field',
  },
  saveOdometer: {
    id: 'condition.save-odometer',
    defaultMessage: 'Save the odometer',
    description: 'Button',
  },
  saveRemarks: {
    id: 'condition.save-remarks',
    defaultMessage: 'Save the remarks',
    description: 'Button',
  },
  saving: {
    id: 'condition.saving',
    defaultMessage: 'Saving',
    description: 'On a button while it is saved',
  },
  notSaved: {
    id: 'condition.not-saved',
    defaultMessage: 'This was not saved. Please try again.',
    description: 'Heading of the errors',
  },
  missing: {
    id: 'condition.missing',
    defaultMessage: 'Not entered',
    description: 'In place of the odometer in a report that is closed',
  },
  empty: {
    id: 'condition.empty',
    defaultMessage: 'Empty',
    description: 'Fuel gauge',
  },
  full: {
    id: 'condition.full',
    defaultMessage: 'Full',
    description: 'Fuel gauge',
  },
  remarksHint: {
    id: 'condition.remarks-hint',
    defaultMessage: 'Scratches, dents, anything that is missing',
    description: 'Under the label of the remarks',
  },
  changed: {
    id: 'condition.changed',
    defaultMessage: '{name} has changed the report in the meantime. Check it as it is now, then confirm it.',
    description: 'Where a confirmation was refused',
  },
  confirmTextOwner: {
    id: 'condition.confirm-text-owner',
    defaultMessage: 'Check the report together. {guest} confirms it too, on their own phone.',
    description: 'Above the button, for the owner',
  },
  guestConfirms: {
    id: 'condition.guest-confirms',
    defaultMessage: '{guest} still has to confirm it. We have sent them an e-mail.',
    description: 'Under the confirmation of the owner',
  },
  clash: {
    id: 'condition.clash',
    defaultMessage: '{name} has changed the report in the meantime. Which entry is right?',
    description: 'Where an entry was not saved',
  },
  yours: {
    id: 'condition.yours',
    defaultMessage: 'You entered:',
    description: 'Before what was entered here',
  },
  theirs: {
    id: 'condition.theirs',
    defaultMessage: '{name} entered:',
    description: 'Before what the other person entered',
  },
  saveMine: {
    id: 'condition.save-mine',
    defaultMessage: 'Save mine',
    description: 'Button: overwrites the entry of the other person',
  },
  keepTheirs: {
    id: 'condition.keep-theirs',
    defaultMessage: 'Keep the other one',
    description: 'Button: leaves the entry of the other person',
  },
  confirmText: {
    id: 'condition.confirm-text',
    defaultMessage:
      'Check the report together. After you, {owner} confirms it: with a code on this phone, or later.',
    description: 'Above the button',
  },
  missingPhotos: {
    id: 'condition.missing-photos',
    defaultMessage: 'Still missing: a photo',
    description: 'Above the button',
  },
  missingOdometer: {
    id: 'condition.missing-odometer',
    defaultMessage: 'Still missing: the odometer',
    description: 'Above the button',
  },
  missingFuel: {
    id: 'condition.missing-fuel',
    defaultMessage: 'Still missing: the fuel gauge',
    description: 'Above the button',
  },
  confirmReport: {
    id: 'condition.confirm-report',
    defaultMessage: 'Confirm the report',
    description: 'Button',
  },
  confirming: {
    id: 'condition.confirming',
    defaultMessage: 'Confirming',
    description: 'On the button while it is sent',
  },
  youConfirmed: {
    id: 'condition.you-confirmed',
    defaultMessage: 'You have confirmed this report.',
    description: 'In place of the button',
  },
  changesRemove: {
    id: 'condition.changes-remove',
    defaultMessage: 'Any later change removes the confirmations of both sides.',
    description: 'Under the button',
  },
  codeSent: {
    id: 'condition.code-sent',
    defaultMessage: 'We have e-mailed {owner} a code of six digits. {owner} can enter it here until {until}.',
    description: 'Above the field. until: day and hour',
  },
  codeOver: {
    id: 'condition.code-over',
    defaultMessage: 'The code is no longer valid. {owner} can get another one.',
    description: 'Above the field',
  },
  code: {
    id: 'condition.code',
    defaultMessage: 'The owner’s code',
    description: 'Label of a field',
  },
  codeNeeded: {
    id: 'condition.code-needed',
    defaultMessage: 'Enter the six digits of the code.',
    description: 'Under the field',
  },
  notConfirmed: {
    id: 'condition.not-confirmed',
    defaultMessage: 'The report was not confirmed',
    description: 'Heading of the errors',
  },
  confirmAsOwner: {
    id: 'condition.confirm-as-owner',
    defaultMessage: 'Confirm as the owner',
    description: 'Button',
  },
  sendCode: {
    id: 'condition.send-code',
    defaultMessage: 'Send another code',
    description: 'Button',
  },
});
