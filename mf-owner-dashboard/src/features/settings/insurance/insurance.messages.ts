import { defineMessages, type NoMessageValues } from 'react-intl';

type InsuranceValues = {
  title: NoMessageValues;
  text: NoMessageValues;
  missing: NoMessageValues;
  failed: NoMessageValues;
  amount: NoMessageValues;
  amountHint: NoMessageValues;
  amountNeeded: NoMessageValues;
  files: NoMessageValues;
  current: NoMessageValues;
  filesHint: { count: number };
  replaces: NoMessageValues;
  filesNeeded: NoMessageValues;
  tooMany: { count: number };
  tooHeavy: { name: string };
  choose: NoMessageValues;
  remove: { name: string };
  save: NoMessageValues;
  saving: NoMessageValues;
  saved: NoMessageValues;
  savedText: NoMessageValues;
  notSaved: NoMessageValues;
  unknown: NoMessageValues;
};

export const insuranceMessages = defineMessages<InsuranceValues>({
  title: {
    id: 'owner-insurance.title',
    defaultMessage: 'Conditions of your insurance',
    description: 'Heading',
  },
  text: {
    id: 'owner-insurance.text',
    defaultMessage: 'Guests read them before they book. Each trip keeps the conditions it was booked with.',
    description: 'Below “Conditions of your insurance”',
  },
  missing: {
    id: 'owner-insurance.missing',
    defaultMessage: 'Guests cannot read your conditions yet. Add them, so that they know what is insured.',
    description: 'While no conditions of an owner’s insurance were sent',
  },
  failed: {
    id: 'owner-insurance.failed',
    defaultMessage: 'The conditions could not be loaded',
    description: 'Heading in place of the conditions of an insurance',
  },
  amount: {
    id: 'owner-insurance.amount',
    defaultMessage: 'Guests pay at most',
    description: 'Label: deductible, the most that a guest pays of a damage',
  },
  amountHint: {
    id: 'owner-insurance.amount-hint',
    defaultMessage: 'The deductible of one damage.',
    description: 'Below the field for what a guest pays at most',
  },
  amountNeeded: {
    id: 'owner-insurance.amount-needed',
    defaultMessage: 'Say what guests pay at most. 0 means nothing.',
    description: 'Below an empty field for what a guest pays at most',
  },
  files: {
    id: 'owner-insurance.files',
    defaultMessage: 'Files',
    description: 'Label of the files with the conditions',
  },
  current: {
    id: 'owner-insurance.current',
    defaultMessage: 'Shown to guests now',
    description: 'Heading of the files that guests read',
  },
  filesHint: {
    id: 'owner-insurance.files-hint',
    defaultMessage:
      'Up to {count, plural, one {# file} other {# files}}: PDF, JPEG, PNG or WebP, each of 10 MB at most.',
    description: 'Beside the button that chooses files',
  },
  replaces: {
    id: 'owner-insurance.replaces',
    defaultMessage: 'These files take the place of those shown now.',
    description: 'Above the files that were chosen, before they are saved',
  },
  filesNeeded: {
    id: 'owner-insurance.files-needed',
    defaultMessage: 'Add the conditions of your insurance, as a PDF or as pictures.',
    description: 'When no file was chosen',
  },
  tooMany: {
    id: 'owner-insurance.too-many',
    defaultMessage:
      'Choose {count, plural, one {# file} other {# files}} at most, or put several into one PDF.',
    description: 'When too many files were chosen',
  },
  tooHeavy: {
    id: 'owner-insurance.too-heavy',
    defaultMessage: '“{name}” is larger than 10 MB.',
    description: 'When a chosen file is too large. name: of the file',
  },
  choose: {
    id: 'owner-insurance.choose',
    defaultMessage: 'Choose files',
    description: 'Button',
  },
  remove: {
    id: 'owner-insurance.remove',
    defaultMessage: 'Remove “{name}”',
    description: 'Button: takes a chosen file away again. name: of the file',
  },
  save: {
    id: 'owner-insurance.save',
    defaultMessage: 'Save conditions',
    description: 'Button',
  },
  saving: {
    id: 'owner-insurance.saving',
    defaultMessage: 'Saving…',
    description: 'Button while the conditions are sent',
  },
  saved: {
    id: 'owner-insurance.saved',
    defaultMessage: 'Conditions saved',
    description: 'Notice after the conditions were saved',
  },
  savedText: {
    id: 'owner-insurance.saved-text',
    defaultMessage: 'They hold for trips booked from now on.',
    description: 'Below “Conditions saved”',
  },
  notSaved: {
    id: 'owner-insurance.not-saved',
    defaultMessage: 'Your conditions were not saved',
    description: 'Heading above the errors of a form',
  },
  unknown: {
    id: 'owner-insurance.unknown',
    defaultMessage: 'Something went wrong. Please try again.',
    description: 'When the reason is not known',
  },
});
