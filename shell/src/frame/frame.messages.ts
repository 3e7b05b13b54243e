import { defineMessages, type MessageTag } from 'react-intl';

type Values = {
  reviews: { count: number };
  rights: { year: string; link: MessageTag };
  site: { site: string };
};

export const frameMessages = {
  ...defineMessages({
    home: {
      id: 'shell.header.home',
      defaultMessage: 'Campavia, home',
      description: 'Name of the logo, which leads to the home page, read aloud',
    },
    mainNavigation: {
      id: 'shell.header.navigation',
      defaultMessage: 'Main',
      description: 'Name of the navigation in the header, read aloud',
    },
    find: {
      id: 'shell.header.find',
      defaultMessage: 'Find a camper',
      description: 'Link to the search, in the header and wherever a page leads nowhere',
    },
    trips: {
      id: 'shell.header.trips',
      defaultMessage: 'My trips',
      description: "Link to the guest's own bookings",
    },
    help: {
      id: 'shell.header.help',
      defaultMessage: 'Help',
      description: 'Link to the help centre in the header',
    },
    rentOut: {
      id: 'shell.header.rent-out',
      defaultMessage: 'Rent out your camper',
      description: 'Link for people who own a camper and want to lend it',
    },
    about: {
      id: 'shell.footer.about',
      defaultMessage:
        'People lend their campers to people who will look after them. Every trip is insured, every price is whole.',
      description: 'What Campavia is, in the footer',
    },
    forGuests: {
      id: 'shell.footer.guests',
      defaultMessage: 'For guests',
      description: 'Heading over links for people who rent a camper',
    },
    forOwners: {
      id: 'shell.footer.owners',
      defaultMessage: 'For owners',
      description: 'Heading over links for people who lend their camper',
    },
    motorhomes: {
      id: 'shell.footer.motorhomes',
      defaultMessage: 'Motorhomes',
      description: 'Footer link to a search for motorhomes',
    },
    campervans: {
      id: 'shell.footer.campervans',
      defaultMessage: 'Campervans',
      description: 'Footer link to a search for campervans',
    },
    vans: {
      id: 'shell.footer.vans',
      defaultMessage: 'Vans',
      description: 'Footer link to a search for vans',
    },
    caravans: {
      id: 'shell.footer.caravans',
      defaultMessage: 'Caravans',
      description: 'Footer link to a search for caravans',
    },
    insurance: {
      id: 'shell.footer.insurance',
      defaultMessage: 'Insurance',
      description: 'Footer link to what the insurance covers',
    },
    helpCentre: {
      id: 'shell.footer.help-centre',
      defaultMessage: 'Help centre',
      description: 'Footer link to the help centre',
    },
    listCamper: {
      id: 'shell.footer.list-camper',
      defaultMessage: 'List your camper',
      description: 'Footer link that starts the listing of a camper',
    },
    earnings: {
      id: 'shell.footer.earnings',
      defaultMessage: 'What it could earn',
      description: 'Footer link to the earnings simulator',
    },
    howItWorks: {
      id: 'shell.footer.how-it-works',
      defaultMessage: 'How it works',
      description: 'Footer link to the explanation of renting and lending',
    },
    community: {
      id: 'shell.footer.community',
      defaultMessage: 'Community',
      description: 'Footer link to reviews and pictures of travellers',
    },
    blog: { id: 'shell.footer.blog', defaultMessage: 'Blog', description: 'Footer link' },
    press: { id: 'shell.footer.press', defaultMessage: 'Press', description: 'Footer link for journalists' },
    jobs: { id: 'shell.footer.jobs', defaultMessage: 'Jobs', description: 'Footer link to open positions' },
    contact: { id: 'shell.footer.contact', defaultMessage: 'Contact', description: 'Footer link' },
    terms: {
      id: 'shell.footer.terms',
      defaultMessage: 'Terms',
      description: 'Footer link to the terms of use',
    },
    privacy: {
      id: 'shell.footer.privacy',
      defaultMessage: 'Privacy',
      description: 'Footer link to the privacy page',
    },
    payments: {
      id: 'shell.footer.payments',
      defaultMessage: 'Ways to pay',
      description: 'Name of the list of payment means, read aloud',
    },
    instalments: {
      id: 'shell.footer.instalments',
      defaultMessage: 'In instalments',
      description: 'One of the payment means in the footer: paying in two or four parts',
    },
    sites: {
      id: 'shell.footer.sites',
      defaultMessage: 'Choose a country and language',
      description: 'Name of the list of sites, read aloud',
    },
  }),
  ...defineMessages<Values>({
    reviews: {
      id: 'shell.footer.reviews',
      defaultMessage:
        'from {count, plural, one {# review of a trip} other {# reviews of trips}} that took place',
      description:
        'After the average rating in the footer: "4.8 from 61,204 reviews of trips that took place"',
    },
    rights: {
      id: 'shell.footer.rights',
      defaultMessage: '© {year} Campavia. Places: <link>GeoNames</link>, CC BY 4.0',
      description: 'Last line of the footer. year: four digits, written as they are',
    },
    site: {
      id: 'shell.footer.site',
      defaultMessage: 'Country and language: {site}',
      description: 'Name of the switch in the footer, read aloud. site: "Ireland · English · €"',
    },
  }),
};
