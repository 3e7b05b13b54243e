import { createServer } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { startBundleServer } from './bundle-server.mjs';

const SCRIPT = gzipSync('run()');

function answer(request, response) {
  const seen = {
    'x-seen-host': request.headers.host,
    'x-seen-encodings': request.headers['accept-encoding'],
  };
  if (request.url === '/main.js') {
    response.writeHead(200, { ...seen, 'content-type': 'text/javascript', 'content-encoding': 'gzip' });
    response.end(SCRIPT);
    return;
  }
  response.writeHead(404, { ...seen, 'content-type': 'text/html', 'content-encoding': 'br', etag: '"1"' });
  response.end(brotliCompressSync(`<p>${request.url}</p>`));
}

describe('the server in front of the site', () => {
  let site;
  let front;

  beforeAll(async () => {
    site = createServer(answer);
    await new Promise((settle) => site.listen(0, '127.0.0.1', settle));
    const rewrite = (html) => html.replace('<p>', '<p>Rewritten: ');
    front = await startBundleServer({ site: `http://127.0.0.1:${site.address().port}`, rewrite });
  });

  afterAll(() => {
    front.close();
    site.closeAllConnections();
    site.close();
  });

  it('rewrites documents and leaves status and headers as they are', async () => {
    const found = await fetch(`${front.url}/nowhere`);
    expect(found.status).toBe(404);
    expect(Object.fromEntries(found.headers)).toMatchObject({ 'content-encoding': 'br', etag: '"1"' });
    expect(await found.text()).toBe('<p>Rewritten: /nowhere</p>');
  });

  it('forwards everything else byte by byte', async () => {
    const found = await fetch(`${front.url}/main.js`);
    expect(found.headers.get('content-encoding')).toBe('gzip');
    expect(await found.text()).toBe('run()');
  });

  it('forwards the host that the browser requested', async () => {
    const { headers } = await fetch(`${front.url}/main.js`);
    expect(`http://${headers.get('x-seen-host')}`).toBe(front.url);
  });

  it('requests no encoding that it cannot decode', async () => {
    const { headers } = await fetch(`${front.url}/main.js`, { headers: { 'accept-encoding': 'zstd, br' } });
    expect(headers.get('x-seen-encodings')).toBe('br');
  });
});
