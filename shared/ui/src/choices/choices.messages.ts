import { defineMessages, type NoMessageValues } from 'react-intl';

type ChoicesValues = {
  found: { count: number };
  searching: NoMessageValues;
  nothing: NoMessageValues;
  suggestions: NoMessageValues;
  fewer: NoMessageValues;
  more: NoMessageValues;
};

export const choicesMessages = defineMessages<ChoicesValues>({
  found: {
    id: 'ui.combobox.found',
    defaultMessage:
      '{count, plural, =0 {Nothing found.} one {# suggestion. Use the arrow keys.} other {# suggestions. Use the arrow keys.}}',
    description: 'Read aloud when the list under a text field changes',
  },
  searching: {
    id: 'ui.combobox.searching',
    defaultMessage: 'Searching',
    description: 'In the list under a text field while it waits for the first answer',
  },
  nothing: {
    id: 'ui.combobox.nothing',
    defaultMessage: 'Nothing found. Check the spelling or type fewer characters.',
    description: 'In the list under a text field when nothing matches',
  },
  suggestions: {
    id: 'ui.combobox.suggestions',
    defaultMessage: 'Suggestions',
    description: 'Name of the list under a text field, read aloud',
  },
  fewer: {
    id: 'ui.stepper.fewer',
    defaultMessage: 'One fewer',
    description: 'Label of the minus button beside a number',
  },
  more: {
    id: 'ui.stepper.more',
    defaultMessage: 'One more',
    description: 'Label of the plus button beside a number',
  },
});
