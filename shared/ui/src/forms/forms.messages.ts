import { defineMessages, type NoMessageValues } from 'react-intl';

type FormsValues = {
  errorTitle: { title: string };
  named: { label: string; text: string };
  optional: { label: string };
  show: NoMessageValues;
  hide: NoMessageValues;
  showPassword: NoMessageValues;
  hidePassword: NoMessageValues;
  day: NoMessageValues;
  month: NoMessageValues;
  year: NoMessageValues;
};

export const formsMessages = defineMessages<FormsValues>({
  errorTitle: {
    id: 'ui.form.error-title',
    defaultMessage: 'Error: {title}',
    description: 'Title of the browser tab while a form shows errors. title: the title without it',
  },
  named: {
    id: 'ui.form.named',
    defaultMessage: '{label}: {text}',
    description: 'One line of the list of errors of a form. label: name of the field; text: its error',
  },
  optional: {
    id: 'ui.form.optional',
    defaultMessage: '{label} (optional)',
    description: 'Label of a field that may be left empty. label: its name',
  },
  show: {
    id: 'ui.password.show',
    defaultMessage: 'Show',
    description: 'Button in a password field that makes the password readable; short',
  },
  hide: {
    id: 'ui.password.hide',
    defaultMessage: 'Hide',
    description: 'The same button while the password is readable; short',
  },
  showPassword: {
    id: 'ui.password.show-label',
    defaultMessage: 'Show password',
    description: 'The button Show in full, read aloud; holds the word on the button',
  },
  hidePassword: {
    id: 'ui.password.hide-label',
    defaultMessage: 'Hide password',
    description: 'The button Hide in full, read aloud; holds the word on the button',
  },
  day: {
    id: 'ui.birth-date.day',
    defaultMessage: 'Day',
    description: 'Label of the first of the three boxes of a date of birth',
  },
  month: {
    id: 'ui.birth-date.month',
    defaultMessage: 'Month',
    description: 'Label of the second of the three boxes of a date of birth, a number',
  },
  year: {
    id: 'ui.birth-date.year',
    defaultMessage: 'Year',
    description: 'Label of the third of the three boxes of a date of birth',
  },
});
