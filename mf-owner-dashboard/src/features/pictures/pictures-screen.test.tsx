import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { OwnPictures } from '@campavia/contracts';
import { anOwnCamper, someOwnPictures } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { openCampers } from '../../../test/open-campers';
import { applyMove } from '../../rules/pictures/picture-order';

setUpWire();

const CAMPER = '/3/products/1201/';
const { vehicle_pk: VEHICLE } = anOwnCamper();
const PHOTOS = `/v4/vehicles/${VEHICLE}/photos/`;

let saved: OwnPictures;

beforeEach(() => {
  saved = someOwnPictures({}, 4);
  answer('get', CAMPER, anOwnCamper({ id: 1201 }));
  answer('get', PHOTOS, () => saved);
});

async function open() {
  openCampers('/d/campers/1201/pictures');
  await screen.findByRole('heading', { name: '4 pictures' });
}

/** The pictures in the order on screen. */
function order(): number[] {
  const tiles = [...document.querySelectorAll<HTMLElement>('[data-picture]')];
  return tiles
    .toSorted((one, other) => Number(one.style.order) - Number(other.style.order))
    .map(({ dataset }) => Number(dataset.picture));
}

function orderedAs(ids: number[], etag: string): OwnPictures {
  const photos = ids.map((id, index) => ({ ...someOwnPictures({}, 4).photos[id - 501]!, index }));
  return { etag, photos };
}

function applied({ photos }: OwnPictures): OwnPictures {
  return { etag: '"applied"', photos: applyMove(photos, { id: 501, index: 1 }) };
}

