import { defineMessages } from 'react-intl';

type Values = {
  minutes: { minutes: number };
  version: { version: number; date: string; minutes: number };
};

export const contentMessages = {
  ...defineMessages({
    youAreHere: {
      id: 'content.trail',
      defaultMessage: 'You are here',
      description: 'Name of the links to the pages above, read aloud',
    },
    home: {
      id: 'content.trail.home',
      defaultMessage: 'Home',
      description: 'Link to the home page, over the heading',
    },
    guides: {
      id: 'content.trail.guides',
      defaultMessage: 'Guides',
      description: 'Link to the first of the guides for travellers, over the heading',
    },
    onThisPage: {
      id: 'content.on-this-page',
      defaultMessage: 'On this page',
      description: 'Over links to the sections of a guide',
    },
    contents: {
      id: 'content.contents',
      defaultMessage: 'Contents',
      description: 'Over links to the sections of a legal text',
    },
    print: { id: 'content.print', defaultMessage: 'Print', description: 'Button that prints a legal text' },
    sample: {
      id: 'content.sample',
      defaultMessage:
        'Sample text. It can be read and tested, and stands here until a lawyer has replaced it.',
      description: 'Note over a legal text; it is not printed',
    },
    summary: {
      id: 'content.summary',
      defaultMessage: 'In five sentences',
      description: 'Over the summary of a legal text',
    },
    campers: {
      id: 'content.campers',
      defaultMessage: 'Campers that fit',
      description: 'Heading over three campers below a guide',
    },
    further: {
      id: 'content.further',
      defaultMessage: 'Read on',
      description: 'Heading over three further guides',
    },
  }),
  ...defineMessages<Values>({
    minutes: {
      id: 'content.minutes',
      defaultMessage: '{minutes, plural, one {# minute} other {# minutes}} to read',
      description: 'How long it takes to read a guide',
    },
    version: {
      id: 'content.version',
      defaultMessage:
        'Version {version}, in force since {date} · {minutes, plural, one {# minute} other {# minutes}} to read',
      description: 'Under the heading of a legal text',
    },
  }),
};
