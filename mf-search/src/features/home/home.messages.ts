import { defineMessages, type NoMessageValues } from 'react-intl';

type HomeValues = {
  documentTitle: NoMessageValues;
  documentDescription: NoMessageValues;
  title: NoMessageValues;
  lead: { count: number };
  heroPicture: NoMessageValues;
  weekendTitle: { which: string };
  weekendText: { dates: string; country: string };
  seeAll: { count: number; more: string };
  kindsTitle: NoMessageValues;
  allMotorhomes: NoMessageValues;
  campers: { count: number };
  signsTitle: NoMessageValues;
  signsText: NoMessageValues;
};

export const homeMessages = defineMessages<HomeValues>({
  documentTitle: {
    id: 'search.home.document-title',
    defaultMessage: 'Camper hire from people near you',
    description: 'Title of the home page in the browser tab and in search engines',
  },
  documentDescription: {
    id: 'search.home.document-description',
    defaultMessage:
      'Motorhomes, campervans, vans and caravans, rented out by their owners. See what is free on your dates, with the full price from the start.',
    description: 'What search engines show under the title of the home page',
  },
  title: {
    id: 'search.home.title',
    defaultMessage: 'Rent a camper.\nKeep the road.',
    description: 'Largest words of the home page, two short lines over a picture; keep the line break',
  },
  lead: {
    id: 'search.home.lead',
    defaultMessage:
      '{count, plural, =0 {Motorhomes, campervans and vans, rented out by the people who love them.} one {# motorhome, campervan or van, rented out by somebody who loves it.} other {# motorhomes, campervans and vans, rented out by the people who love them.}} Insurance is in every price.',
    description: 'Under the largest words. count: campers on offer, 0 when not known',
  },
  heroPicture: {
    id: 'search.home.hero-picture',
    defaultMessage: 'A campervan on a lakeside road in morning light',
    description: 'Says what the large drawing shows, read aloud',
  },
  weekendTitle: {
    id: 'search.home.weekend-title',
    defaultMessage: '{which, select, this {Free this weekend} other {Free next weekend}}',
    description: 'Heading over four campers that can be had from Friday to Sunday',
  },
  weekendText: {
    id: 'search.home.weekend-text',
    defaultMessage: '{dates} · {country}',
    description: 'Under that heading: the three days, and the country the campers stand in',
  },
  seeAll: {
    id: 'search.home.see-all',
    defaultMessage: '{count, plural, one {See it} other {See all #{more}}}',
    description:
      'Link to all the campers that are free on the weekend. more: a plus sign where there may be more than count, else nothing',
  },
  kindsTitle: {
    id: 'search.home.kinds-title',
    defaultMessage: 'Which camper suits you?',
    description: 'Heading over the seven types of vehicle; friendly',
  },
  allMotorhomes: {
    id: 'search.home.all-motorhomes',
    defaultMessage: 'All motorhomes',
    description: 'Link beside that heading: low profile, coach built and A-class together',
  },
  campers: {
    id: 'search.home.campers',
    defaultMessage: '{count, plural, one {# camper} other {# campers}}',
    description: 'How many campers there are of a type or at a place; very short',
  },
  signsTitle: {
    id: 'search.home.signs-title',
    defaultMessage: 'Follow the signs',
    description: 'Heading over links to places that look like road signs',
  },
  signsText: {
    id: 'search.home.signs-text',
    defaultMessage: 'Places people set off from, and how many campers there are.',
    description: 'Under that heading',
  },
});
