import type { SearchQuery } from '@campavia/domain';
import type { AddressParams } from '@campavia/remote-kit';

export interface ContentLink {
  address: string;
  params?: AddressParams;
  search?: string;
  /** For links to campers of a kind: the filters. A guide with this action shows a few of them. */
  campers?: SearchQuery;
}

/** Every path that a text may link to, and its address. */
export const CONTENT_LINKS: Record<string, ContentLink> = {
  '/': { address: 'home' },
  '/s': { address: 'search' },
  '/s?beds=4': { address: 'search', search: 'beds=4', campers: { beds: 4 } },
  '/s?is_ambassador=true': {
    address: 'search',
    search: 'is_ambassador=true',
    campers: { is_ambassador: true },
  },
  '/s?pets=true': { address: 'search', search: 'pets=true', campers: { pets: true } },
  '/camper-type/campervan': { address: 'category', params: { slug: 'campervan' }, campers: { types: [4] } },
  '/camper-type/motorhome': {
    address: 'category',
    params: { slug: 'motorhome' },
    campers: { types: [1, 2, 3] },
  },
  '/camper-type/van': { address: 'category', params: { slug: 'van' }, campers: { types: [5] } },
  '/community/all-reviews': { address: 'community.all-reviews' },
  '/community/pictures-wall': { address: 'community.pictures-wall' },
  '/rent-my-motorhome': { address: 'rent-my-motorhome' },
  '/earnings': { address: 'earnings' },
  '/onboarding': { address: 'onboarding' },
  '/help': { address: 'help' },
  '/contact': { address: 'contact' },
  '/signup': { address: 'signup' },
  '/d/trips': { address: 'trips' },
  '/d/campers': { address: 'campers' },
  '/ambassador': { address: 'ambassador' },
  '/assistances': { address: 'assistances' },
  '/confidentiality': { address: 'confidentiality' },
  '/contract': { address: 'contract' },
  '/get-apps': { address: 'get-apps' },
  '/gift-cards': { address: 'gift-cards' },
  '/how-campavia-works': { address: 'how-it-works', params: { product: 'campavia' } },
  '/insurances': { address: 'insurances' },
  '/partners': { address: 'partners' },
  '/press': { address: 'press' },
  '/privacy/cookies': { address: 'privacy.cookies' },
  '/rv-hire-family': { address: 'rv-hire-family' },
  '/rv-hire-with-pets': { address: 'rv-hire-with-pets' },
  '/surftrip': { address: 'surftrip' },
  '/team': { address: 'team' },
  '/terms': { address: 'terms' },
  '/travelers/hit-the-road': { address: 'hit-the-road' },
  '/travelers/rv-beginner': { address: 'rv-beginner' },
  '/we-love-california': { address: 'we-love-california' },
};

/** The page of a guide; its folder has the same name as its address. */
export function findGuideLink(page: string): ContentLink | undefined {
  return Object.values(CONTENT_LINKS).find(({ address }) => address === page);
}
