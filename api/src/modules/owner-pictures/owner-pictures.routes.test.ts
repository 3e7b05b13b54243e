import { readdir } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';
import Value from 'typebox/value';

import { OwnPicturesSchema, type OwnPicture, type OwnPictures } from '@campavia/contracts';
import { MAX_PICTURES } from '@campavia/domain';

import { aBomb, aHugePicture } from '../../../test/huge-pictures';
import { startApplication, type Application } from '../../../test/application';
import { participantsOf, type Participants } from '../../../test/bookings';
import { createTestServices } from '../../../test/services';
import { settingsFor } from '../../../test/application';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { aNewUser, call, signIn } from '../../../test/users';
import { createClock } from '../../core/clock';
import { PICTURE_WIDTHS } from '../../core/picture-addresses';
import { aPhoto, sendPicture } from './test/pictures';

let api: Application;
let participants: Participants;
let owner: string;
let photos: `/v4/vehicles/${number}/photos/`;
let lastKey = 0;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  const { vehicle_id } = await api.database
    .selectFrom('camper')
    .select('vehicle_id')
    .where('id', '=', participants.camperId)
    .executeTakeFirstOrThrow();
  photos = `/v4/vehicles/${vehicle_id}/photos/`;
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
});
afterAll(() => api.close());

const newKey = () => `picture-key-${(lastKey += 1)}`;
const read = async (): Promise<OwnPictures> => (await call(api.app, `GET ${photos}`, { token: owner })).body;

async function send(content: Buffer, key = newKey(), token: string | undefined = owner) {
  return sendPicture(api.app, { url: photos, token, content, key });
}

async function edit(
  what: `${'PATCH' | 'DELETE' | 'PUT'} /${string}`,
  body: object | undefined,
  ifMatch?: string,
  token: string | undefined = owner,
) {
  const tag = ifMatch ?? (await read()).etag;
  return call(api.app, what, { token, ...(body && { body }), headers: { 'if-match': tag } });
}

const at = (id: number, rest = '') => `${photos}${id}/${rest}` as const;
const ids = ({ photos: all }: OwnPictures) => all.map(({ id }) => id);
const urls = (all: readonly { url: string }[]) => all.map(({ url }) => url);

async function firstPicture(): Promise<OwnPicture> {
  const [first] = (await read()).photos;
  if (!first) throw new Error('no picture');
  return first;
}

async function listing() {
  return (await api.get(`/3/products/${participants.camperId}/`)).body;
}

async function searchCard() {
  const { latitude, longitude } = await listing();
  const box = [longitude - 0.05, latitude - 0.05, longitude + 0.05, latitude + 0.05];
  const { body } = await api.get(`/3/campers/search/?page_size=100&bbox=${box}`);
  return body.results.find(({ id }: { id: number }) => id === participants.camperId);
}

async function fileAt(url: string) {
  const { statusCode, headers, rawPayload } = await api.app.inject({ url });
  return { status: statusCode, headers, content: rawPayload };
}

test('an owner reads the pictures in their order, with the tag of their state', async () => {
  const { status, body, headers } = await call(api.app, `GET ${photos}`, { token: owner });
  expect(status).toBe(200);
  expect(Value.Errors(OwnPicturesSchema, body)).toEqual([]);
  expect(headers.etag).toBe(body.etag);
  expect(body.photos.map(({ index }: OwnPicture) => index)).toEqual([...body.photos.keys()]);
  expect(urls(body.photos)).toEqual(urls((await listing()).pictures));
});