/** Mocks moving: the api keeps the order that it was sent. */
function movesTo(id: number, ids: number[], etag: string) {
  return answer('patch', `${PHOTOS}${id}/`, () => (saved = orderedAs(ids, etag)));
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const jpeg = (name: string, bytes = [0xff, 0xd8, 0xff, 0xe0]) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

async function choose(...files: File[]) {
  await userEvent.upload(screen.getByLabelText('Add pictures', { selector: 'input' }), files);
}

describe('order', () => {
  test('an arrow button moves a picture at once, and keeps the focus', async () => {
    await open();
    const sent = movesTo(502, [501, 503, 502, 504], '"pictures-2"');
    await userEvent.click(button('Move picture 2 later'));
    expect(order()).toEqual([501, 503, 502, 504]);
    await waitFor(() => expect(sent.bodies).toEqual([{ index: 2 }]));
    expect(button('Move picture 3 later')).toHaveFocus();
    expect(screen.getByText('Place 3 of 4.')).toBeInTheDocument();
  });

  test('the star button makes a picture the cover', async () => {
    await open();
    const sent = movesTo(503, [503, 501, 502, 504], '"pictures-2"');
    await userEvent.click(button('Make picture 3 the cover'));
    await waitFor(() => expect(sent.bodies).toEqual([{ index: 0 }]));
    expect(order()[0]).toBe(503);
    expect(within(tile(503)).getByText('1 · Cover')).toBeVisible();
    expect(button(/^Drag picture 1,/)).toHaveFocus();
  });

  test('by keyboard a picture is picked up, moved and dropped, with announcements', async () => {
    await open();
    const sent = movesTo(504, [501, 504, 502, 503], '"pictures-2"');
    button(/^Drag picture 4,/).focus();
    await userEvent.keyboard(' ');
    expect(screen.getByText('Picked up, place 4 of 4.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(order()).toEqual([501, 504, 502, 503]);
    expect(sent.urls).toEqual([]);
    await userEvent.keyboard(' ');
    expect(screen.getByText('Put down, place 2 of 4.')).toBeInTheDocument();
    await waitFor(() => expect(sent.bodies).toEqual([{ index: 1 }]));
    expect(button(/^Drag picture 2,/)).toHaveFocus();
  });

  test('Escape restores its position', async () => {
    await open();
    button(/^Drag picture 4,/).focus();
    await userEvent.keyboard(' {ArrowLeft}{Escape}');
    expect(order()).toEqual([501, 502, 503, 504]);
    expect(screen.getByText('Put back, place 4.')).toBeInTheDocument();
  });

  test('a concurrent order is shown, and overwritten only on request', async () => {
    await open();
    const theirs = orderedAs([504, 503, 502, 501], '"theirs"');
    answer('patch', `${PHOTOS}501/`, { code: 'edited_meanwhile', current: theirs }, { status: 412 });
    await userEvent.click(button('Move picture 1 later'));
    await screen.findByRole('heading', { name: 'The pictures were changed meanwhile' });
    expect(order()).toEqual([504, 503, 502, 501]);
    const sent = movesTo(501, [504, 501, 503, 502], '"pictures-3"');
    await userEvent.click(button('Make my change again'));
    await waitFor(() => expect(order()).toEqual([504, 501, 503, 502]));
    expect(sent.bodies).toEqual([{ index: 1 }]);
    expect(screen.queryByRole('heading', { name: /changed meanwhile/ })).not.toBeInTheDocument();
  });

  test('pictures added concurrently cause no conflict', async () => {
    await open();
    const current = someOwnPictures({ etag: '"added"' }, 5);
    const refuse = () => {
      answer('patch', `${PHOTOS}501/`, () => (saved = applied(current)));
      return { code: 'edited_meanwhile', current };
    };
    answer('patch', `${PHOTOS}501/`, refuse, { status: 412 });
    await userEvent.click(button('Move picture 1 later'));
    await waitFor(() => expect(order()).toEqual([502, 501, 503, 504, 505]));
    expect(screen.queryByRole('heading', { name: /changed meanwhile/ })).not.toBeInTheDocument();
  });
});

describe('rotating and removing', () => {
  test('a picture is rotated at once, and two clicks rotate it by half', async () => {
    await open();
    const angles = [90, 180] as const;
    const sent = answer('patch', `${PHOTOS}501/rotate`, () => {
      const [first, ...others] = saved.photos;
      const rotation = angles[sent.bodies.length - 1] ?? 0;
      return (saved = { etag: `"${rotation}"`, photos: [{ ...first!, rotation }, ...others] });
    });
    await userEvent.dblClick(button('Rotate picture 1'));
    await waitFor(() => expect(sent.bodies.at(-1)).toEqual({ rotation: 180 }));
  });

  test('a removed picture can be restored at its position', async () => {
    await open();
    answer('delete', `${PHOTOS}502/`, () => (saved = orderedAs([501, 503, 504], '"removed"')));
    await userEvent.click(button('Remove picture 2'));
    expect(order()).toEqual([501, 503, 504]);
    expect(button('Undo')).toHaveFocus();
    const back = answer(
      'put',
      '/3/products/1201/photos/502/',
      () => (saved = orderedAs([501, 502, 503, 504], '"back"')),
    );
    await userEvent.click(button('Undo'));
    await waitFor(() => expect(back.bodies).toEqual([{ index: 1 }]));
    await waitFor(() => expect(order()).toEqual([501, 502, 503, 504]));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('a picture that could not be removed is shown again', async () => {
    await open();
    answer('delete', `${PHOTOS}502/`, { code: 'server_error' }, { status: 500 });
    await userEvent.click(button('Remove picture 2'));
    await waitFor(() => expect(order()).toEqual([501, 502, 503, 504]));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('the only picture cannot be removed', async () => {
    saved = someOwnPictures({}, 1);
    openCampers('/d/campers/1201/pictures');
    await screen.findByRole('heading', { name: '1 picture' });
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
    expect(button('Rotate picture 1')).toBeVisible();
  });
});

describe('adding', () => {
  const arrive = () =>
    answer(
      'post',
      PHOTOS,
      () => (saved = someOwnPictures({ etag: `"${saved.photos.length}"` }, saved.photos.length + 1)),
      {
        status: 201,
      },
    );

  test('several pictures are uploaded one by one, each with its own key', async () => {
    await open();
    const sent = arrive();
    await choose(jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg'));
    await screen.findByRole('heading', { name: '7 pictures' });
    expect(sent.urls).toHaveLength(3);
  });

  test('files that cannot be used show the reason and are not uploaded; the others are', async () => {
    await open();
    const sent = arrive();
    const pdf = new File(['%PDF-1.7'], 'paper.jpg', { type: 'image/jpeg' });
    const heic = new File(['\0\0\0\0ftypheic'], 'phone.jpg', { type: 'image/jpeg' });
    await choose(pdf, jpeg('good.jpg'), heic, new File([], 'empty.jpg', { type: 'image/jpeg' }));
    await screen.findByRole('heading', { name: '5 pictures' });
    expect(screen.getByText(/This is no picture we can use/)).toBeVisible();
    expect(screen.getByText(/HEIC cannot be used here/)).toBeVisible();
    expect(await screen.findByText(/This file is empty/)).toBeVisible();
    expect(sent.urls).toHaveLength(1);
    await userEvent.click(button('Take phone.jpg out'));
    expect(screen.queryByText(/HEIC/)).not.toBeInTheDocument();
  });

  test('at most thirty are uploaded', async () => {
    saved = someOwnPictures({}, 29);
    openCampers('/d/campers/1201/pictures');
    await screen.findByRole('heading', { name: '29 pictures' });
    const sent = arrive();
    await choose(jpeg('a.jpg'), jpeg('b.jpg'));
    await screen.findByRole('heading', { name: '30 pictures' });
    expect(screen.getByText('A camper can have 30 pictures at most. Remove one first.')).toBeVisible();
    expect(screen.getByText(/There is room for 30 pictures/)).toBeVisible();
    expect(sent.urls).toHaveLength(1);
  });

  test('a refusal by the api shows its message, and the next one is uploaded', async () => {
    await open();
    let calls = 0;
    answer('post', PHOTOS, { photo: ['This picture has too many pixels.'] }, { status: 400 });
    await choose(jpeg('bomb.jpg'));
    expect(await screen.findByText('This picture has too many pixels.')).toBeVisible();
    answer('post', PHOTOS, () => {
      calls += 1;
      return (saved = someOwnPictures({ etag: '"5"' }, 5));
    });
    await choose(jpeg('good.jpg'));
    await screen.findByRole('heading', { name: '5 pictures' });
    expect(calls).toBe(1);
  });

  test('a lost connection pauses all, and they continue by themselves', async () => {
    await open();
    answer('post', PHOTOS, {}, { status: 502 });
    await choose(jpeg('a.jpg'), jpeg('b.jpg'));
    expect(await screen.findByText(/the line was cut. Your picture is still here/)).toBeVisible();
    expect(screen.getByText('Waits its turn')).toBeVisible();
    const sent = arrive();
    act(() => void fireEvent(window, new Event('online')));
    await screen.findByRole('heading', { name: '6 pictures' });
    expect(sent.urls).toHaveLength(2);
  });

  test('an upload can be cancelled, and leaving needs a confirmation during one', async () => {
    await open();
    answer('post', PHOTOS, {}, { isHanging: true });
    await choose(jpeg('a.jpg'));
    await screen.findByRole('heading', { name: '4 pictures, 1 on its way' });
    await userEvent.click(screen.getByRole('link', { name: 'Prices' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay on this page' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(button('Stop sending a.jpg'));
    await screen.findByRole('heading', { name: '4 pictures' });
  });

  test('files can be dropped', async () => {
    await open();
    const sent = arrive();
    const files = [jpeg('a.jpg')];
    fireEvent.drop(screen.getByRole('heading', { name: '4 pictures' }), {
      dataTransfer: { files, types: ['Files'] },
    });
    await screen.findByRole('heading', { name: '5 pictures' });
    expect(sent.urls).toHaveLength(1);
  });
});

test('pictures that fail to load can be loaded again', async () => {
  answer('get', PHOTOS, {}, { status: 500 });
  openCampers('/d/campers/1201/pictures');
  await screen.findByRole('heading', { name: 'The pictures could not be loaded' });
  answer('get', PHOTOS, saved);
  await userEvent.click(button('Try again'));
  await screen.findByRole('heading', { name: '4 pictures' });
});

function tile(id: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-picture="${id}"]`);
  if (!found) throw new Error(`no tile ${id}`);
  return found;
}
