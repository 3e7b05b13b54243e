import { defineMessages } from 'react-intl';

export const newsletterMessages = defineMessages({
  documentTitle: {
    id: 'newsletter.document.title',
    defaultMessage: 'Newsletter',
    description: 'Title of the page in the browser',
  },
  documentDescription: {
    id: 'newsletter.document.description',
    defaultMessage: 'Routes, places to stay and news from Campavia by e-mail.',
    description: 'What search engines show of the page',
  },
  title: {
    id: 'newsletter.title',
    defaultMessage: 'Get our newsletter',
    description: 'Heading of the page with the form',
  },
  text: {
    id: 'newsletter.text',
    defaultMessage:
      'Routes, places to stay and news from Campavia by e-mail. You can unsubscribe at any time.',
    description: 'What the newsletter is',
  },
  email: { id: 'newsletter.email', defaultMessage: 'E-mail address', description: 'Label of the field' },
  subscribe: {
    id: 'newsletter.subscribe',
    defaultMessage: 'Subscribe',
    description: 'Button of the form; 24 characters at most',
  },
  subscribing: {
    id: 'newsletter.subscribing',
    defaultMessage: 'Subscribing',
    description: 'The button while it is being done',
  },
  notSubscribed: {
    id: 'newsletter.not-subscribed',
    defaultMessage: 'You are not subscribed yet',
    description: 'Heading above the errors of a form',
  },
  missing: {
    id: 'newsletter.missing',
    defaultMessage: 'Enter your e-mail address',
    description: 'The field is empty',
  },
  email_is_invalid: {
    id: 'newsletter.invalid',
    defaultMessage: 'Enter an e-mail address like name@example.com.',
    description: 'The address makes no sense',
  },
  email_already_exists: {
    id: 'newsletter.exists',
    defaultMessage: 'This address gets the newsletter already.',
    description: 'The address is subscribed and confirmed',
  },
  tooMany: {
    id: 'newsletter.too-many',
    defaultMessage: 'That was tried too often. Try again in an hour.',
    description: 'Limit of attempts reached',
  },
  failed: {
    id: 'newsletter.failed',
    defaultMessage: 'That did not work just now. Try again in a moment.',
    description: 'No answer came; another try may work',
  },
  sent: {
    id: 'newsletter.sent',
    defaultMessage: 'One more step: open the link that we sent you by e-mail.',
    description: 'Replaces the form once the link is mailed',
  },
  confirmTitle: {
    id: 'newsletter.confirm.title',
    defaultMessage: 'Confirm the newsletter',
    description: 'Heading of the page that the link in the e-mail leads to',
  },
  confirm: {
    id: 'newsletter.confirm.button',
    defaultMessage: 'Get the newsletter',
    description: 'Button that confirms the address; 24 characters at most',
  },
  confirmed: {
    id: 'newsletter.confirm.done',
    defaultMessage: 'Thank you: you get our newsletter from now on.',
    description: 'The address is confirmed',
  },
  stopTitle: {
    id: 'newsletter.stop.title',
    defaultMessage: 'Unsubscribe from the newsletter?',
    description: 'Heading of the page that the link to unsubscribe leads to',
  },
  stop: {
    id: 'newsletter.stop.button',
    defaultMessage: 'Unsubscribe',
    description: 'Button that ends the newsletter; 24 characters at most',
  },
  stopped: {
    id: 'newsletter.stop.done',
    defaultMessage: 'You no longer get our newsletter.',
    description: 'A user has unsubscribed',
  },
  waiting: {
    id: 'newsletter.waiting',
    defaultMessage: 'One moment',
    description: 'Either button of the links while it is being done',
  },
  invalidLink: {
    id: 'newsletter.invalid-link',
    defaultMessage: 'This link is not complete or has expired.',
    description: 'The link of an e-mail does not work',
  },
});
