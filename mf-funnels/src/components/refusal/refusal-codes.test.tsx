import { screen } from '@testing-library/react';

import { aBooking } from '@campavia/contracts/testing';
import { PRICE_REFUSALS, type PriceRefusalCode } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';
import { renderScreen } from '@campavia/testing';

import {
  catalogueOf,
  couponText,
  faultsOf,
  OTHER_LANGUAGES,
  type ShownTexts,
  SITE_OF,
} from '../../../test/code-texts';
import { RefusedTrip } from '../../features/funnel/choices/refused-trip';
import type { Refusal } from '../../rules/refusal';

const ADDRESSES = [
  { id: 'listing', pattern: '/campers/{id}', part: 'mf-listing' },
  { id: 'search', pattern: '/s', part: 'mf-search' },
  { id: 'trips', pattern: '/d/trips', part: 'mf-trips' },
  { id: 'trip.documents', pattern: '/d/trips/{id}/documents', part: 'mf-trips' },
];
const NUMBERS = Object.keys(PRICE_REFUSALS) as PriceRefusalCode[];
const REFUSALS = new Map<string, Refusal>([
  ...NUMBERS.map((code): [string, Refusal] => [code, { kind: 'trip', code, minDays: 5 }]),
  ['coupon', { kind: 'coupon', text: undefined }],
  ['cover', { kind: 'cover' }],
  ['insurance', { kind: 'insurance' }],
]);
const nothing = () => undefined;
const pricing = { retry: nothing, choose: () => Promise.resolve(undefined) };

/** The message beside a step for an unavailable trip, and its action. */
function shownIn(language: Language, [code, refusal]: [string, Refusal]): ShownTexts {
  const messages = {
    ...catalogueOf('messages', language),
    ...catalogueOf('src/features/funnel/messages', language),
  };
  const page = <RefusedTrip booking={aBooking()} refusal={refusal} pricing={pricing} />;
  const options = { site: SITE_OF[language], messages, platform: { addresses: ADDRESSES } };
  const { unmount } = renderScreen(page, options);
  const description = screen.getByRole('status').textContent ?? '';
  const actions = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')];
  const next = actions.map(({ textContent }) => textContent).join(' ');
  unmount();
  // The message is a title of its own here.
  return { code, title: description, description, next };
}

function faultsIn(language: Language, refusals: ReadonlyMap<string, Refusal>): string[] {
  const general = shownIn(language, ['general', { kind: 'failed' }]);
  return [...refusals].flatMap((each) => {
    const english = language === 'en' ? undefined : shownIn('en', each);
    return faultsOf(shownIn(language, each), general, english);
  });
}

test.each(['en', ...OTHER_LANGUAGES] as const)(
  'every price refusal has a message in %s, with an action',
  (language) => {
    expect(faultsIn(language, REFUSALS)).toEqual([]);
  },
);

test.each(OTHER_LANGUAGES)('the api explains an invalid coupon in %s', (language) => {
  expect(couponText(language)).not.toBe('');
  expect(couponText(language)).not.toBe(couponText('en'));
});

test.each([
  ['104', true],
  ['110', true],
  ['107', false],
] as const)('a trip refused with code %s leads to the documents: %s', (code, isLinked) => {
  const page = (
    <RefusedTrip booking={aBooking()} refusal={{ kind: 'trip', code, minDays: 5 }} pricing={pricing} />
  );
  renderScreen(page, { platform: { addresses: ADDRESSES } });
  const link = screen.queryByRole('link', { name: 'Send your documents' });
  expect(link?.getAttribute('href') ?? null).toBe(isLinked ? '/en-ie/d/trips/7001/documents' : null);
});

test('a refusal without a message of its own fails the test', () => {
  const withoutText = new Map<string, Refusal>([['state', { kind: 'state' }]]);
  expect(faultsIn('de', withoutText)).toEqual(['state has no words of its own']);
});
