import { chooseListingLink, type ListingLink, type ListingWays } from './listing-link';

const onboarding = '/nl-be/onboarding';
const sisterPlatform = 'https://sister.test/nl-BE/create';

test.each<[string, ListingWays, ListingLink | undefined]>([
  [
    'to the onboarding where campers can be listed',
    { canPublish: true, onboarding, sisterPlatform },
    { href: onboarding, kind: 'onboarding' },
  ],
  [
    'to the sister platform where they cannot',
    { canPublish: false, onboarding, sisterPlatform },
    { href: sisterPlatform, kind: 'sister' },
  ],
  ['nowhere without an onboarding', { canPublish: true, onboarding: undefined, sisterPlatform }, undefined],
  [
    'nowhere without a sister platform',
    { canPublish: false, onboarding, sisterPlatform: undefined },
    undefined,
  ],
  ['nowhere while its link is empty', { canPublish: false, onboarding, sisterPlatform: '' }, undefined],
])('owners are linked %s', (_, ways, link) => {
  expect(chooseListingLink(ways)).toEqual(link);
});
