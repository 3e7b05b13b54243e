import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { S3Place } from '../s3-place';

const BUCKET = 'releases';

/** Connection to a local test server. */
function placeAt(port: number): S3Place {
  return {
    bucket: BUCKET,
    prefix: 'site/',
    client: {
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      forcePathStyle: true,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
    },
  };
}

export interface TestServer {
  place: S3Place;
  close(): Promise<void>;
}

/** A complete server, which can be made to refuse every request. */
export interface TestStore extends TestServer {
  /** Refuses all requests with a status, until it is undefined again. */
  refuse(status: number | undefined): void;
}

interface Exchange {
  status: number;
  body: string;
}

interface S3rver {
  middleware: ((exchange: Exchange, next: () => Promise<void>) => Promise<void> | void)[];
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}

/** An S3-compatible server with one empty bucket. */
export async function startS3Server(): Promise<TestStore> {
  const Server = createRequire(__filename)('s3rver') as new (options: object) => S3rver;
  const directory = mkdtempSync(join(tmpdir(), 'campavia-s3-'));
  const server = new Server({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  let refusal: number | undefined;
  server.middleware.unshift((exchange, next) => {
    if (refusal === undefined) return next();
    exchange.status = refusal;
    exchange.body = s3Problem('ServiceUnavailable');
  });
  const { port } = await server.run();
  return {
    place: placeAt(port),
    refuse(status) {
      refusal = status;
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A server with programmable answers, for rare failures of a real one. */
export async function startStubServer(answer: RequestListener): Promise<TestServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    place: placeAt(port),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An error in S3's format. */
export function s3Problem(code: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
}
