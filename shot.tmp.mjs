import { chromium } from '@playwright/test';
const [, , url, out, w = '1440', h = '900', full] = process.argv;
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const p = await b.newPage({ viewport: { width: +w, height: +h }, locale: 'en-US' });
p.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 300)));
p.on('pageerror', (e) => console.log('pageerror', String(e).slice(0, 400)));
p.on('requestfailed', (r) => console.log('failed', r.url(), r.failure()?.errorText));
const resp = await p.goto(url, { waitUntil: 'networkidle' });
console.log(resp.status());
await p.screenshot({ path: out, fullPage: full === 'full' });
await b.close();
