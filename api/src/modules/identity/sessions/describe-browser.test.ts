import { describeBrowser } from './describe-browser';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${MAC} ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'macOS', 'computer'],
  [`${MAC} ${WEBKIT} Version/19.0 Safari/605.1.15`, 'Safari', 'macOS', 'computer'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
    'phone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Firefox/140.0', 'Firefox', 'Windows', 'computer'],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge',
    'Windows',
    'computer',
  ],
  [`Mozilla/5.0 (Linux; Android 15) ${WEBKIT} Chrome/140.0 Mobile`, 'Chrome', 'Android', 'phone'],
  ['curl/8.0', null, null, 'unknown'],
  [null, null, null, 'unknown'],
])('%s', (userAgent, browser, system, device) => {
  expect(describeBrowser(userAgent)).toEqual({ browser, system, device });
});
