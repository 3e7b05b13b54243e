import { PDFDocument, PDFName, PDFRawStream, PDFString, type PDFDict, type PDFRef } from '@cantoo/pdf-lib';
import sharp from 'sharp';

import { createUploadProcesses } from './upload-processes';

const processes = createUploadProcesses();
afterAll(() => processes.close());

interface Wanted {
  packed?: boolean;
  password?: string;
  signed?: boolean;
}

/** A PDF with every kind of metadata about its author: Info, XMP of the document and of a page, programs, a photo's Exif. */
async function aTellingPdf({ packed = false, password, signed = false }: Wanted = {}): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.setAuthor('Spy author');
  pdf.setTitle('Spy title');
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c02020' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Spy Camera' } })
    .toBuffer();
  const page = pdf.addPage();
  page.drawImage(await pdf.embedJpg(photo));
  const { context, catalog } = pdf;
  const xmp = (text: string): PDFRef =>
    context.register(context.stream(`<x:xmpmeta>${text}</x:xmpmeta>`, { Type: 'Metadata', Subtype: 'XML' }));
  catalog.set(PDFName.of('Metadata'), xmp('Spy document'));
  page.node.set(PDFName.of('Metadata'), xmp('Spy page'));
  page.node.set(PDFName.of('PieceInfo'), context.obj({ Program: { Data: PDFString.of('Spy program') } }));
  context.register(context.obj({ Author: PDFString.of('Spy of an earlier version') }));
  if (signed) catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: { ByteRange: [0, 1, 2, 3] } }));
  if (password) pdf.encrypt({ userPassword: password, ownerPassword: password });
  return Buffer.from(await pdf.save({ useObjectStreams: packed }));
}

function strip(pdf: Buffer): Promise<Buffer> {
  return processes.run('pdf', pdf);
}

test.each([false, true])('only the pages of a PDF are kept (packed: %s)', async (packed) => {
  const before = await aTellingPdf({ packed });
  const after = await strip(before);
  const read = await PDFDocument.load(after, { updateMetadata: false });
  const objects = read.context.enumerateIndirectObjects().map(([, object]) => object);
  expect(objects.map(String).join('\n')).not.toContain('Spy');
  expect(after.includes('Spy')).toBe(false);
  expect(read.context.trailerInfo.Info).toBeUndefined();
  expect(read.getPageCount()).toBe(1);
  const pictures = objects.filter((each) => each instanceof PDFRawStream && isPicture(each.dict));
  expect(pictures).toHaveLength(1);
  const photo = Buffer.from((pictures[0] as PDFRawStream).contents);
  const { width, height, exif } = await sharp(photo).metadata();
  expect([width, height, exif]).toEqual([40, 30, undefined]);
});

test.each([
  ['encrypted', () => aTellingPdf({ password: 'secret' })],
  ['signed', () => aTellingPdf({ signed: true })],
  ['damaged', async () => (await aTellingPdf()).subarray(0, 400)],
  ['no PDF at all', () => Promise.resolve(Buffer.from('text'))],
])('a PDF that is %s is not rewritten', async (_, make) => {
  await expect(strip(await make())).rejects.toMatchObject({ reason: 'unreadable' });
});

function isPicture(dictionary: PDFDict): boolean {
  return dictionary.get(PDFName.of('Subtype')) === PDFName.of('Image');
}
