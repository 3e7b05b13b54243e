import { requestDepth } from './request-depth.mjs';

const PAGE = 'http://localhost/s';

function request(url, from, type = 'Script') {
  return { url, from, type };
}

describe('the depth of requests', () => {
  it('is nothing for a page that asks for nothing', () => {
    expect(requestDepth([request(PAGE, undefined, 'Document')], PAGE)).toBe(0);
  });

  it('counts all files in the document itself as one', () => {
    expect(requestDepth([request('a', PAGE), request('b', PAGE), request('c', undefined)], PAGE)).toBe(1);
  });

  it('follows scripts to the scripts and data they ask for', () => {
    const requests = [request('a', PAGE), request('b', 'a'), request('c', 'b', 'Fetch')];
    expect(requestDepth(requests, PAGE)).toBe(3);
  });

  it('counts a file where it was first requested', () => {
    const requests = [request('a', PAGE), request('b', PAGE), request('b', 'a')];
    expect(requestDepth(requests, PAGE)).toBe(1);
  });

  it('leaves pictures out', () => {
    expect(requestDepth([request('a', PAGE), request('p', 'a', 'Image')], PAGE)).toBe(1);
  });
});
