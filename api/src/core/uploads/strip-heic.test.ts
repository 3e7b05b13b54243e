import sharp from 'sharp';

import { stripHeic } from './strip-heic';

const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">Spy</rdf:RDF></x:xmpmeta>';

/** AVIF has the same boxes as HEIC, with another codec inside. */
function aPhoto(): Promise<Buffer> {
  const create = { width: 64, height: 48, channels: 3, background: '#c02020' } as const;
  return sharp({ create })
    .withExif({ IFD0: { Make: 'Spy Camera' }, IFD3: { GPSLatitude: '45/1 54/1 0/1' } })
    .withXmp(XMP)
    .avif()
    .toBuffer();
}

test('a photo of a phone loses its Exif and XMP, and no pixel changes', async () => {
  const photo = await aPhoto();
  expect(photo.includes('Spy Camera') && photo.includes('xmpmeta')).toBe(true);
  const stripped = stripHeic(photo);
  expect(stripped.includes('Spy')).toBe(false);
  expect(stripped).toHaveLength(photo.length);
  expect(await sharp(stripped).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer());
});

function aBox(type: string, ...contents: (string | Buffer)[]): Buffer {
  const content = Buffer.concat(contents.map((each) => Buffer.from(each as Buffer)));
  const head = Buffer.alloc(8, type.padStart(8));
  head.writeUInt32BE(8 + content.length);
  return Buffer.concat([head, content]);
}

// Live photos contain a film with its location in `mpvd`, and maker notes in boxes such as `sefd`.
test.each(['uuid', 'mpvd', 'sefd', 'free', 'skip', 'udta'])(
  'other data in a box %s is overwritten with zeros, too',
  async (type) => {
    const photo = await aPhoto();
    const stripped = stripHeic(Buffer.concat([photo, aBox(type, 'Spy in a box')]));
    expect(stripped.includes('Spy')).toBe(false);
    expect(stripped.subarray(photo.length)).toEqual(aBox(type, Buffer.alloc(12)));
    expect(await sharp(stripped).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer());
  },
);

test('an image sequence loses the metadata of places and devices', () => {
  const track = aBox('trak', aBox('tkhd', 'kept'), aBox('udta', 'Spy'), aBox('meta', 'Spy'));
  const sequence = aBox('moov', aBox('mvhd', 'kept'), track, aBox('udta', 'Spy at 45 north'));
  const stripped = stripHeic(sequence);
  expect(stripped).toHaveLength(sequence.length);
  expect(stripped.includes('Spy')).toBe(false);
  expect(stripped.toString('latin1').match(/kept/g)).toHaveLength(2);
});

describe('a damaged picture', () => {
  test('is returned unchanged, wherever it is cut off', async () => {
    const photo = await aPhoto();
    const end = photo.indexOf('mdat') + 8;
    for (let length = 0; length < end; length += 1) {
      const cut = photo.subarray(0, length);
      expect(stripHeic(cut)).toHaveLength(length);
    }
  });

  test('cannot make us overwrite other parts or run for long', async () => {
    const photo = await aPhoto();
    const [places, end] = [photo.indexOf('iloc'), photo.indexOf('iinf')];
    for (let at = places + 4; at < end - 4; at += 1) {
      for (const value of [0, 1, 0x40, 0xff]) {
        const spoilt = Buffer.from(photo);
        spoilt[at] = value;
        const before = process.cpuUsage();
        expect(stripHeic(spoilt)).toHaveLength(photo.length);
        expect(process.cpuUsage(before).user).toBeLessThan(100_000);
      }
    }
  });

  test.each([
    ['a million empty boxes', Buffer.concat(Array<Buffer>(1_000_000).fill(Buffer.from('\0\0\0\x08free')))],
    ['nothing', Buffer.alloc(0)],
  ])('with %s is returned at once', (_, content) => {
    expect(stripHeic(content).equals(content)).toBe(true);
  });
});
