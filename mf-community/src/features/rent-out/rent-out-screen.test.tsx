import { screen, waitFor, within } from '@testing-library/react';

import { aReferential } from '@campavia/contracts/testing';
import { answer, renderScreen, setUpWire } from '@campavia/testing';

import french from './messages/fr.json';
import { RentOutScreen } from './rent-out-screen';

const addresses = [
  { id: 'onboarding', pattern: '/onboarding', part: 'mf-onboarding' },
  { id: 'earnings', pattern: '/earnings', part: 'mf-onboarding' },
];
const routing = { sister_platform: 'https://sister.test/en/create?utm_medium=onboarding' };
const open = aReferential();
const closed = aReferential({ can_publish_camper: false });

const buttons = () => screen.queryAllByRole('link', { name: 'List your camper' });

setUpWire();

test('links owners to listing a camper, and to the earnings simulator', () => {
  renderScreen(<RentOutScreen />, { platform: { addresses, routing, referential: open } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rent out your camper');
  expect(document.title).toBe('Rent out your camper · Campavia');
  expect(buttons().map((link) => link.getAttribute('href'))).toEqual([
    '/en-ie/onboarding',
    '/en-ie/onboarding',
    '/en-ie/onboarding',
  ]);
  expect(screen.getByRole('link', { name: 'See what it could earn' })).toHaveAttribute(
    'href',
    '/en-ie/earnings',
  );
});

test('shows the answers of opened questions', async () => {
  const { user } = renderScreen(<RentOutScreen />, { platform: { addresses, routing, referential: open } });
  await user.click(screen.getByText('What happens after damage?'));
  const answered = screen.getByText(/^You note it in the condition report/);
  expect(answered.closest('details')).toHaveAttribute('open');
});

test('hides links to missing pages', () => {
  renderScreen(<RentOutScreen />, { platform: { addresses: [], referential: open } });
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('shows what an owner receives in the currency of the site', () => {
  renderScreen(<RentOutScreen />, { site: 'en-gb', platform: { referential: open } });
  const received = screen.getByText('You receive').closest('div') as HTMLElement;
  expect(within(received).getByText('£378.00')).toBeVisible();
  expect(screen.getByText(/a service fee of £56.70/)).toBeVisible();
});

test('asks owners before they leave for the sister platform', async () => {
  const { user } = renderScreen(<RentOutScreen />, { platform: { addresses, routing, referential: closed } });
  const [button] = buttons();
  expect(button).toHaveAttribute('href', routing.sister_platform);
  await user.click(button as HTMLElement);
  const question = await screen.findByRole('dialog', { name: 'List your camper on our sister platform?' });
  expect(within(question).getByRole('link', { name: 'Go to the sister site' })).toHaveAttribute(
    'href',
    routing.sister_platform,
  );
  await user.click(within(question).getByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('loads the referential if the document came without it', async () => {
  answer('get', '/3/referential/', closed);
  renderScreen(<RentOutScreen />, { platform: { addresses, routing } });
  await waitFor(() => expect(buttons()[0]).toHaveAttribute('href', routing.sister_platform));
});

test('is in French on the French site', () => {
  renderScreen(<RentOutScreen />, {
    site: 'fr',
    messages: french,
    platform: { addresses, referential: open },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mettez votre véhicule en location');
  expect(document.title).toBe('Mettre son véhicule en location · Campavia');
});
