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

const GUESTS: FooterGroup = {
  id: 'guests',
  title: linkMessages.guests,
  links: [
    { label: linkMessages.motorhomes, address: 'category', params: { slug: 'motorhome' } },
    { label: linkMessages.campervans, address: 'category', params: { slug: 'campervan' } },
    { label: linkMessages.vans, address: 'category', params: { slug: 'van' } },
    { label: linkMessages.caravans, address: 'search', search: 'types=6' },
    { label: linkMessages.hitTheRoad, address: 'hit-the-road' },
    { label: linkMessages.insurance, route: 'list_insurances' },
    { label: linkMessages.assistance, route: 'list_assistances' },
    { label: linkMessages.giftCard, route: 'gift_card' },
    { label: linkMessages.faq, route: 'faq' },
    { label: linkMessages.helpCentre, address: 'help', route: 'help_center' },
  ],
};

const BRAND_LINKS: FooterGroup = {
  id: 'brand',
  links: [
    { label: linkMessages.howItWorks, address: 'how-it-works', params: { product: 'campavia' } },
    { label: linkMessages.community, address: 'community' },
    { label: linkMessages.blog, route: 'blog' },
    { label: linkMessages.team, route: 'team' },
    { label: linkMessages.press, route: 'press' },
    { label: linkMessages.jobs, route: 'jobs' },
    { label: linkMessages.partners, route: 'partners' },
    { label: linkMessages.contact, route: 'contact' },
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
      { label: linkMessages.contract, route: 'contract' },
      { label: linkMessages.ambassador, route: 'ambassador' },
    ],
  };
}

export function footerGroups(rights: Rights): FooterGroup[] {
  return [GUESTS, owners(rights), BRAND_LINKS];
}

export const HELP: LayoutLinkTarget = { label: layoutMessages.help, address: 'help', route: 'help_center' };
export const TERMS: LayoutLinkTarget = { label: linkMessages.terms, address: 'terms', route: 'terms' };
export const PRIVACY: LayoutLinkTarget = {
  label: linkMessages.privacy,
  address: 'privacy',
  route: 'privacy',
};

/** Names in the routing data; the networks' own names are the same in every language. */
export const NETWORKS: readonly { route: string; name: string }[] = [
  { route: 'instagram', name: 'Instagram' },
  { route: 'youtube', name: 'YouTube' },
  { route: 'facebook', name: 'Facebook' },
  { route: 'pinterest', name: 'Pinterest' },
  { route: 'twitter', name: 'Twitter' },
];
