import { randomBytes } from 'node:crypto';

import sharp from 'sharp';

import { settingsFor, startApplication, type Application } from '../../../../test/application';
import { aNewUser, call } from '../../../../test/users';
import { TEST_NOW_MS } from '../../../../test/scratch-databases';
import type { Settings } from '../../../config/settings';
import { createClock } from '../../../core/clock';
import { createDocumentJobs } from '../../../composition/document-services';
import { createProviders } from '../../../composition/providers';
import type { OnProofVerdict } from '../review/review-document';

const BOUNDARY = 'campavia-test-boundary';
const NO_VERDICT: OnProofVerdict = () => Promise.resolve();

/** A file as a form sends it. */
export interface TestFile {
  name?: string;
  content: Buffer;
  field?: string;
}

/** The application, and everything that documents need in a test. */
export async function startDocuments(over: Partial<Settings> = {}) {
  // Runs with the application's clock, which a slow machine takes far from where it started.
  const current = createClock(TEST_NOW_MS);
  const api = await startApplication(over);

  async function send(token: string, id: number, ...files: TestFile[]) {
    const parts = files.map(({ name = 'front.jpg', content, field = 'page' }) => {
      const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n`;
      return Buffer.concat([
        Buffer.from(`${head}content-type: image/jpeg\r\n\r\n`),
        content,
        Buffer.from('\r\n'),
      ]);
    });
    const { statusCode, body } = await api.app.inject({
      method: 'POST',
      url: `/3/docs/${id}/pages/`,
      headers: {
        'x-api-key': 'campavia-web',
        'accept-language': 'en-IE',
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        authorization: `Bearer ${token}`,
      },
      payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    });
    return { status: statusCode, body: JSON.parse(body) };
  }

  /** Runs the jobs as at a time after now, or before. */
  async function work(afterMs: number, onProofVerdict = NO_VERDICT) {
    const settings = { ...settingsFor(api.databaseUrl, api.home), ...over };
    const clock = createClock(current.now().getTime() + afterMs);
    const context = { database: api.database, settings, clock };
    const due = createDocumentJobs(context, { providers: createProviders(context), onProofVerdict });
    await due.writeContracts();
    await due.reviewDue();
    await due.expireDue();
    await due.removeUnusedFiles();
  }

  /** A new person with a document. */
  async function aUserWithDocument(type = 'driving_licen', over: Parameters<typeof aNewUser>[1] = {}) {
    const person = await aNewUser(api.app, over);
    const set = `/3/docs/guest/${person.me.id}/?document_type=${type}` as const;
    const { body } = await call(api.app, `GET ${set}`, { token: person.token });
    const id: number = body.results[0].id;
    return { ...person, id, readDocument: () => readDocumentOf(api, person.token, id) };
  }

  /** A new person whose document is submitted with files of these names. */
  async function aSubmitted(type: string, ...names: string[]) {
    const person = await aUserWithDocument(type);
    for (const name of names) await send(person.token, person.id, { name, content: await aScan() });
    const body = { expiration_date: '2030-01-31', number: 'X4RTBPFW4', submit: true };
    const answer = await call(api.app, `PATCH /3/docs/${person.id}/`, { token: person.token, body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return person;
  }

  return { api, send, work, aPerson: aUserWithDocument, aSubmitted };
}

export type DocumentsTest = Awaited<ReturnType<typeof startDocuments>>;

async function readDocumentOf(api: Application, token: string, id: number) {
  return (await call(api.app, `GET /3/docs/${id}/`, { token })).body;
}

let count = 0;

/** A picture as large as the payment provider takes it, which no other is like. */
export function aScan(): Promise<Buffer> {
  const [width, height, channels] = [240, 180, 3] as const;
  const noise = randomBytes(width * height * channels);
  return sharp(noise, { raw: { width, height, channels } }).jpeg().toBuffer();
}

/** A small photo that no other is like. */
export function aPicture(format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  count += 1;
  const create = { width: 60, height: 40 + count, channels: 3 as const, background: '#c02020' };
  return sharp({ create }).toFormat(format).toBuffer();
}
