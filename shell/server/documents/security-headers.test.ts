/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { readSettings } from '../config/settings';
import { contentSecurityPolicy } from './security-headers';

function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

describe('the policy of a document', () => {
  it('allows nothing from other origins', () => {
    const policy = directives(contentSecurityPolicy('abc'));
    expect(policy.get('script-src')).toBe("'nonce-abc' 'strict-dynamic'");
    expect(policy.get('img-src')).toBe("'self' data: blob:");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.has('frame-src')).toBe(false);
  });

  it('forbids framing, another base address and forms sent elsewhere', () => {
    const policy = directives(contentSecurityPolicy('abc'));
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
  });

  it('allows the frame of the chat assistant if it is switched on, and nothing else of it', () => {
    const policy = directives(contentSecurityPolicy('abc', { frames: [undefined, 'https://chat.example'] }));
    expect(policy.get('frame-src')).toBe('https://chat.example');
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('style-src')).toBe("'self' 'nonce-abc'");
  });

  it('allows a bank challenge in a frame of the site, once per origin', () => {
    const policy = directives(contentSecurityPolicy('abc', { frames: ["'self'", "'self'"] }));
    expect(policy.get('frame-src')).toBe("'self'");
  });

  it('allows map pictures of the configured hosts only', () => {
    const policy = directives(contentSecurityPolicy('abc', { tiles: 'https://tiles.example' }));
    expect(policy.get('img-src')).toBe("'self' data: blob: https://tiles.example");
    expect(policy.get('connect-src')).toBe("'self'");
  });

  it("allows sending cards to the payment provider's vault, but no scripts from there", () => {
    const vaults = ['https://vault.example', 'https://vault-2.example'];
    const files = ['https://files.example'];
    const policy = contentSecurityPolicy('abc', { files, vaults });
    expect(directives(policy).get('connect-src')).toBe(
      "'self' https://files.example https://vault.example https://vault-2.example",
    );
    expect(policy.match(/vault\.example/g)).toHaveLength(1);
  });
});

describe('the payment provider', () => {
  const FIXTURES = 'api/src/providers/payments/test/fake-mangopay/fixtures.ts';
  const [, address = ''] = /CardRegistrationURL: '([^']+)'/.exec(readFileSync(FIXTURES, 'utf8')) ?? [];
  const { origin } = new URL(address);

  it('gets card data at the address of its adapter once that origin is configured', () => {
    const { cardVaultOrigins } = readSettings({
      DATABASE_URL: 'postgres://database',
      CAMPAVIA_ENV: 'development',
      CARD_VAULT_ORIGINS: origin,
    });
    const policy = directives(contentSecurityPolicy('abc', { vaults: cardVaultOrigins }));
    expect(policy.get('connect-src')).toBe(`'self' ${origin}`);
    expect(directives(contentSecurityPolicy('abc')).get('connect-src')).not.toContain(origin);
  });

  it('gets nothing else: its scripts, frames and forms stay blocked', () => {
    const policy = contentSecurityPolicy('abc', { vaults: [origin] });
    const naming = [...directives(policy)].filter(([, value]) => value.includes(origin));
    expect(naming.map(([name]) => name)).toEqual(['connect-src']);
  });
});
