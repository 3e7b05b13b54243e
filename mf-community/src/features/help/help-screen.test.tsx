import { act, screen, waitFor, within } from '@testing-library/react';

import { aFaq, aFaqTrip, aMe, aReferential, aUserFaq } from '@campavia/contracts/testing';
import { answer, renderScreen, setUpWire, type ScreenOptions } from '@campavia/testing';

import { HelpScreen } from './help-screen';
import french from './messages/fr.json';

const ADDRESSES = [
  { id: 'help', pattern: '/help', part: 'mf-community' },
  { id: 'contact', pattern: '/contact', part: 'mf-community' },
  { id: 'trips', pattern: '/d/trips', part: 'mf-trips' },
  { id: 'trip', pattern: '/d/trips/{id}', part: 'mf-trips' },
];

setUpWire();
beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

function renderHelp(path = '/help', { platform, ...options }: ScreenOptions = {}) {
  return renderScreen(<HelpScreen />, {
    path,
    data: { faq: aFaq() },
    platform: { addresses: ADDRESSES, referential: aReferential(), ...platform },
    ...options,
  });
}

const questions = () =>
  [...document.querySelectorAll('[id^="topic-"] ~ div summary')].map(({ textContent }) => textContent);
const field = () => screen.getByRole('searchbox', { name: 'Search the help' });
const opened = () => [...document.querySelectorAll('details[id][open]')].map(({ id }) => id);

test('shows every topic with its questions', () => {
  renderHelp();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How can we help?');
  expect(document.title).toBe('Help · Campavia');
  expect(questions()).toHaveLength(5);
  expect(opened()).toEqual([]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('filters while typing, and shows the number of answers', async () => {
  const { user } = renderHelp();
  await user.type(field(), 'Depósit');
  expect(questions()).toEqual([
    'When is the deposit taken?',
    'When do I get the deposit back?',
    'How can I pay?',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('3 answers for “Depósit”, of 5');
  const marked = [...document.querySelectorAll('summary mark')].map(({ textContent }) => textContent);
  expect(marked).toEqual(['deposit', 'deposit']);
});

test('the typed text is stored in the address, and restored from it', async () => {
  const { user, platform } = renderHelp('/help?topic=paying');
  await user.type(field(), ' deposit back{Enter}');
  await waitFor(() =>
    expect(platform.navigation.current().place.search).toBe('?q=deposit+back&topic=paying'),
  );
  expect(field()).toHaveValue(' deposit back');
  act(() => platform.navigation.push('/en-ie/help?q=pay'));
  expect(field()).toHaveValue('pay');
});

test('the address opens a search in a topic, and one question', () => {
  renderHelp('/help?q=deposit&topic=paying&question=deposit-back');
  expect(field()).toHaveValue('deposit');
  expect(opened()).toEqual(['deposit-back']);
  const [topics] = screen.getAllByRole('navigation', { name: 'Topics' });
  expect(within(topics as HTMLElement).getByRole('link', { current: true })).toHaveTextContent(
    'Paying and deposit 3',
  );
});

test('a link to a question opens it', () => {
  renderHelp('/help#cafe');
  expect(opened()).toEqual(['cafe']);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});

test('a topic keeps the search', async () => {
  const { user, platform } = renderHelp('/help?q=deposit');
  const [topics] = screen.getAllByRole('navigation', { name: 'Topics' });
  await user.click(within(topics as HTMLElement).getByRole('link', { name: /Booking a camper/ }));
  expect(platform.navigation.current().place.search).toBe('?q=deposit&topic=booking');
  expect(screen.getByText('No answer for “deposit” in this topic.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '3 answers in other topics' }));
  expect(questions()).toHaveLength(3);
});

test('in a small window the topics collapse once one is chosen', async () => {
  const { user } = renderHelp();
  const summary = screen.getByText('Topics', { selector: 'summary' });
  const details = summary.closest('details') as HTMLDetailsElement;
  details.open = true;
  await user.click(within(details).getByRole('link', { name: /Booking a camper/ }));
  expect(details).not.toHaveAttribute('open');
  expect(questions()).toHaveLength(2);
});

test('the search can be cleared, and the field keeps the focus', async () => {
  const { user } = renderHelp('/help?q=deposit');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(questions()).toHaveLength(5);
});

test('suggests a similar word for a misspelt one', async () => {
  const { user } = renderHelp('/help?q=depozit');
  expect(screen.getByText('No answer for “depozit”.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'deposit' }));
  expect(field()).toHaveValue('deposit');
  expect(questions()).toHaveLength(3);
});

test.each(['🚐', '.*', '(((', '<i>🚐</i>', '%%'])('treats %s as plain text', async (typed) => {
  const { user } = renderHelp();
  await user.click(field());
  await user.paste(typed);
  expect(screen.getByText(`No answer for “${typed}”.`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Booking a camper' })).toHaveAttribute(
    'href',
    '/en-ie/help?topic=booking',
  );
});

test('an answer has links to pages of the site, and none to a missing page', () => {
  const { unmount } = renderHelp('/help?question=deposit-when');
  expect(screen.getByRole('link', { name: 'your trips' })).toHaveAttribute('href', '/en-ie/d/trips');
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/en-ie/contact');
  unmount();
  renderHelp('/help?question=deposit-when', { platform: { addresses: [], referential: aReferential() } });
  expect(document.getElementById('deposit-when')).toHaveTextContent('See it in your trips');
  expect(screen.queryByRole('link', { name: 'your trips' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Write to us' })).toBeNull();
});

describe('a signed-in user', () => {
  const open = (trip: ReturnType<typeof aFaqTrip> | null) => {
    answer('get', '/3/faq/user/41/', aUserFaq({ trip }));
    return renderHelp('/help?question=deposit-when', { user: aMe() });
  };
  const deposit = () => document.getElementById('deposit-when');

  test('sees the amount of their own deposit, and when it is authorised and released', async () => {
    open(aFaqTrip());
    expect(await screen.findAllByRole('link', { name: 'See your trip with Summit' })).not.toEqual([]);
    expect(deposit()).toHaveTextContent('€2,000.00 on Sat, 26 Jun');
    expect(deposit()).toHaveTextContent('released on Thu, 22 Jul at the latest, unless Claire');
  });

  test('sees that it is authorised', async () => {
    open(aFaqTrip({ deposit_state: 'authorised' }));
    await waitFor(() => expect(deposit()).toHaveTextContent('€2,000.00 is reserved'));
  });

  test('sees that it is paid at the hand-over', async () => {
    open(aFaqTrip({ deposit_state: 'at_pick_up', deposit_on: null }));
    await waitFor(() => expect(deposit()).toHaveTextContent('you hand over to Claire at pick-up'));
  });

  test('sees the general answer without a trip', async () => {
    const { platform } = open(null);
    await waitFor(() => expect(platform.cache.get('faq/user/41')).toBeDefined());
    expect(screen.queryByRole('link', { name: /See your trip/ })).toBeNull();
  });
});

test('can reload answers that failed to load', async () => {
  answer('get', '/3/faq/', { code: 'server_error', detail: '' }, { status: 500 });
  const { user } = renderHelp('/help', { data: {} });
  expect(await screen.findByText('The answers could not be loaded')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to us' })).toBeVisible();
  answer('get', '/3/faq/', aFaq());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(questions()).toHaveLength(5));
});

test('is in French on the French site', () => {
  renderHelp('/help?q=deposit', { site: 'fr', messages: french });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Comment pouvons-nous vous aider');
  expect(screen.getByRole('status')).toHaveTextContent('3 réponses pour');
});
