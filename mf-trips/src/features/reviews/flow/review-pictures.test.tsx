import { screen, waitFor } from '@testing-library/react';

import {
  aBooking,
  anOwnReview,
  someOwnReviews,
  someReviewsNeeded,
  someReviewStats,
} from '@campavia/contracts/testing';
import { answer, fixClock, setUpWire } from '@campavia/testing';

import { openTrips } from '../../../../test/open-trips';

fixClock();
setUpWire();

const PHOTO = '/3/review/9001/photo/';
const MEGABYTE = 1024 * 1024;
/** The first bytes of a JPEG. */
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);

const picture = (id: number) => ({ id, url: `/media/${id}/640.webp`, srcset: `/media/${id}/640.webp 640w` });
const draftWith = (...ids: number[]) =>
  anOwnReview({ state: 'draft', published_date: null, pictures: ids.map(picture) });

async function open(review = draftWith(1)) {
  answer('get', '/v4/bookings-guest/7001/', aBooking({ display_state: 'FINISHED', buttons: ['review'] }));
  answer('get', '/3/reviews-needed/', someReviewsNeeded([]));
  answer('get', '/v4/reviews/mine/', someOwnReviews([]));
  answer('get', '/v4/reviews/stats/', someReviewStats());
  answer('get', '/3/review/9001/', review);
  const page = openTrips('/f/trip/7001/booking?id_review=9001');
  await screen.findByRole('heading', { name: 'Pictures' });
  return page;
}

/** Fakes a browser that decodes a picture of 40 by 30 pixels and encodes a canvas. */
function letPicturesRotate() {
  const drawn = { translate: jest.fn(), rotate: jest.fn(), drawImage: jest.fn() };
  const createImageBitmap = () => Promise.resolve({ width: 40, height: 30 } as ImageBitmap);
  Object.assign(globalThis, { createImageBitmap });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawn as never);
  const encode = jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback) => {
    callback(new Blob([JPEG], { type: 'image/jpeg' }));
  });
  const sizeOfCanvas = () => {
    const { width, height } = encode.mock.contexts[0] as HTMLCanvasElement;
    return { width, height };
  };
  return { drawn, sizeOfCanvas };
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

const rotateButton = () => screen.getByRole('button', { name: 'Rotate picture 1' });

test('a picture is rotated to the right: the rotated one is uploaded, then the original is removed', async () => {
  const { drawn, sizeOfCanvas } = letPicturesRotate();
  answer('get', '/media/1/640.webp', 'the picture');
  const sent = answer('patch', PHOTO, draftWith(1, 2));
  const removed = answer('delete', `${PHOTO}1/`, draftWith(2));
  const { user } = await open();
  await user.click(rotateButton());
  await waitFor(() => expect(screen.getByAltText('Picture 1')).toHaveAttribute('src', '/media/2/640.webp'));
  expect([sent.urls.length, removed.urls.length]).toEqual([1, 1]);
  expect(sizeOfCanvas()).toEqual({ width: 30, height: 40 });
  expect(drawn.rotate).toHaveBeenCalledWith(Math.PI / 2);
});

test('pressing Rotate twice on a slow connection uploads one rotated picture', async () => {
  letPicturesRotate();
  answer('get', '/media/1/640.webp', 'the picture');
  let respond = () => undefined as void;
  const held = new Promise<void>((resolve) => (respond = resolve));
  const sent = answer('patch', PHOTO, () => held.then(() => draftWith(1, 2)));
  const removed = answer('delete', `${PHOTO}1/`, draftWith(2));
  const { user } = await open();
  const rotate = rotateButton();
  await user.click(rotate);
  await waitFor(() => expect(sent.urls).toHaveLength(1));
  // jsdom keeps the focus on a disabled control; a browser drops it.
  expect(rotate).toBeEnabled();
  expect(rotate).toHaveAttribute('aria-disabled', 'true');
  await user.click(rotate);
  const remove = screen.getByRole('button', { name: 'Remove picture 1' });
  expect(remove).toHaveAttribute('aria-disabled', 'true');
  await user.click(remove);
  expect(removed.urls).toHaveLength(0);
  respond();
  await waitFor(() => expect(screen.getByAltText('Picture 1')).toHaveAttribute('src', '/media/2/640.webp'));
  await waitFor(() => expect(rotateButton()).not.toHaveAttribute('aria-disabled'));
  expect([sent.urls.length, removed.urls.length]).toEqual([1, 1]);
});

test('a picture that cannot be decoded stays as it is, and the page says so', async () => {
  answer('get', '/media/1/640.webp', '', { status: 404 });
  const { user } = await open();
  await user.click(rotateButton());
  await waitFor(() => expect(rotateButton()).not.toHaveAttribute('aria-disabled'));
  expect(screen.getByAltText('Picture 1')).toHaveAttribute('src', '/media/1/640.webp');
});

test('a picture of 12 MB is refused before it is sent', async () => {
  const { user } = await open(draftWith());
  const large = new File([JPEG, new Uint8Array(12 * MEGABYTE)], 'lake.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText('Add pictures', { selector: 'input' }), large);
  expect(await screen.findByText('Use a picture of 10 MB at most.')).toBeVisible();
});
