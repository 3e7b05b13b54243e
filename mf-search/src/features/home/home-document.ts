import type { IntlShape } from 'react-intl';

import { pageTitle, type DocumentHead } from '@campavia/remote-kit/config';

import { createSiteData, type SiteFacts } from '../../components/structured-data/site-data';
import { HERO_SIZES, heroSrcset } from '../../rules/home/hero-sizes';

import { homeMessages } from './home.messages';

/** `files` is the address of the release's files, without a slash at its end. */
export function createHomeHead(
  { formatMessage }: IntlShape,
  { files, ...facts }: SiteFacts & { files: string },
): DocumentHead {
  return {
    title: pageTitle(formatMessage(homeMessages.documentTitle)),
    description: formatMessage(homeMessages.documentDescription),
    canonical: '/',
    structuredData: createSiteData(facts),
    tags: [
      {
        tag: 'link',
        attributes: {
          rel: 'preload',
          as: 'image',
          type: 'image/avif',
          imagesrcset: heroSrcset((width) => `${files}/pictures/hero-${width}.avif`),
          imagesizes: HERO_SIZES,
          fetchpriority: 'high',
        },
      },
    ],
  };
}
