import { proveCertificates } from '../test/certificates/prove-certificates';

/**
 * nginx with the configuration of `deploy/edge`: TLS, redirects, a certificate that is renewed under load, and one that
 * ends.
 */
const rows = await proveCertificates(console.log);
console.log('| what | result |\n| --- | --- |');
for (const { what, result } of rows) console.log(`| ${what} | ${result} |`);
process.exitCode = rows.every(({ isGood }) => isGood) ? 0 : 1;
