import { waitFor } from '@testing-library/react';

import { siteOf, type Site } from '@campavia/i18n/sites';
import { createEventBus, type FailureShown, type ToastShown } from '@campavia/remote-kit';

import { nameField } from '../../features/field-names/name-field';

import { showFailures } from './failure-toasts';

const TEXTS = { error: 'That did not work', unknown: 'We do not know why.' };

const reported = jest.fn();

beforeEach(() => {
  reported.mockReset();
  Object.assign(window, { reportError: reported });
});

function siteNamed(locale: string): Site {
  const site = siteOf(locale);
  if (!site) throw new Error(`There is no site ${locale}`);
  return site;
}

/** The toasts of a failure, once its last entry is shown. */
async function toastsFor(entries: FailureShown['entries'], site = 'en-ie'): Promise<ToastShown[]> {
  const events = createEventBus();
  const toasts: ToastShown[] = [];
  events.subscribe('toast.shown', (toast) => toasts.push(toast));
  showFailures({ events, site: siteNamed(site), texts: TEXTS, nameField });
  events.send('failure.shown', { entries });
  const distinct = new Set(entries.map((entry) => JSON.stringify(entry)));
  await waitFor(() => expect(toasts).toHaveLength(distinct.size));
  return toasts;
}

test.each<[string, FailureShown['entries'], [title: string, text: string][]]>([
  ['the field and its sentence', [{ field: 'days', text: '5 at most.' }], [['Number of days', '5 at most.']]],
  [
    'a field by the name that people know',
    [{ field: 'date_from', text: 'Too early.' }],
    [['First day', 'Too early.']],
  ],
  ['a field within another', [{ field: 'location.city', text: 'Unknown.' }], [['Town', 'Unknown.']]],
  ['a label as it is', [{ field: 'Date de départ', text: 'Trop tôt.' }], [['Date de départ', 'Trop tôt.']]],
  ['a sentence about the whole', [{ text: 'Too late.' }], [['That did not work', 'Too late.']]],
  ['a field without an error text', [{ field: 'phone' }], [['Phone number', 'We do not know why.']]],
  ['nothing known', [{}], [['That did not work', 'We do not know why.']]],
  [
    'one toast per entry, and none twice',
    [{ text: 'Too late.' }, { field: 'days' }, { text: 'Too late.' }],
    [
      ['That did not work', 'Too late.'],
      ['Number of days', 'We do not know why.'],
    ],
  ],
  ['nothing for an aborted call', [], []],
])('a failure without a form shows %s', async (_, entries, shown) => {
  expect(await toastsFor(entries)).toEqual(shown.map(([title, text]) => ({ tone: 'stop', title, text })));
});

test.each([
  ['fr', 'Premier jour'],
  ['de', 'Erster Tag'],
  ['es', 'Primer día'],
  ['it', 'Primo giorno'],
  ['nl', 'Eerste dag'],
  ['pt-pt', 'Primeiro dia'],
  ['ca', 'Primer dia'],
])('a field is named in the language of the site %s', async (site, title) => {
  expect(await toastsFor([{ field: 'date_from', text: '…' }], site)).toMatchObject([{ title }]);
});

test('a field within a list is named by its own key', async () => {
  expect(await toastsFor([{ field: 'options.0.quantity' }])).toMatchObject([{ title: 'Quantity' }]);
});

test('a key without a name is never shown, but reported', async () => {
  expect(await toastsFor([{ field: 'flux_capacity', text: 'Too low.' }])).toMatchObject([
    { title: TEXTS.error, text: 'Too low.' },
  ]);
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ reportedAs: 'i18n_untranslated_field' }));
});
