import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

import { createScene, type Scene } from '../../test/open-registry';
import { createCredentials, listCredentials, revokeCredentials } from './credentials';

const FOR_SEARCH = { label: 'search/ci', squad: 'search', isPlatform: false };

let context: Scene;

beforeEach(async () => {
  context = await createScene();
});

afterEach(() => context.close());

it('authenticate their holder, under the holder’s name', async () => {
  const { token } = await createCredentials(context.url, FOR_SEARCH);
  const registry = await context.open();
  expect(await registry.authenticate(token)).toEqual({
    name: 'search/ci',
    squad: 'search',
    isPlatform: false,
  });
});

it.each(['', 'campavia_guessed', '\u0000'])('reject the token %j', async (token) => {
  await createCredentials(context.url, FOR_SEARCH);
  const registry = await context.open();
  await expect(registry.authenticate(token)).rejects.toMatchObject({ status: 401, code: 'unknown_token' });
});

it('sign with a key that the registry can verify', async () => {
  const { keyId, privateKey } = await createCredentials(context.url, FOR_SEARCH);
  const registry = await context.open();
  const { publicKey } = registry.trustedKeys().get(keyId)!;
  const signature = sign(null, Buffer.from('release'), createPrivateKey(privateKey));
  expect(verify(null, Buffer.from('release'), createPublicKey(publicKey), signature)).toBe(true);
});

it('are stored without token and private key', async () => {
  const { token, privateKey } = await createCredentials(context.url, FOR_SEARCH);
  const { rows } = await context.query('select * from registry.credential');
  const stored = JSON.stringify(rows);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(privateKey.split('\n')[1]);
});

it('end at once when revoked, while earlier signatures stay valid', async () => {
  const { token, keyId } = await createCredentials(context.url, FOR_SEARCH);
  const registry = await context.open();
  await revokeCredentials(context.url, 'search/ci');
  await expect(registry.authenticate(token)).rejects.toMatchObject({ code: 'unknown_token' });
  const next = await createCredentials(context.url, FOR_SEARCH);
  await registry.authenticate(next.token);
  expect(registry.trustedKeys().get(keyId)?.isRevoked).toBe(true);
  expect(await listCredentials(context.url)).toMatchObject([
    { label: 'search/ci', keyId, revokedAt: expect.any(String) },
    { label: 'search/ci', keyId: next.keyId },
  ]);
});

it('refuses a label twice, an unknown one to revoke, and names of another form', async () => {
  await createCredentials(context.url, FOR_SEARCH);
  await expect(createCredentials(context.url, FOR_SEARCH)).rejects.toMatchObject({ code: 'already_made' });
  await expect(revokeCredentials(context.url, 'nobody')).rejects.toMatchObject({ code: 'unknown_label' });
  const wrong = createCredentials(context.url, { ...FOR_SEARCH, label: '../keys' });
  await expect(wrong).rejects.toMatchObject({ status: 400 });
});
