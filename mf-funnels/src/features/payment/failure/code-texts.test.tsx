import { screen, waitFor } from '@testing-library/react';

import { aBooking, aReferential } from '@campavia/contracts/testing';
import { type Language } from '@campavia/i18n/sites';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import {
  catalogueOf,
  faultsOf,
  OTHER_LANGUAGES,
  PAYMENT_CODES,
  referentialTexts,
  type ShownTexts,
  SITE_OF,
} from '../../../../test/code-texts';
import { FailedPayment } from './failed-payment';

setUpWire();
const TRIP = { id: 'trip', pattern: '/d/trips/{id}', part: 'mf-trips' };
const SEARCH = { id: 'search', pattern: '/s', part: 'mf-search' };
const PATH = '/campers/1201/payment/7001/payment';
/** Unknown codes: one of the bank, one of the api. */
const OF_BANK = 'MPG_NEVER_HEARD';
const OF_API = 'BOOKING_NEVER_HEARD';

/** All codes on one page, in a language. */
async function shownIn(language: Language, over: Record<string, string> = {}) {
  const payment_errors = referentialTexts(language);
  answer('get', '/3/referential/', aReferential({ payment_errors }));
  const folders = ['messages', 'src/features/funnel/messages', 'src/features/payment/messages'];
  const messages = Object.assign(
    {},
    ...folders.map((folder) => catalogueOf(folder, language)),
    over,
  ) as object;
  const codes = [...PAYMENT_CODES, OF_BANK, OF_API];
  const page = codes.map((code) => (
    <section key={code} aria-label={code}>
      <FailedPayment code={code} booking={aBooking({ state: 'ACCEPTED' })} paying={PATH} />
    </section>
  ));
  const shown = renderScreen(<>{page}</>, {
    site: SITE_OF[language],
    path: PATH,
    messages: { ...messages },
    platform: { addresses: [TRIP, SEARCH] },
  });
  await waitFor(() => expect(screen.getAllByText(payment_errors.default.title).length).toBeGreaterThan(0));
  const texts = new Map(codes.map((code) => [code, shownTextsOf(code)]));
  shown.unmount();
  return texts;
}

function shownTextsOf(code: string): ShownTexts {
  const section = screen.getByLabelText(code);
  const [lead, ...others] = section.querySelectorAll('p');
  const next = [...others, ...section.querySelectorAll('a')];
  const textOf = (pieces: readonly Element[]) => pieces.map(({ textContent }) => textContent).join(' ');
  const title = textOf([...section.querySelectorAll('h1')]);
  return { code, title, description: textOf(lead ? [lead] : []), next: textOf(next) };
}

type Shown = Awaited<ReturnType<typeof shownIn>>;

function faultsIn(shown: Shown, codes: readonly string[], english?: Shown): string[] {
  return codes.flatMap((code) => {
    const isOfBank = /^M[GP]{2}_|^YSC_/.test(code);
    const [texts, general] = [shown.get(code), shown.get(isOfBank ? OF_BANK : OF_API)];
    return texts && general ? faultsOf(texts, general, english?.get(code)) : [`${code} is not shown`];
  });
}

/** The texts that others are compared with. */
let english: Shown | undefined;

test('every code of a payment has a title, a description and a next step in English', async () => {
  english ??= await shownIn('en');
  expect(faultsIn(english, PAYMENT_CODES)).toEqual([]);
});

test.each(OTHER_LANGUAGES)('and in %s, not in English', async (language) => {
  english ??= await shownIn('en');
  expect(faultsIn(await shownIn(language), PAYMENT_CODES, english)).toEqual([]);
});

test('a code without texts, with English ones, or shown raw fails the test', async () => {
  english ??= await shownIn('en');
  const sentence = english.get('card')?.description ?? '';
  const over = { 'payment.failure.card': sentence, 'payment.failure.token': 'CARD_TOKEN failed' };
  const french = await shownIn('fr', over);
  expect(faultsIn(french, ['card', 'token', OF_BANK, OF_API], english)).toEqual([
    'card is English in its description',
    'token shows a code as description',
    'MPG_NEVER_HEARD has no words of its own',
    'BOOKING_NEVER_HEARD has no words of its own',
  ]);
  expect(faultsIn(french, ['MPG_NOT_EVEN_THERE'])).toEqual(['MPG_NOT_EVEN_THERE is not shown']);
});