describe('adding', () => {
  test('a picture is served in every width and for shared links, without the place it was taken at', async () => {
    const { status, body } = await send(await aPhoto({ width: 2000, height: 1500 }));
    expect(status).toBe(201);
    expect(Value.Errors(OwnPicturesSchema, body)).toEqual([]);
    const { url } = body.photos.at(-1);
    for (const width of PICTURE_WIDTHS) {
      const { headers, content } = await fileAt(url.replace('640', String(width)));
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const metadata = await sharp(content).metadata();
      expect(metadata).toMatchObject({ width, height: Math.round((width * 3) / 4) });
      expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
      expect(content.toString('latin1')).not.toContain('Spy Camera');
    }
    const share = await sharp((await fileAt(url.replace('640.webp', 'share.jpg'))).content).metadata();
    expect(share).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  test('no file contains metadata of the original, and the original is not served', async () => {
    const { body } = await send(await aPhoto());
    const { url } = body.photos.at(-1);
    const folder = path.join(api.home, 'media/campers', url.split('/')[3]);
    for (const name of await readdir(folder)) {
      const metadata = await sharp(path.join(folder, name)).metadata();
      expect([name, metadata.exif, metadata.xmp]).toEqual([name, undefined, undefined]);
    }
    expect((await fileAt(url.replace('640.webp', 'original.webp'))).status).toBe(404);
  });

  test('a photo with a rotation in its metadata is upright', async () => {
    const photo = await sharp(await aPhoto())
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await send(photo);
    const { width = 0, height = 0 } = await sharp((await fileAt(body.photos.at(-1).url)).content).metadata();
    expect(height).toBeGreaterThan(width);
  });

  test('a picture that is sent again under its key, also at the same time, is stored once', async () => {
    const before = ids(await read()).length;
    const [key, photo] = [newKey(), await aPhoto()];
    const answers = await Promise.all([send(photo, key), send(photo, key), send(photo, key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await send(photo, key)).status).toBe(201);
    expect(ids(await read())).toHaveLength(before + 1);
  });

  test('a picture that was removed since does not come back when it is sent again', async () => {
    const [key, photo] = [newKey(), await aPhoto()];
    const { body } = await send(photo, key);
    await edit(`DELETE ${at(ids(body).at(-1) ?? 0)}`, undefined);
    expect((await send(photo, key)).status).toBe(201);
    expect(ids(await read())).toEqual(ids(body).slice(0, -1));
  });

  const PDF = Buffer.from('%PDF-1.7\ntrailer\n%%EOF');
  const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  const noise = Buffer.concat([Buffer.from('\xff\xd8\xff\xe0JFIF', 'latin1'), PDF]);

  test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['too few pixels', () => aPhoto({ width: 637, height: 900 - 475 }), /637 × 425 pixels.*638 × 426/],
    ['a narrow strip', () => aPhoto({ width: 2000, height: 400 }), /2000 × 400/],
    ['more than 10 MB', () => Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), /10 MB/],
    ['a PDF', () => PDF, /JPEG, PNG or WebP/],
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /JPEG, PNG or WebP/],
    ['a HEIC', () => HEIC, /HEIC/],
    ['nothing', () => Buffer.alloc(0), /empty/],
    ['noise behind the head of a picture', () => noise, /cannot be read/],
    ['half a picture', async () => (await aPhoto()).subarray(0, 2000), /cannot be read/],
    ['a bomb of a few bytes with billions of pixels', () => aBomb(60_000, 60_000), /too many pixels/],
    ['a whole picture of 30,000 by 30,000 pixels', () => aHugePicture(30_000), /too many pixels/],
    ['a bomb within the sides', () => aBomb(11_000, 11_000), /too many pixels/],
  ])('%s: refused in words at its field, and nothing is stored', async (_, content, words) => {
    const before = await read();
    const { status, body } = await send(await content());
    expect(status).toBe(400);
    expect(body).toEqual({ photo: [expect.stringMatching(words)] });
    expect(await read()).toEqual(before);
  });

  test('a form without the field, without a file or without a key is refused', async () => {
    const photo = await aPhoto();
    const wrong = await sendPicture(api.app, {
      url: photos,
      token: owner,
      content: photo,
      key: newKey(),
      field: 'image',
    });
    expect(wrong).toMatchObject({ status: 400, body: { photo: ['Choose a picture.'] } });
    const headers = { 'idempotency-key': newKey() };
    expect(await call(api.app, `POST ${photos}`, { token: owner, body: {}, headers })).toMatchObject({
      status: 400,
      body: { photo: ['Choose a picture.'] },
    });
    expect((await send(photo, 'short')).status).toBe(400);
    expect((await call(api.app, `POST ${photos}`, { token: owner, body: {} })).status).toBe(400);
  });
});

describe('order', () => {
  test('the picture that is moved to the front is the cover of listing, search and own campers at once', async () => {
    const before = await read();
    const moved = before.photos.at(-1) as OwnPicture;
    const { status, body } = await edit(`PATCH ${at(moved.id)}`, { index: 0 });
    expect(status).toBe(200);
    expect(ids(body)).toEqual([moved.id, ...ids(before).slice(0, -1)]);
    expect(body.photos.map(({ index }: OwnPicture) => index)).toEqual([...body.photos.keys()]);
    expect(await read()).toEqual(body);
    expect(urls((await listing()).pictures)).toEqual(urls(body.photos));
    expect((await searchCard()).pictures[0].url).toBe(moved.url);
    const own = (await call(api.app, 'GET /3/products/me/paginated/', { token: owner })).body.results;
    expect(own.find(({ id }: { id: number }) => id === participants.camperId).picture.url).toBe(moved.url);
  });

  test('by the number of the camper it works alike', async () => {
    const before = await read();
    const [first = 0, second = 0] = ids(before);
    const { status, body } = await edit(`PUT /3/products/${participants.camperId}/photos/${first}/`, {
      index: 1,
    });
    expect(status).toBe(200);
    expect(ids(body).slice(0, 2)).toEqual([second, first]);
  });

  test.each([[-1], [1000], [0.5]])('index %d is refused', async (index) => {
    const { id } = await firstPicture();
    const { status, body } = await edit(`PATCH ${at(id)}`, { index });
    expect([status, Object.keys(body)]).toEqual([400, ['index']]);
  });

  test('an order made on a stale state is refused with the current one', async () => {
    const { etag, photos: all } = await read();
    await edit(`PATCH ${at(all[0]?.id ?? 0)}`, { index: 2 });
    const answer = await edit(`PATCH ${at(all[1]?.id ?? 0)}`, { index: 3 }, etag);
    expect(answer).toMatchObject({ status: 412, body: { code: 'edited_meanwhile', current: await read() } });
    const blind = await call(api.app, `PATCH ${at(all[0]?.id ?? 0)}`, { token: owner, body: { index: 0 } });
    expect(blind).toMatchObject({ status: 428, body: { code: 'if_match_missing' } });
  });

  test('of twenty moves at once one succeeds, and every picture is there once', async () => {
    const { etag, photos: all } = await read();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        edit(`PATCH ${at(all[1 + (nth % 3)]?.id ?? 0)}`, { index: 0 }, etag),
      ),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(412)]).toEqual([1, 19]);
    expect(ids(await read()).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });
});

