import { aMe } from '@campavia/contracts/testing';

import { readDocument } from './read-document';

function write(
  state: object,
  composition: object = { id: 'c0ffee', channel: 'production', parts: {} },
): void {
  document.body.innerHTML = '';
  for (const [id, content] of Object.entries({ composition, document: state })) {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = id;
    script.textContent = JSON.stringify(content);
    document.body.append(script);
  }
}

describe('readDocument', () => {
  it('reads the data that the server wrote', () => {
    write({
      site: 'fr-be',
      today: '2027-03-01',
      data: { 'search?beds=2': { count: 3 } },
      routing: { blog: '/blog' },
      user: aMe(),
      page: 'signed',
      mixer: true,
    });
    expect(readDocument(document)).toMatchObject({
      composition: { id: 'c0ffee' },
      site: { locale: 'fr-be', language: 'fr' },
      today: '2027-03-01',
      answers: { 'search?beds=2': { count: 3 } },
      routing: { blog: '/blog' },
      user: aMe(),
      pageId: 'signed',
      hasMixer: true,
    });
  });

  it('accepts that optional data is missing', () => {
    write({ site: 'de', today: '2027-03-01', referential: null, user: null });
    expect(readDocument(document)).toMatchObject({
      answers: {},
      routing: {},
      referential: undefined,
      user: null,
      pageId: undefined,
      hasMixer: false,
    });
  });

  it('names the missing element', () => {
    document.body.innerHTML = '';
    expect(() => readDocument(document)).toThrow('script#composition');
  });
});
