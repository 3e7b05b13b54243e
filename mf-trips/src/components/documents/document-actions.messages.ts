import { defineMessages } from 'react-intl';

export const documentActionMessages = defineMessages({
  add: {
    id: 'document.action.add',
    defaultMessage: 'Add pages',
    description: 'Link to where pages of a document are uploaded, where there are none yet',
  },
  continue: {
    id: 'document.action.continue',
    defaultMessage: 'Continue',
    description: 'Link to where pages of a document are uploaded, where some are there already',
  },
  again: {
    id: 'document.action.again',
    defaultMessage: 'Send new pages',
    description: 'Link to where pages of a document are uploaded, after it was refused',
  },
  renew: {
    id: 'document.action.renew',
    defaultMessage: 'Send the new one',
    description: 'Link to where a document that expires is replaced by the new one',
  },
});
