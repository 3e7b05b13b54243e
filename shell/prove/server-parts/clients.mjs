import { request } from 'node:http';
import { parseArgs } from 'node:util';

/** Visitors of both parts; prints the outcome of their requests to the well-behaved part. */
const { values } = parseArgs({
  options: { url: { type: 'string' }, bad: { type: 'string' }, seconds: { type: 'string' } },
});
const GOOD_CLIENTS = 5;
const BAD_CLIENTS = 2;
const PAUSE_MS = 90;

const endsAt = performance.now() + Number(values.seconds) * 1000;
const answers = [];
await Promise.all([
  ...Array.from({ length: GOOD_CLIENTS }, () => askAgain((nth) => `/good/${nth}`, answers)),
  ...Array.from({ length: BAD_CLIENTS }, () => askAgain(() => `/bad/${values.bad}`, [])),
]);
process.stdout.write(JSON.stringify(answers));

async function askAgain(pathOf, log) {
  for (let nth = 0; performance.now() < endsAt; nth += 1) {
    const askedAt = performance.now();
    const { status, text } = await ask(pathOf(nth));
    log.push({ ms: performance.now() - askedAt, status, isRendered: text.includes('data-rendered=') });
    await new Promise((settle) => setTimeout(settle, PAUSE_MS));
  }
}

function ask(path) {
  return new Promise((resolve, reject) => {
    const sent = request(values.url + path, { headers: { cookie: 'i18n_redirected=en-us' } }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString('latin1') }),
      );
    });
    sent.on('error', reject).end();
  });
}