describe('turning', () => {
  test('an uploaded picture is rotated under a new address, and can be rotated back', async () => {
    const { body } = await send(await aPhoto());
    const sent = body.photos.at(-1) as OwnPicture;
    const turned = await edit(`PATCH ${at(sent.id, 'rotate')}`, { rotation: 90 });
    expect(turned.status).toBe(200);
    const now = turned.body.photos.at(-1) as OwnPicture;
    expect(now).toMatchObject({ id: sent.id, rotation: 90 });
    expect(now.url).not.toBe(sent.url);
    expect(await sharp((await fileAt(now.url)).content).metadata()).toMatchObject({
      width: 600,
      height: 900,
    });
    const again = await edit(`PATCH ${at(sent.id, 'rotate')}`, { rotation: 90 });
    expect(again.body.photos.at(-1).url).toBe(now.url);
    const back = await edit(`PATCH ${at(sent.id, 'rotate')}`, { rotation: 0 });
    expect(await sharp((await fileAt(back.body.photos.at(-1).url)).content).metadata()).toMatchObject({
      width: 640,
      height: 427,
    });
  });

  test('an illustration turns too, and the listing shows it so', async () => {
    const drawn = (await read()).photos.find(({ url }) => !url.includes('/own-')) as OwnPicture;
    const { status, body } = await edit(`PATCH ${at(drawn.id, 'rotate')}`, { rotation: 270 });
    expect(status).toBe(200);
    const { url } = body.photos.find(({ id }: OwnPicture) => id === drawn.id);
    const { width = 0, height = 0 } = await sharp((await fileAt(url)).content).metadata();
    expect(height).toBeGreaterThan(width);
    expect(urls((await listing()).pictures)).toContain(url);
  });

  test('half an angle and a stale state are refused', async () => {
    const { id, rotation } = await firstPicture();
    const { status, body } = await edit(`PATCH ${at(id, 'rotate')}`, { rotation: 45 });
    expect([status, Object.keys(body)]).toEqual([400, ['rotation']]);
    const angle = (rotation + 90) % 360;
    expect((await edit(`PATCH ${at(id, 'rotate')}`, { rotation: angle }, '"stale"')).status).toBe(412);
  });
});

describe('removing', () => {
  test('a removed picture is gone from the listing, and comes back where it was', async () => {
    const before = await read();
    const gone = before.photos[1] as OwnPicture;
    const { status, body } = await edit(`DELETE ${at(gone.id)}`, undefined);
    expect(status).toBe(200);
    expect(ids(body)).toEqual(ids(before).filter((id) => id !== gone.id));
    expect(urls((await listing()).pictures)).not.toContain(gone.url);
    const path_ = `/3/products/${participants.camperId}/photos/${gone.id}/` as const;
    const back = await edit(`PUT ${path_}`, { index: 1 }, '*');
    expect(back).toMatchObject({ status: 200, body: { photos: before.photos } });
    expect(urls((await listing()).pictures)).toEqual(urls(before.photos));
  });

  test('its files are removed an hour later, unless it came back', async () => {
    const { body } = await send(await aPhoto());
    const { body: two } = await send(await aPhoto());
    const [gone, kept] = [body.photos.at(-1), two.photos.at(-1)] as [OwnPicture, OwnPicture];
    await edit(`DELETE ${at(gone.id)}`, undefined);
    await edit(`DELETE /3/products/${participants.camperId}/photos/${kept.id}/`, undefined);
    await edit(`PUT /3/products/${participants.camperId}/photos/${kept.id}/`, { index: 0 });
    await removeUnusedAfter(60_000);
    expect((await fileAt(gone.url)).status).toBe(200);
    await removeUnusedAfter(2 * 3_600_000);
    expect((await fileAt(gone.url)).status).toBe(404);
    expect((await fileAt(kept.url)).status).toBe(200);
    const late = await edit(`PUT /3/products/${participants.camperId}/photos/${gone.id}/`, { index: 0 });
    expect(late).toMatchObject({ status: 404, body: { code: 'picture_not_found' } });
  });

  test('the last one stays', async () => {
    const { photos: all } = await read();
    for (const { id } of all.slice(1)) await edit(`DELETE ${at(id)}`, undefined);
    const answer = await edit(`DELETE ${at(all[0]?.id ?? 0)}`, undefined);
    expect(answer).toMatchObject({ status: 405, body: { code: 'last_picture' } });
    expect(ids(await read())).toEqual([all[0]?.id]);
  });
});

