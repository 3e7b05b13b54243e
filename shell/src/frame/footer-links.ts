import type { MessageDescriptor } from 'react-intl';

import type { FrameLinkTarget } from './frame-link';
import { frameMessages } from './frame.messages';

/** A column of the footer; without a single link that leads somewhere it is left out. */
export interface FooterGroup {
  id: string;
  /** The last column is headed by the brand. */
  title?: MessageDescriptor;
  links: FrameLinkTarget[];
}

export const FOOTER_GROUPS: FooterGroup[] = [
  {
    id: 'guests',
    title: frameMessages.forGuests,
    links: [
      { label: frameMessages.motorhomes, address: 'search', search: 'types=1&types=2&types=3' },
      { label: frameMessages.campervans, address: 'search', search: 'types=4' },
      { label: frameMessages.vans, address: 'search', search: 'types=5' },
      { label: frameMessages.caravans, address: 'search', search: 'types=6' },
      { label: frameMessages.insurance, route: 'list_insurances' },
      { label: frameMessages.helpCentre, address: 'help', route: 'help_center' },
    ],
  },
  {
    id: 'owners',
    title: frameMessages.forOwners,
    links: [
      { label: frameMessages.listCamper, address: 'onboarding', route: 'rent_out' },
      { label: frameMessages.earnings, address: 'earnings' },
    ],
  },
  {
    id: 'brand',
    links: [
      { label: frameMessages.howItWorks, address: 'how-it-works', params: { product: 'campavia' } },
      { label: frameMessages.community, address: 'community' },
      { label: frameMessages.blog, route: 'blog' },
      { label: frameMessages.press, route: 'press' },
      { label: frameMessages.jobs, route: 'jobs' },
      { label: frameMessages.contact, route: 'contact' },
    ],
  },
];

export const SMALL_PRINT: FrameLinkTarget[] = [
  { label: frameMessages.terms, address: 'terms', route: 'terms' },
  { label: frameMessages.privacy, address: 'privacy', route: 'privacy' },
];
