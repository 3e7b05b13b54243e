import { screen, waitFor } from '@testing-library/react';

import { aMe } from '@campavia/contracts/testing';
import { answer, setUpWire } from '@campavia/testing';

import { openPage } from '../../../../test/open-page';

setUpWire();

const PICTURES = '/3/users/me/pictures/';
const picture = { url: '/media/users/new.webp' };
const shown = aMe({ profile_picture: picture, photo: picture.url });

function aFile(start: string, name = 'me.jpg') {
  const bytes = Buffer.from(start, 'latin1');
  return new File([bytes], name, { type: 'image/jpeg' });
}
const aJpeg = (name?: string) => aFile('\xff\xd8\xff\xe0 and so on', name);

async function open() {
  const page = await openPage('/d/account/profile');
  const choose = (file: File) => page.user.upload(screen.getByLabelText(/^Choose .*picture$/), file);
  return { ...page, choose };
}

/** Stubs the size that a browser would decode. */
function letPicturesMeasure(width: number, height: number) {
  const measure = () => Promise.resolve({ width, height } as ImageBitmap);
  Object.assign(globalThis, { createImageBitmap: measure });
}
afterEach(() => void Reflect.deleteProperty(globalThis, 'createImageBitmap'));

test('a picture is shown once it has arrived', async () => {
  const calls = answer('post', PICTURES, shown, { status: 201 });
  answer('get', '/3/users/me/', shown);
  const { choose, sent, container } = await open();
  await choose(aJpeg());
  await waitFor(() => expect(sent).toEqual(['Your new picture is shown']));
  expect(calls.urls).toHaveLength(1);
  expect(container.querySelector('img')).toHaveAttribute('src', picture.url);
  expect(screen.getByRole('button', { name: 'Choose another picture' })).toBeEnabled();
});

test.each([
  ['a document that is called .jpg', aFile('%PDF-1.7'), /cannot read this file as a picture/],
  ['an HEIC picture', aFile('\0\0\0 ftypheic'), /HEIC/],
  ['more than 10 MB', aFile(`\xff\xd8\xff${' '.repeat(10 * 1024 * 1024)}`), /larger than 10 MB/],
])('%s is refused before it is sent', async (_, file, reason) => {
  const { choose } = await open();
  await choose(file);
  expect(await screen.findByText(reason)).toBeVisible();
});

test('a tiny picture is refused before it is uploaded, and a larger one then accepted', async () => {
  letPicturesMeasure(199, 640);
  const { choose, sent } = await open();
  await choose(aJpeg());
  expect(await screen.findByText(/at least 200 by 200 pixels/)).toBeVisible();
  letPicturesMeasure(640, 640);
  answer('post', PICTURES, shown, { status: 201 });
  answer('get', '/3/users/me/', shown);
  await choose(aJpeg());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByText(/at least 200/)).not.toBeInTheDocument();
});

test('an error of the api is shown below the picture', async () => {
  answer('post', PICTURES, { image: ['This picture has too many pixels.'] }, { status: 400 });
  const { choose } = await open();
  await choose(aJpeg());
  expect(await screen.findByText('This picture has too many pixels.')).toBeVisible();
});

test('a picture lost during the upload can be sent again', async () => {
  answer('post', PICTURES, {}, { status: 502 });
  const { choose, sent } = await open();
  await choose(aJpeg());
  expect(await screen.findByText(/The picture could not be uploaded/)).toBeVisible();
  answer('post', PICTURES, shown, { status: 201 });
  answer('get', '/3/users/me/', shown);
  await choose(aJpeg());
  await waitFor(() => expect(sent).toEqual(['Your new picture is shown']));
});

test('an upload is shown with its name, and can be cancelled silently', async () => {
  answer('post', PICTURES, shown, { isHanging: true });
  const { choose, user, sent } = await open();
  await choose(aJpeg('garden.jpg'));
  expect(await screen.findByRole('progressbar', { name: 'Uploading garden.jpg' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(screen.queryByText(/could not be uploaded/)).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});
