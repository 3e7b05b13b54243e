import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import type pg from 'pg';

import { Refusal } from '../refusal';
import { createPool, isUniqueViolation } from './database-connection';
import { assertName, LABEL, SQUAD } from './name-rules';
import { migrateWith } from './migrate-registry';

/** PostgreSQL notification channel for changed credentials. */
export const CREDENTIALS_CHANGED = 'campavia_registry_credentials';

/** Owner of credentials. */
export interface CredentialsFor {
  /** Unique among active credentials: `search`, `search/ci`. Shown in the log. */
  label: string;
  squad: string;
  isPlatform: boolean;
}

/** Credentials of a holder; token and private key are stored nowhere else. */
export interface Credentials extends CredentialsFor {
  token: string;
  keyId: string;
  /** Ed25519, PKCS#8 in PEM. */
  privateKey: string;
}

/** Credentials as stored by the registry. */
export interface KnownCredentials extends CredentialsFor {
  keyId: string;
  createdAt: string;
  revokedAt?: string;
}

/**
 * Creates a token and a key pair.
 * @throws Refusal 409 already_made when there are active credentials of that label
 */
export async function createCredentials(databaseUrl: string, wanted: CredentialsFor): Promise<Credentials> {
  const { label, squad, isPlatform } = wanted;
  assertName(LABEL, label, 'The label of credentials');
  assertName(SQUAD, squad, 'A squad');
  const token = `campavia_${randomBytes(32).toString('base64url')}`;
  const keyId = randomBytes(8).toString('hex');
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await withPool(databaseUrl, async (pool) => {
    const text =
      'insert into registry.credential (key_id, label, squad, is_platform, public_key, token_hash) values ($1, $2, $3, $4, $5, $6)';
    await pool.query(text, [keyId, label, squad, isPlatform, publicKey, tokenHash(token)]).catch((error) => {
      if (!isUniqueViolation(error)) throw error;
      throw new Refusal(409, 'already_made', `There are credentials for ${label}; revoke them first.`);
    });
    await pool.query('select pg_notify($1, $2)', [CREDENTIALS_CHANGED, keyId]);
  });
  return { label, squad, isPlatform, token, keyId, privateKey };
}

/**
 * Revokes credentials immediately: the token is refused and the key can sign no new releases. Earlier signatures stay
 * valid.
 * @throws Refusal 404 unknown_label
 */
export async function revokeCredentials(databaseUrl: string, label: string): Promise<void> {
  await withPool(databaseUrl, async (pool) => {
    const text =
      'update registry.credential set revoked_at = now() where label = $1 and revoked_at is null returning key_id';
    const { rows } = await pool.query<{ key_id: string }>(text, [label]);
    if (rows.length === 0) {
      throw new Refusal(
        404,
        'unknown_label',
        `There are no active credentials for ${label}; keys list shows them.`,
      );
    }
    await pool.query('select pg_notify($1, $2)', [CREDENTIALS_CHANGED, rows[0]?.key_id]);
  });
}

/** All credentials, oldest first, without secrets. */
export function listCredentials(databaseUrl: string): Promise<KnownCredentials[]> {
  return withPool(databaseUrl, async (pool) => {
    const { rows } = await pool.query<CredentialRow>(
      'select * from registry.credential order by created_at, key_id',
    );
    return rows.map((row) => ({
      label: row.label,
      squad: row.squad,
      isPlatform: row.is_platform,
      keyId: row.key_id,
      createdAt: row.created_at.toISOString(),
      ...(row.revoked_at ? { revokedAt: row.revoked_at.toISOString() } : {}),
    }));
  });
}

/** A row of `registry.credential`. */
export interface CredentialRow {
  key_id: string;
  label: string;
  squad: string;
  is_platform: boolean;
  public_key: string;
  created_at: Date;
  revoked_at: Date | null;
}

/** SHA-256 (hex): tokens have 256 random bits, so a slow hash is not needed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

async function withPool<T>(databaseUrl: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = createPool(databaseUrl, 1);
  try {
    await migrateWith(pool);
    return await work(pool);
  } finally {
    await pool.end();
  }
}
