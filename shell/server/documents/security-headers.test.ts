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
  it('lets in nothing from elsewhere', () => {
    const policy = directives(contentSecurityPolicy('abc'));
    expect(policy.get('script-src')).toBe("'nonce-abc' 'strict-dynamic'");
    expect(policy.get('img-src')).toBe("'self' data: blob:");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.has('frame-src')).toBe(false);
  });

  it('lets nobody frame the page, move its base or take its forms elsewhere', () => {
    const policy = directives(contentSecurityPolicy('abc'));
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
  });

  it('lets in the frame of the chat assistant where there is one, and nothing else of it', () => {
    const policy = directives(contentSecurityPolicy('abc', { frames: [undefined, 'https://chat.example'] }));
    expect(policy.get('frame-src')).toBe('https://chat.example');
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('style-src')).toBe("'self' 'nonce-abc'");
  });

  it('lets in a bank’s question in a frame of the site itself, once however many frames come from there', () => {
    const policy = directives(contentSecurityPolicy('abc', { frames: ["'self'", "'self'"] }));
    expect(policy.get('frame-src')).toBe("'self'");
  });

  it('lets in pictures of the map where a deployment has some, and nothing else from there', () => {
    const policy = directives(contentSecurityPolicy('abc', { tiles: 'https://tiles.example' }));
    expect(policy.get('img-src')).toBe("'self' data: blob: https://tiles.example");
    expect(policy.get('connect-src')).toBe("'self'");
  });

  it('lets scripts send cards to the vault of the payment provider, and load nothing from there', () => {
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

  it('gets cards where its adapter sends them, once the configuration names that origin', () => {
    const { cardVaultOrigins } = readSettings({
      DATABASE_URL: 'postgres://database',
      CAMPAVIA_ENV: 'development',
      CARD_VAULT_ORIGINS: origin,
    });
    const policy = directives(contentSecurityPolicy('abc', { vaults: cardVaultOrigins }));
    expect(policy.get('connect-src')).toBe(`'self' ${origin}`);
    expect(directives(contentSecurityPolicy('abc')).get('connect-src')).not.toContain(origin);
  });

  it('gets nothing else: its scripts, frames and forms stay outside', () => {
    const policy = contentSecurityPolicy('abc', { vaults: [origin] });
    const naming = [...directives(policy)].filter(([, value]) => value.includes(origin));
    expect(naming.map(([name]) => name)).toEqual(['connect-src']);
  });
});
