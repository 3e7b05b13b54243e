import { defineMessages, type MessageTag } from 'react-intl';

type Values = {
  reviews: { count: number };
  shopReviews: { count: number };
  rights: { year: string; link: MessageTag };
};

export const footerMessages = {
  ...defineMessages({
    about: {
      id: 'footer.about',
      defaultMessage:
        'People rent out their campers to people who will look after them. Every trip is insured, every price is complete.',
      description: 'What Campavia is',
    },
    newsletter: {
      id: 'footer.newsletter.label',
      defaultMessage: 'Routes and places to stay by e-mail: your address',
      description: 'Label of the field for an e-mail address, with which the newsletter is asked for',
    },
    subscribe: {
      id: 'footer.newsletter.subscribe',
      defaultMessage: 'Subscribe',
      description: 'Button beside the field; 24 characters at most',
    },
    follow: {
      id: 'footer.follow',
      defaultMessage: 'Follow us',
      description: 'Name of the list of social networks, read aloud',
    },
    payments: {
      id: 'footer.payments',
      defaultMessage: 'Ways to pay',
      description: 'Name of the list of payment methods, read aloud',
    },
    instalments: {
      id: 'footer.instalments',
      defaultMessage: 'Pay in instalments',
      description: 'Name of the list of ways to pay in two or four parts, read aloud',
    },
    cookies: {
      id: 'footer.cookies',
      defaultMessage: 'Cookies',
      description: 'Button that opens what the reader allows the site to measure',
    },
  }),
  ...defineMessages<Values>({
    reviews: {
      id: 'footer.reviews',
      defaultMessage:
        '{count, plural, one {# review of a trip that took place} other {# reviews of trips that took place}}',
      description: 'Beside the average rating in stars: "4.8 · 61,204 reviews of trips that took place"',
    },
    shopReviews: {
      id: 'footer.shop-reviews',
      defaultMessage: '{count, plural, one {# customer review} other {# customer reviews}}',
      description:
        'Beside the average rating in stars that a shop rating service gives: "4.6 · 1,204 customer reviews"',
    },
    rights: {
      id: 'footer.rights',
      defaultMessage: '© {year} Campavia. Places: <link>GeoNames</link>, CC BY 4.0',
      description: 'Last line. year: four digits, written as they are',
    },
  }),
};
