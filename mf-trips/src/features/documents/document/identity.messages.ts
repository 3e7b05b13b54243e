import { defineMessages } from 'react-intl';

/** Results of the automatic comparison of an identity document with the account; informative only. */
export const identityMessages = defineMessages({
  match: {
    id: 'documents.identity.match',
    defaultMessage: 'Name and date of birth match your account. Somebody takes a last look.',
    description: 'Note: the document was compared with the account automatically',
  },
  unsure: {
    id: 'documents.identity.unsure',
    defaultMessage:
      'The automatic check could not read this document, so somebody looks at it. You will get an e-mail.',
    description: 'Note; a sentence with the reason follows',
  },
  noMatch: {
    id: 'documents.identity.no-match',
    defaultMessage: 'The automatic check found a difference. Somebody looks at it; you will get an e-mail.',
    description: 'Note; a sentence with the reason follows, then the link to the profile',
  },
  profile: {
    id: 'documents.identity.profile',
    defaultMessage: 'Check your profile',
    description: 'Link to the profile with name and date of birth',
  },
});
