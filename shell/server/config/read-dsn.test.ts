import { readDsn } from './read-dsn';

test.each([
  ['https://abc@errors.example/4', 'https://errors.example/api/4/envelope/'],
  ['https://abc@errors.example:8443/sentry/12/', 'https://errors.example:8443/sentry/api/12/envelope/'],
  ['http://abc:old-secret@127.0.0.1:9000/1', 'http://127.0.0.1:9000/api/1/envelope/'],
])('%s', (dsn, envelopeUrl) => {
  expect(readDsn(dsn)).toEqual({ envelopeUrl, publicKey: 'abc' });
});

test.each([undefined, ''])('%j configures nothing', (dsn) => expect(readDsn(dsn)).toBeUndefined());

test.each([
  'abc',
  'https://errors.example/4',
  'ftp://abc@errors.example/4',
  'https://abc@errors.example/project',
])('%s is refused, and the error does not repeat it because it may hold a key', (dsn) => {
  expect(() => readDsn(dsn)).toThrow(
    'ERROR_REPORTING_DSN must look like https://<key>@errors.example/<project number>',
  );
});
