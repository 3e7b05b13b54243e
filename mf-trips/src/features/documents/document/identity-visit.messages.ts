import { defineMessages } from 'react-intl';

/** The identity check at the payment provider. */
export const identityVisitMessages = defineMessages({
  title: {
    id: 'documents.identity-visit.title',
    defaultMessage: 'Or show it to our payment partner',
    description: 'Heading on the page of an identity document, below the button that adds pages',
  },
  lead: {
    id: 'documents.identity-visit.lead',
    defaultMessage:
      'On its pages you take pictures of your document and of yourself. It takes about three minutes, and you usually learn the result at once.',
    description: 'Below the heading "Or show it to our payment partner"',
  },
  pending: {
    id: 'documents.identity-visit.pending',
    defaultMessage: 'You started there and did not finish. Continue, or add pages here instead.',
    description: 'Below the heading "Or show it to our payment partner"',
  },
  refused: {
    id: 'documents.identity-visit.refused',
    defaultMessage:
      'Our payment partner could not confirm your identity. Try again there, or add pages here.',
    description: 'Below the heading "Or show it to our payment partner"',
  },
  expired: {
    id: 'documents.identity-visit.expired',
    defaultMessage: 'Your last attempt there was too long ago. Start again, or add pages here.',
    description: 'Below the heading "Or show it to our payment partner"',
  },
  start: {
    id: 'documents.identity-visit.start',
    defaultMessage: 'Show it there',
    description: 'Button that opens the pages of the payment partner',
  },
  continue: {
    id: 'documents.identity-visit.continue',
    defaultMessage: 'Continue there',
    description: 'Button that opens the pages of the payment partner once more',
  },
  notStarted: {
    id: 'documents.identity-visit.not-started',
    defaultMessage: 'The page could not be opened. Please try again in a moment.',
    description: 'Note: the pages of the payment partner could not be opened',
  },
  starting: {
    id: 'documents.identity-visit.starting',
    defaultMessage: 'Opening',
    description: 'On the button while the pages of the payment partner open',
  },
});
