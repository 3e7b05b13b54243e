import { startApplication, type Application } from '../../../test/application';
import { readOutsideSettings } from '../../config/outside-settings';

let api: Application;

afterEach(() => api.close());

test('the sandbox’s assistant answers in its five languages, and only the site may frame it', async () => {
  api = await startApplication({
    outside: readOutsideSettings({}, { isSandbox: true, isProduction: false }),
  });
  const { routing, chat_assistant_id: id } = (await api.get('/3/referential/?site=fr')).body;
  const { status, headers, body } = await api.get(`${routing.chat_assistant}?bot=${id}&lang=fr`);
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(body).toContain('environnement de test');
  for (const lang of ['en', 'es', 'it', 'pt']) {
    expect((await api.get(`/sandbox/assistant?lang=${lang}`)).body).toContain(`<html lang="${lang}">`);
  }
});

test('it has no other language, and exists in the sandbox only', async () => {
  api = await startApplication();
  expect((await api.get('/sandbox/assistant?lang=de')).status).toBe(400);
  expect((await api.get('/sandbox/assistant?lang=__proto__')).status).toBe(400);
  await api.close();
  api = await startApplication({
    isSandbox: false,
    outside: readOutsideSettings({}, { isSandbox: false, isProduction: true }),
  });
  expect((await api.get('/sandbox/assistant')).status).toBe(404);
  expect((await api.get('/3/referential/')).body.chat_assistant_id).toBeNull();
});
