import type { MessageDescriptor } from 'react-intl';

import type { LayoutLinkTarget } from '../../layout/layout-link';
import { layoutMessages } from '../../layout/layout.messages';

import { linkMessages } from './link.messages';

export interface FooterGroup {
  id: string;
  title?: MessageDescriptor;
  links: LayoutLinkTarget[];
}

interface Rights {
  canPublish: boolean;
}

function category(label: MessageDescriptor, slug: string): LayoutLinkTarget {
  return { label, address: 'category', params: { slug } };
}

const GUESTS: FooterGroup = {
  id: 'guests',
  title: linkMessages.guests,
  links: [
    category(linkMessages.motorhomes, 'motorhome'),
    category(linkMessages.campervans, 'campervan'),
    category(linkMessages.vans, 'van'),
    { label: linkMessages.caravans, address: 'search', search: 'types=6' },
    { label: linkMessages.hitTheRoad, address: 'hit-the-road' },
    { label: linkMessages.insurance, address: 'insurances', route: 'list_insurances' },
    { label: linkMessages.assistance, address: 'assistances', route: 'list_assistances' },
    { label: linkMessages.giftCard, address: 'gift-cards', route: 'gift_card' },
    { label: linkMessages.faq, route: 'faq' },
    { label: linkMessages.helpCentre, address: 'help', route: 'help_center' },
  ],
};

const BRAND_LINKS: FooterGroup = {
  id: 'brand',
  links: [
    { label: linkMessages.howItWorks, address: 'how-it-works', params: { product: 'campavia' } },
    { label: linkMessages.community, address: 'community' },
    { label: linkMessages.newsletter, address: 'newsletter' },
    { label: linkMessages.blog, route: 'blog' },
    { label: linkMessages.team, address: 'team' },
    { label: linkMessages.press, address: 'press' },
    { label: linkMessages.jobs, route: 'jobs' },
    { label: linkMessages.partners, address: 'partners' },
    { label: linkMessages.contact, address: 'contact' },
    { label: linkMessages.appIos, route: 'app_ios' },
    { label: linkMessages.appAndroid, route: 'app_android' },
  ],
};

const SISTER: LayoutLinkTarget = { label: linkMessages.listCamper, route: 'sister_platform' };

function owners({ canPublish }: Rights): FooterGroup {
  return {
    id: 'owners',
    title: linkMessages.owners,
    links: [
      canPublish ? { label: linkMessages.listCamper, address: 'onboarding', route: 'rent_out' } : SISTER,
      { label: linkMessages.earnings, address: 'earnings' },
      { label: linkMessages.rentOut, address: 'rent-my-motorhome' },
      { label: linkMessages.contract, address: 'contract' },
      { label: linkMessages.ambassador, address: 'ambassador' },
    ],
  };
}

export function footerGroups(rights: Rights): FooterGroup[] {
  return [GUESTS, owners(rights), BRAND_LINKS];
}

export const HELP: LayoutLinkTarget = { label: layoutMessages.help, address: 'help', route: 'help_center' };
export const TERMS: LayoutLinkTarget = { label: linkMessages.terms, address: 'terms' };
export const PRIVACY: LayoutLinkTarget = {
  label: linkMessages.privacy,
  address: 'confidentiality',
  route: 'privacy',
};

/** The networks' own names are the same in every language; routing data have them in small letters. */
export const NETWORKS = ['Instagram', 'YouTube', 'Facebook', 'Pinterest', 'Twitter'].map((name) => ({
  route: name.toLowerCase(),
  name,
}));
