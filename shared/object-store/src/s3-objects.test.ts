import type { IncomingMessage, RequestListener } from 'node:http';

import { ObjectStoreError, S3Objects } from './index';
import { readS3Place } from './s3-place';
import { s3Problem, startS3Server, startStubServer, type TestServer } from './test/s3-server';

const open: TestServer[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** Objects of a server that answers as given, for three tenths of a second at most. */
async function objectsAnswering(answer: RequestListener): Promise<S3Objects> {
  const server = await startStubServer(answer);
  open.push(server);
  return new S3Objects({ ...server.place, deadlineMs: 300 });
}

/** Reads a request before it is answered, as a server does that stores its content. */
function whenRead(request: IncomingMessage, answer: () => void): void {
  request.resume().once('end', answer);
}

test('objects are stored, listed, replaced and removed; a missing one is no error', async () => {
  const server = await startS3Server();
  open.push(server);
  const objects = new S3Objects(server.place);
  await objects.put('a/1', Buffer.from('one'));
  await objects.put('a/1', Buffer.from('first'));
  await objects.put('b/2', Buffer.from('two'));
  await objects.check(1000);
  expect((await objects.get('a/1'))?.toString()).toBe('first');
  expect(await objects.list('a/')).toMatchObject([{ path: 'a/1', size: 5 }]);
  await objects.remove('a/1');
  await objects.remove('a/1');
  expect([await objects.get('a/1'), await objects.list('a/')]).toEqual([undefined, []]);

  const { client } = server.place;
  const others = { ...client, credentials: { accessKeyId: 'unknown', secretAccessKey: 'wrong' } };
  const refused = new S3Objects({ ...server.place, client: others });
  await expect(refused.get('b/2')).rejects.toThrow('InvalidAccessKeyId');
  const elsewhere = new S3Objects({ ...server.place, bucket: 'none' });
  await expect(elsewhere.get('b/2')).rejects.toThrow('NoSuchBucket');
  await expect(elsewhere.check(1000)).rejects.toThrow(ObjectStoreError);
});

test('a server that takes too long ends the call at the deadline, before it answers and within an answer', async () => {
  const silent = await objectsAnswering(() => undefined);
  await expect(silent.put('a', Buffer.from('x'))).rejects.toThrow('more than 300 ms');
  const stuck = await objectsAnswering((_, response) => {
    response.writeHead(200, { 'content-length': '10' }).write('01234');
  });
  await expect(stuck.get('a')).rejects.toThrow('more than 300 ms');
  await expect(stuck.check(20)).rejects.toThrow('more than 20 ms');
});

test('a request that was refused or cut off once is sent again, with its whole content', async () => {
  const received: string[] = [];
  const objects = await objectsAnswering((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.once('end', () => {
      received.push(Buffer.concat(pieces).toString());
      if (received.length === 1) response.destroy();
      else response.end();
    });
  });
  await objects.put('a', Buffer.from('content'));
  expect(received).toEqual(['content', 'content']);
});

test('a server that refuses every request, or has no space left, says so', async () => {
  const answering = (status: number, code: string) =>
    objectsAnswering((request, response) => {
      whenRead(request, () => response.writeHead(status).end(s3Problem(code)));
    });
  const busy = await answering(500, 'InternalError');
  await expect(busy.put('a', Buffer.from('x'))).rejects.toMatchObject({ isFull: false });
  const full = await answering(507, 'XMinioStorageFull');
  const failure: unknown = await full.put('a', Buffer.from('x')).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ObjectStoreError);
  expect(failure).toMatchObject({ isFull: true });
});

test('an address of a bucket is read with the usual variables', () => {
  const limits = { answerMs: 1000, deadlineMs: 2000 };
  const env = { S3_ENDPOINT: 'http://store:9000', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
  expect(readS3Place(env, 's3://files/site/', limits)).toMatchObject({
    bucket: 'files',
    prefix: 'site/',
    client: { endpoint: 'http://store:9000', forcePathStyle: true, credentials: { accessKeyId: 'a' } },
    deadlineMs: 2000,
  });
  expect(readS3Place({}, 's3://files', limits)?.prefix).toBe('');
  expect(readS3Place({}, '/data/files', limits)).toBeUndefined();
});
