/** @jest-environment node */
import formbody from '@fastify/formbody';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify from 'fastify';

import { PspError } from '../psp-error';
import type { AccountObject } from './account-objects.store';
import { identityPageRoutes } from './identity-page.routes';
import type { OwnerAccountBooks } from './owner-accounts.service';

const SITE = 'http://localhost:4300';
const BACK = `${SITE}/fr/go/account.owner-document?document_id=7`;

async function aPage() {
  const session = { id: 'idv-1', status: 'PENDING', body: { returnUrl: BACK } } as unknown as AccountObject;
  const books = {
    find: (id: string) =>
      id === session.id
        ? Promise.resolve(session)
        : Promise.reject(new PspError(404, 'not_found', 'There is no such thing')),
    decide: (_: string, status: string) => {
      session.status = status;
      return Promise.resolve();
    },
  } as unknown as OwnerAccountBooks;
  const app = fastify().withTypeProvider<TypeBoxTypeProvider>();
  await app.register(formbody);
  identityPageRoutes(app, { books, settings: { siteUrl: SITE } });
  const headers = { 'accept-language': 'de' };
  return {
    session,
    open: (id = 'idv-1') => app.inject({ url: `/sandbox/psp/identity/${id}`, headers }),
    press: (decision: string) =>
      app.inject({
        method: 'POST',
        url: '/sandbox/psp/identity/idv-1',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: `decision=${decision}`,
      }),
  };
}

test.each([
  ['pass', 'VALIDATED'],
  ['review', 'REVIEW'],
  ['fail', 'REFUSED'],
  ['leave', 'PENDING'],
])('%s leads back to the document, and the check is %s', async (decision, status) => {
  const { press, session } = await aPage();
  const { statusCode, headers } = await press(decision);
  expect([statusCode, headers.location, session.status]).toEqual([303, BACK, status]);
});

test('the page asks once, in the language of its reader; afterwards it only links back', async () => {
  const { open, press } = await aPage();
  const page = await open();
  expect(page.body).toContain('Weisen Sie sich aus');
  expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${SITE}`);
  await press('fail');
  const closed = await open();
  expect(closed.body).not.toContain('<form');
  expect(closed.body).toContain('Diese Prüfung ist abgeschlossen');
  expect((await open('idv-2')).statusCode).toBe(404);
  expect((await press('steal')).statusCode).toBe(400);
});