test('of more uploads at once than there is room for, exactly thirty are stored and none twice', async () => {
  const photo = await aPhoto();
  const keys = Array.from({ length: MAX_PICTURES }, newKey);
  let waiting = keys;
  const statuses = new Set<number>();
  while (waiting.length > 0) {
    const answers = await Promise.all(waiting.map((key) => send(photo, key)));
    answers.forEach(({ status }) => statuses.add(status));
    waiting = waiting.filter((_, nth) => answers[nth]?.status === 503);
  }
  expect([...statuses].toSorted()).toEqual([201, 400, 503]);
  const all = ids(await read());
  expect(all).toHaveLength(MAX_PICTURES);
  expect(new Set(all).size).toBe(MAX_PICTURES);
  expect(await send(photo)).toMatchObject({
    status: 400,
    body: { photo: ['A camper can have 30 pictures at most. Remove one first.'] },
  });
}, 120_000);

describe('the camper of another owner', () => {
  const calls: [
    string,
    (id: number) => `${'GET' | 'PATCH' | 'DELETE' | 'PUT'} /${string}`,
    object | undefined,
  ][] = [
    ['reading', () => `GET ${photos}`, undefined],
    ['moving', (id) => `PATCH ${at(id)}`, { index: 0 }],
    ['turning', (id) => `PATCH ${at(id, 'rotate')}`, { rotation: 90 }],
    ['removing', (id) => `DELETE ${at(id)}`, undefined],
    ['putting', (id) => `PUT /3/products/${participants.camperId}/photos/${id}/`, { index: 0 }],
    [
      'removing from the camper',
      (id) => `DELETE /3/products/${participants.camperId}/photos/${id}/`,
      undefined,
    ],
  ];

  test.each(calls)('%s: 404 to strangers, 401 to visitors', async (_, what, body) => {
    const { id } = await firstPicture();
    const stranger = (await aNewUser(api.app)).token;
    for (const [token, status] of [
      [stranger, 404],
      [undefined, 401],
    ] as const) {
      const headers = { 'if-match': '*' };
      expect((await call(api.app, what(id), { token, headers, ...(body && { body }) })).status).toBe(status);
    }
  });

  test('accepts no pictures, and its pictures cannot be changed through the user’s own camper', async () => {
    const stranger = (await aNewUser(api.app)).token;
    expect((await send(await aPhoto(), newKey(), stranger)).status).toBe(404);
    expect((await send(await aPhoto(), newKey(), '')).status).toBe(401);
    const other = await api.database
      .selectFrom('picture')
      .select('id')
      .where('camper_id', '!=', participants.camperId)
      .executeTakeFirstOrThrow();
    const { status, body } = await edit(`DELETE ${at(other.id)}`, undefined, '*');
    expect([status, body.code]).toEqual([404, 'picture_not_found']);
    for (const vehicle of ['0', '999999999', 'abc']) {
      const answer = await call(api.app, `GET /v4/vehicles/${vehicle}/photos/`, { token: owner });
      expect([vehicle, answer.status]).toEqual([vehicle, 404]);
    }
  });
});

test('uploaded pictures and their files are deleted with the account', async () => {
  const sent = (await read()).photos.findLast(({ url }) => url.includes('/own-')) as OwnPicture;
  const { owner_id } = await api.database
    .selectFrom('camper')
    .select('owner_id')
    .where('id', '=', participants.camperId)
    .executeTakeFirstOrThrow();
  await api.database
    .updateTable('app_user')
    .set({ deleted_at: new Date(TEST_NOW_MS) })
    .where('id', '=', owner_id)
    .execute();
  await removeUnusedAfter(0);
  expect((await fileAt(sent.url)).status).toBe(404);
});

async function removeUnusedAfter(ms: number): Promise<void> {
  const context = {
    database: api.database,
    clock: createClock(TEST_NOW_MS + ms),
    settings: settingsFor(api.databaseUrl, api.home),
  };
  await createTestServices(context).pictureFiles.removeUnused();
}
