import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';

const BLOCK = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
const DAY_MS = 86_400_000;

/** What a certificate is checked against. */
export interface Expectations {
  /** Host names of the site. */
  hosts: readonly string[];
  now: Date;
}

/** The first certificate is the site's own, each other one has issued the one before. */
export interface CheckedCertificate {
  /** A line about the certificate; absent if there is none. */
  summary?: string;
  problems: string[];
}

/**
 * Checks a certificate with its chain and key as PEM, before a server uses them: that they belong together and to the
 * host names, that clients can follow the chain, and when they end.
 */
export function checkCertificate(
  { certificate, key }: { certificate: string; key: string },
  expected: Expectations,
): CheckedCertificate {
  const chain = parse(() => (certificate.match(BLOCK) ?? []).map((block) => new X509Certificate(block)));
  const [own] = chain ?? [];
  if (!chain || !own) return { problems: ['the first file has no certificate in PEM'] };
  const privateKey = parse(() => createPrivateKey(key));
  const { summary, problems } = checkOwn(own, expected);
  return {
    summary,
    problems: [...keyProblems(own, privateKey), ...problems, ...chainProblems(chain, expected)],
  };
}

/** Checks the certificate that a server has sent. */
export function checkOwn(
  own: X509Certificate,
  { hosts, now }: Expectations,
): { summary: string; problems: string[] } {
  const names = own.subjectAltName ?? own.subject;
  const days = Math.floor((endOf(own) - now.getTime()) / DAY_MS);
  return {
    summary: `serial ${own.serialNumber}, for ${names}, until ${own.validTo} (${days} days)`,
    problems: [
      ...hosts
        .filter((host) => !own.checkHost(host))
        .map((host) => `it is not for ${host}, but for ${names}`),
      ...timeProblems(own, now, 'it'),
    ],
  };
}

/** The end of a certificate, in milliseconds of the epoch. */
export function endOf({ validTo }: X509Certificate): number {
  return readMoment(validTo);
}

/** OpenSSL writes moments as `Mar 14 08:00:00 2027 GMT`. */
function readMoment(text: string): number {
  // oxlint-disable-next-line typescript/no-deprecated -- a moment with its zone, not a day
  return Date.parse(text);
}

function keyProblems(own: X509Certificate, key: KeyObject | undefined): string[] {
  if (!key) return ['the second file has no private key in PEM, or one with a passphrase'];
  return own.checkPrivateKey(key) ? [] : ['the key does not belong to the certificate'];
}

function chainProblems(chain: readonly X509Certificate[], { now }: Expectations): string[] {
  const [own, ...issuers] = chain;
  if (own && issuers.length === 0 && !isIssuedBy(own, own)) {
    return ['the certificate that has issued it is missing: use the whole chain (fullchain.pem)'];
  }
  return issuers.flatMap((issuer, index) => {
    const issued = chain[index];
    const isNext = issued && isIssuedBy(issued, issuer);
    const place = `certificate ${index + 2} of the file`;
    return [
      ...(isNext ? [] : [`${place} has not issued the one before`]),
      ...timeProblems(issuer, now, place),
    ];
  });
}

function isIssuedBy(issued: X509Certificate, issuer: X509Certificate): boolean {
  return issued.checkIssued(issuer) && issued.verify(issuer.publicKey);
}

function timeProblems(certificate: X509Certificate, now: Date, subject: string): string[] {
  const { validFrom, validTo } = certificate;
  if (endOf(certificate) <= now.getTime()) return [`${subject} ended at ${validTo}`];
  return readMoment(validFrom) > now.getTime() ? [`${subject} is valid only from ${validFrom}`] : [];
}

function parse<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
