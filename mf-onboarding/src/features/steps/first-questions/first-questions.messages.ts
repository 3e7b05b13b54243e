import { defineMessages, type NoMessageValues } from 'react-intl';

type FirstQuestionsValues = {
  goOn: NoMessageValues;
  noAccount: NoMessageValues;
};

export const firstQuestionsMessages = defineMessages<FirstQuestionsValues>({
  goOn: {
    id: 'onboarding.first.continue',
    defaultMessage: 'Start your listing',
    description: 'Button below the first questions about a camper, on the page for owners',
  },
  noAccount: {
    id: 'onboarding.first.no-account',
    defaultMessage: 'Your answers are kept in this browser. You sign in with the next step.',
    description: 'Beside that button',
  },
});
