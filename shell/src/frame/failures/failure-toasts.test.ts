import { createEventBus, type FailureShown, type ToastShown } from '@campavia/remote-kit';

import { showFailures } from './failure-toasts';

const WORDS = { error: 'That did not work', unknown: 'We cannot say why.' };

function toastsFor(entries: FailureShown['entries']): ToastShown[] {
  const events = createEventBus();
  const toasts: ToastShown[] = [];
  events.hear('toast.shown', (toast) => toasts.push(toast));
  showFailures(events, WORDS);
  events.send('failure.shown', { entries });
  return toasts;
}

test.each<[string, FailureShown['entries'], [title: string, text: string][]]>([
  ['the field and its sentence', [{ field: 'days', text: '5 at most.' }], [['Days', '5 at most.']]],
  ['a field’s name as words', [{ field: 'date_from', text: 'Too early.' }], [['Date from', 'Too early.']]],
  ['a field within another', [{ field: 'location.city', text: 'Unknown.' }], [['Location city', 'Unknown.']]],
  ['a label as it is', [{ field: 'Date de départ', text: 'Trop tôt.' }], [['Date de départ', 'Trop tôt.']]],
  ['a sentence about the whole', [{ text: 'Too late.' }], [['That did not work', 'Too late.']]],
  ['a field nobody says anything about', [{ field: 'phone' }], [['Phone', 'We cannot say why.']]],
  ['nothing known', [{}], [['That did not work', 'We cannot say why.']]],
  [
    'one toast per entry, and none twice',
    [{ text: 'Too late.' }, { field: 'days' }, { text: 'Too late.' }],
    [
      ['That did not work', 'Too late.'],
      ['Days', 'We cannot say why.'],
    ],
  ],
  ['nothing of a call that was given up', [], []],
])('a failure without a form shows %s', (_, entries, shown) => {
  expect(toastsFor(entries)).toEqual(shown.map(([title, text]) => ({ tone: 'stop', title, text })));
});
