import { defineMessages, type MessageTag } from 'react-intl';

type Values = {
  badCredentials: { link: MessageTag };
  tooManyUntil: { time: string };
  newHere: { link: MessageTag };
};

export const signInMessages = {
  ...defineMessages({
    title: {
      id: 'screens.sign-in.title',
      defaultMessage: 'Good to see you again',
      description: 'Heading of the page where people sign in',
    },
    lead: {
      id: 'screens.sign-in.lead',
      defaultMessage: 'Sign in to find your trips and messages.',
      description: 'Under the heading, for people who came to sign in',
    },
    signedOut: {
      id: 'screens.sign-in.signed-out',
      defaultMessage: 'You have been signed out.',
      description:
        'Above the form: the session ended by itself. May be followed by a sentence of the api that says why',
    },
    leadOn: {
      id: 'screens.sign-in.lead-on',
      defaultMessage: 'Sign in, and continue where you were.',
      description: 'Under the heading, for people who were on their way to a page that asks them to sign in',
    },
    passwordNeeded: {
      id: 'screens.sign-in.password-needed',
      defaultMessage: 'Enter your password.',
      description: 'Error under an empty field',
    },
    forgotten: {
      id: 'screens.sign-in.forgotten',
      defaultMessage: 'Forgotten?',
      description: 'Link beside the label Password, to where a new one is set; short',
    },
    signingIn: {
      id: 'screens.sign-in.signing-in',
      defaultMessage: 'Signing in',
      description: 'The button while it works',
    },
    notSignedIn: {
      id: 'screens.sign-in.not-signed-in',
      defaultMessage: 'You are not signed in yet',
      description: 'Heading above the list of errors of a form',
    },
    missingCredentials: {
      id: 'screens.sign-in.missing-credentials',
      defaultMessage: 'Both are needed: your e-mail address and your password.',
      description: 'Error over the form',
    },
    invalidGrant: {
      id: 'screens.sign-in.invalid-grant',
      defaultMessage: 'That sign-in has expired. Please sign in again.',
      description: 'Error over the form: what the sign-in hung on is not valid any more',
    },
    refused: {
      id: 'screens.sign-in.refused',
      defaultMessage: 'This account is suspended. Please contact us.',
      description: 'Error over the form, with the right password of an account that may not be used',
    },
    tooMany: {
      id: 'screens.sign-in.too-many',
      defaultMessage: 'Too many attempts. Wait a minute, then try again.',
      description: 'Error over the form, after many wrong passwords',
    },
    away: {
      id: 'screens.sign-in.away',
      defaultMessage: 'There was no answer. Check your connection, then try again.',
      description: 'Error over the form when the product cannot be reached',
    },
    unknown: {
      id: 'screens.sign-in.unknown',
      defaultMessage: 'You could not be signed in just now. Try again in a moment.',
      description: 'Error over the form for everything that has no sentence of its own',
    },
  }),
  ...defineMessages<Values>({
    badCredentials: {
      id: 'screens.sign-in.bad-credentials',
      defaultMessage:
        'That e-mail address and password do not match. Check both, or <link>ask for a new password</link>.',
      description: 'Error over the form. The tag makes a link',
    },
    tooManyUntil: {
      id: 'screens.sign-in.too-many-until',
      defaultMessage: 'Too many attempts. Try again after {time}.',
      description: 'Error over the form, after many wrong passwords. time: 10:42',
    },
    newHere: {
      id: 'screens.sign-in.new-here',
      defaultMessage: 'New here? <link>Sign up</link>, it takes a minute.',
      description: 'Under the form; the link leads to where an account is made',
    },
  }),
};
