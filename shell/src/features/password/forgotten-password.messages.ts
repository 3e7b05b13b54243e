import { defineMessages, type MessageTag } from 'react-intl';

type Values = {
  sentLead: { email: string; b: MessageTag };
};

export const forgottenPasswordMessages = {
  ...defineMessages({
    title: {
      id: 'screens.forgotten-password.title',
      defaultMessage: 'Set a new password',
      description: 'Heading of the page where a link is asked for',
    },
    lead: {
      id: 'screens.forgotten-password.lead',
      defaultMessage: 'Tell us your e-mail address, and we send you a link that sets a new one.',
      description: 'Under the heading',
    },
    send: {
      id: 'screens.forgotten-password.send',
      defaultMessage: 'Send me the link',
      description: 'Button of the form',
    },
    sending: {
      id: 'screens.forgotten-password.sending',
      defaultMessage: 'Sending the link',
      description: 'The button while it works',
    },
    notSent: {
      id: 'screens.forgotten-password.not-sent',
      defaultMessage: 'No link was sent yet',
      description: 'Heading above the list of errors of a form',
    },
    sentTitle: {
      id: 'screens.forgotten-password.sent-title',
      defaultMessage: 'Check your e-mail',
      description: 'Heading after the form was sent',
    },
    otherAddress: {
      id: 'screens.forgotten-password.other-address',
      defaultMessage: 'Use another address',
      description: 'Button that brings the form back',
    },
    backToSignIn: {
      id: 'screens.forgotten-password.back',
      defaultMessage: 'Back to signing in',
      description: 'Link to the sign-in',
    },
  }),
  ...defineMessages<Values>({
    sentLead: {
      id: 'screens.forgotten-password.sent-lead',
      defaultMessage:
        'If somebody has an account with <b>{email}</b>, the link is on its way. It works once, for an hour.',
      description: 'Under the heading. It must not tell whether there is such an account',
    },
  }),
};
