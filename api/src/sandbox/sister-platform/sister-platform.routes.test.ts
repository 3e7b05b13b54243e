import { startApplication, type Application } from '../../../test/application';
import { readOutsideSettings } from '../../config/outside-settings';

let api: Application;

afterEach(() => api.close());

test('owners on a site without listings follow the link to the sister platform', async () => {
  api = await startApplication({
    outside: readOutsideSettings({}, { isSandbox: true, isProduction: false }),
  });
  const { routing } = (await api.get('/3/referential/?site=nl')).body;
  const { status, headers, body } = await api.get(routing.sister_platform);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('This is a sandbox');
  expect(body).toContain('<dd>netherlands</dd>');
  expect(body).toContain('<dd>campavia.nl</dd>');
});

test('parameters of a link are escaped in its page', async () => {
  api = await startApplication();
  const { headers, body } = await api.get('/sandbox/sister-platform/%3Cb%3E/create?flavor=%3Cscript%3E');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).not.toMatch(/<script|<b>/);
});

test('outside the sandbox there is no such page, and no link to one', async () => {
  api = await startApplication({
    isSandbox: false,
    outside: readOutsideSettings({}, { isSandbox: false, isProduction: true }),
  });
  expect((await api.get('/sandbox/sister-platform/fr/create')).status).toBe(404);
  expect((await api.get('/3/referential/')).body.routing).toEqual({ sign_in: '/sign-in' });
});
