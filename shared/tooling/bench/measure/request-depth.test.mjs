import { requestDepth } from './request-depth.mjs';

const PAGE = 'http://localhost/s';

function request(url, from, type = 'Script') {
  return { url, from, type };
}

describe('the depth of requests', () => {
  it('is zero for a page without requests', () => {
    expect(requestDepth([request(PAGE, undefined, 'Document')], PAGE)).toBe(0);
  });

  it('is one for files that are named in the document', () => {
    expect(requestDepth([request('a', PAGE), request('b', PAGE), request('c', undefined)], PAGE)).toBe(1);
  });

  it('follows scripts to the scripts and data that they request', () => {
    const requests = [request('a', PAGE), request('b', 'a'), request('c', 'b', 'Fetch')];
    expect(requestDepth(requests, PAGE)).toBe(3);
  });

  it('counts a file where it was first requested', () => {
    const requests = [request('a', PAGE), request('b', PAGE), request('b', 'a')];
    expect(requestDepth(requests, PAGE)).toBe(1);
  });

  it('ignores pictures', () => {
    expect(requestDepth([request('a', PAGE), request('p', 'a', 'Image')], PAGE)).toBe(1);
  });
});
