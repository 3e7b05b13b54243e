import { screen } from '@testing-library/react';

import { aSearchResult } from '@campavia/contracts/testing';
import { Route, Routes, usePagePreview } from '@campavia/remote-kit';
import { renderScreen } from '@campavia/testing';

import { CamperCard, type CamperCardProps } from './camper-card';

const WITH_DATES = {
  booking_price_per_day: '123.26',
  final_booking_price: '1355.90',
  original_booking_price: '1556.00',
};

function renderCard(over: Parameters<typeof aSearchResult>[0] = {}, props: Partial<CamperCardProps> = {}) {
  const camper = aSearchResult({ title: 'Pössl Summit 600', beds: 2, ...over });
  return renderScreen(<CamperCard camper={camper} href="/campers/1201?date_from=2027-06-28" {...props} />);
}

const card = () => screen.getByRole('article');

test('the whole card is one link with the name of the camper', async () => {
  const { user } = renderCard(WITH_DATES);
  const link = screen.getByRole('link');
  expect(link).toHaveAccessibleName('Pössl Summit 600');
  expect(link).toHaveAccessibleDescription(
    /Sleeps 2 · 4 seats · Campervan · instant €123.26 a day.*€1,355.90 in all/,
  );
  await user.click(link);
  expect(window.location.pathname + window.location.search).toBe('/en-ie/campers/1201?date_from=2027-06-28');
});

test('passes its data to the page it links to', async () => {
  function Listing() {
    const preview = usePagePreview('listing');
    return <h1>{preview && `${preview.title}, ${preview.booking_price_per_day} ${preview.currency}`}</h1>;
  }
  const camper = aSearchResult({ title: 'Pössl Summit 600', ...WITH_DATES });
  const href = '/campers/1201?date_from=2027-06-28';
  const routes = (
    <Routes>
      <Route path="/" element={<CamperCard camper={camper} href={href} />} />
      <Route path="/campers/:id" element={<Listing />} />
    </Routes>
  );
  const { user } = renderScreen(routes);
  await user.click(screen.getByRole('link'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pössl Summit 600, 123.26 EUR');
});

test('a caravan has no seats, so none are shown', () => {
  renderCard({ seatbelts: 0, type: 6 });
  expect(card()).toHaveTextContent(/Sleeps 2 · Caravan/);
});

test('with dates it shows the price of a day, the former price and the total', () => {
  renderCard(WITH_DATES, { distance: '2 km' });
  expect(card()).toHaveTextContent('Annecy · 2 km');
  expect(card()).toHaveTextContent('€123.26 a day');
  expect(card()).toHaveTextContent('Before discounts: €1,556.00');
  expect(card()).toHaveTextContent('€1,355.90 in all');
});

test('shows no former price without a discount', () => {
  renderCard({ ...WITH_DATES, original_booking_price: '1355.90' });
  expect(card()).not.toHaveTextContent('Before discounts');
});

test('without dates it shows the lowest price of a day and no total', () => {
  renderCard({ price_per_day: '84.00' });
  expect(card()).toHaveTextContent('from €84 a day');
  expect(card()).not.toHaveTextContent('in all');
});

test.each([
  [4.84, 3, '4.8 out of 5, 3 reviews'],
  [5, 2, 'New'],
  [null, 0, 'New'],
])('an average of %p from %i reviews reads "%s"', (review_average, review_count, text) => {
  renderCard({ review_average, review_count });
  expect(card()).toHaveTextContent(text);
});

test('the first pictures are loaded at once, the others when they are near', () => {
  renderCard({}, { isPriority: true });
  const picture = card().querySelector('img');
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(picture).toHaveAttribute('srcset', expect.stringContaining('320w'));
});

test('a camper without pictures has a card', () => {
  renderCard({ pictures: [] });
  expect(card().querySelector('img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Pössl Summit 600' })).toBeVisible();
});

test('the wishlist button works on its own, without opening the card', async () => {
  const onKeep = jest.fn();
  const { user } = renderCard({}, { heart: <button onClick={onKeep}>Save</button> });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onKeep).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/en-ie/');
});
