import { defineMessages } from 'react-intl';

export const linkMessages = defineMessages({
  guests: {
    id: 'footer.guests',
    defaultMessage: 'For guests',
    description: 'Heading over links for people who rent a camper',
  },
  motorhomes: {
    id: 'footer.motorhomes',
    defaultMessage: 'Motorhomes',
    description: 'Link to the page about them',
  },
  campervans: {
    id: 'footer.campervans',
    defaultMessage: 'Campervans',
    description: 'Link to the page about them',
  },
  vans: { id: 'footer.vans', defaultMessage: 'Vans', description: 'Link to the page about them' },
  caravans: { id: 'footer.caravans', defaultMessage: 'Caravans', description: 'Link to a search' },
  hitTheRoad: {
    id: 'footer.hit-the-road',
    defaultMessage: 'How renting works',
    description: 'Link to the explanation for people who rent a camper',
  },
  insurance: {
    id: 'footer.insurance',
    defaultMessage: 'Insurance',
    description: 'Link to what the insurance covers',
  },
  assistance: {
    id: 'footer.assistance',
    defaultMessage: 'Breakdown assistance',
    description: 'Link to the help on the road',
  },
  giftCard: {
    id: 'footer.gift-card',
    defaultMessage: 'Gift card',
    description: 'Link to trips as a present',
  },
  faq: { id: 'footer.faq', defaultMessage: 'Questions and answers', description: 'Link' },
  helpCentre: { id: 'footer.help-centre', defaultMessage: 'Help centre', description: 'Link' },
  owners: {
    id: 'footer.owners',
    defaultMessage: 'For owners',
    description: 'Heading over links for people who rent out their camper',
  },
  listCamper: {
    id: 'footer.list-camper',
    defaultMessage: 'List your camper',
    description: 'Link that starts the listing of a camper',
  },
  earnings: {
    id: 'footer.earnings',
    defaultMessage: 'What it could earn',
    description: 'Link to the earnings simulator; "it" is the camper of the line above',
  },
  rentOut: {
    id: 'footer.rent-out',
    defaultMessage: 'How renting out works',
    description: 'Link to the explanation for people who rent out their camper',
  },
  contract: {
    id: 'footer.contract',
    defaultMessage: 'Rental contract',
    description: 'Link to the contract that owner and guest sign',
  },
  ambassador: {
    id: 'footer.ambassador',
    defaultMessage: 'Become an ambassador',
    description: 'Link for owners who bring other owners',
  },
  howItWorks: {
    id: 'footer.how-it-works',
    defaultMessage: 'How it works',
    description: 'Link to the explanation of renting and renting out',
  },
  community: {
    id: 'footer.community',
    defaultMessage: 'Community',
    description: 'Link to reviews and pictures of travellers',
  },
  newsletter: { id: 'footer.newsletter', defaultMessage: 'Newsletter', description: 'Link to the form' },
  blog: { id: 'footer.blog', defaultMessage: 'Blog', description: 'Link' },
  team: { id: 'footer.team', defaultMessage: 'Team', description: 'Link to the people behind the product' },
  press: { id: 'footer.press', defaultMessage: 'Press', description: 'Link for journalists' },
  jobs: { id: 'footer.jobs', defaultMessage: 'Jobs', description: 'Link to open positions' },
  partners: { id: 'footer.partners', defaultMessage: 'Partners', description: 'Link' },
  contact: { id: 'footer.contact', defaultMessage: 'Contact', description: 'Link' },
  appIos: { id: 'footer.app-ios', defaultMessage: 'App for iPhone', description: 'Link to the shop of apps' },
  appAndroid: {
    id: 'footer.app-android',
    defaultMessage: 'App for Android',
    description: 'Link to the shop of apps',
  },
  terms: { id: 'footer.terms', defaultMessage: 'Terms', description: 'Link to the terms of use' },
  privacy: { id: 'footer.privacy', defaultMessage: 'Privacy', description: 'Link to the privacy page' },
});
