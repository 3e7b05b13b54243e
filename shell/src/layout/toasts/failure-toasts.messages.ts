import { defineMessages, type NoMessageValues } from 'react-intl';

type FailuresValues = { error: NoMessageValues; unknown: NoMessageValues };

export const failureToastsMessages = defineMessages<FailuresValues>({
  error: {
    id: 'shell.failures.error',
    defaultMessage: 'That did not work',
    description: 'Bold line of a message in the corner, when an action failed without an error of a field',
  },
  unknown: {
    id: 'shell.failures.unknown',
    defaultMessage: 'We do not know why. Try again in a moment.',
    description: 'Plain line below it, when no reason is known',
  },
});
