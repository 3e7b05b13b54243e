import { rm } from 'node:fs/promises';

import { credentialsFile, saveCredentials } from '../client/credentials';
import { findDatabase } from '../client/find-site';
import { requireOption } from '../parsing/require-option';
import type { CommandDefinition } from '../parsing/command-definition';
import { table } from '../output/table';
import { formatAge } from '../output/format-values';
import { createCredentials, listCredentials, revokeCredentials } from '../../registry/credentials';

const make: CommandDefinition = {
  name: 'keys make',
  usage: '<label> --squad <squad> [--platform]',
  summary: 'a token and a signing key for a squad or its CI',
  more: 'For the operator: it uses the database of DATABASE_URL, or to that of npm start.',
  operandCount: [1, 1],
  options: {
    squad: { placeholder: 'name', summary: 'whose parts it may publish and promote' },
    platform: { summary: 'may change every part, and global settings' },
  },
  examples: ['keys make search/ci --squad search'],
  async run({ operands: [label = ''], options, environment, ...call }) {
    const squad = requireOption(
      { operands: [], options, environment, ...call },
      'squad',
      'for which squad: --squad search',
    );
    const database = await findDatabase(environment);
    const made = await createCredentials(database, { label, squad, isPlatform: options.platform === true });
    const file = await saveCredentials(environment, made);
    const { keyId, isPlatform } = made;
    return {
      json: { label, squad, isPlatform, keyId, file },
      lines: [
        `${file} holds the token and the private key of ${label}; only you can read it.`,
        `Use it with --as ${label}, or set CAMPAVIA_RELEASE_KEY to the file.`,
        'In CI set CAMPAVIA_RELEASE_TOKEN and CAMPAVIA_RELEASE_PRIVATE_KEY to what it holds.',
      ],
    };
  },
};

const list: CommandDefinition = {
  name: 'keys list',
  usage: '',
  summary: 'who holds a key',
  operandCount: [0, 0],
  async run({ environment }) {
    const keys = await listCredentials(await findDatabase(environment));
    const rows = keys.map(({ label, squad, isPlatform, keyId, createdAt, revokedAt }) => {
      const state = revokedAt ? `revoked ${formatAge(revokedAt, environment.now())}` : 'holds';
      return [
        label,
        squad,
        isPlatform ? 'platform' : 'squad',
        keyId,
        formatAge(createdAt, environment.now()),
        state,
      ];
    });
    const lines = table(['LABEL', 'SQUAD', 'ROLE', 'KEY', 'MADE', 'STATE'], rows);
    return { json: { keys }, lines: rows.length > 0 ? lines : ['There is no key yet.'] };
  },
};

const revoke: CommandDefinition = {
  name: 'keys revoke',
  usage: '<label>',
  summary: 'revoke a key immediately; its releases stay',
  operandCount: [1, 1],
  async run({ operands: [label = ''], environment }) {
    await revokeCredentials(await findDatabase(environment), label);
    await rm(credentialsFile(environment, label), { force: true });
    return { json: { label, isRevoked: true }, lines: [`The key of ${label} opens nothing any more.`] };
  },
};

export const keysVerbs = [make, list, revoke];
