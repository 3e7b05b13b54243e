import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { scenePool } from '../../../demo/pictures';
import { startDocuments, type DocumentsTest, type TestFile } from '../../modules/documents/test/documents';
import { createUploadProcesses } from './upload-processes';

const TOO_MANY_PIXELS: [number, number] = [8_000, 5_001];

let folder: string;
const opened: ReturnType<typeof createUploadProcesses>[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'campavia-uploads-'));
});
afterAll(async () => {
  await Promise.all(opened.map((each) => each.close()));
  await rm(folder, { recursive: true, force: true });
});

function create(options?: Parameters<typeof createUploadProcesses>[0]) {
  const processes = createUploadProcesses(options);
  opened.push(processes);
  return processes;
}

/** A replacement for the program that opens files. */
async function aProgram(name: string, text: string): Promise<string> {
  const program = path.join(folder, `${name}.mjs`);
  await writeFile(program, text);
  return program;
}

function aPicture(width: number, height: number): Promise<Buffer> {
  const fill = { width, height, channels: 3, background: '#123' } as const;
  return sharp({ create: fill, limitInputPixels: false }).png({ compressionLevel: 1 }).toBuffer();
}

/** The programs of this test that are still running. */
function stillRunning(): string[] {
  const lines = execFileSync('ps', ['-eo', 'args='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(folder));
}

test.each([[1, 12_001], [12_001, 1], TOO_MANY_PIXELS])(
  'a picture of %i × %i pixels is not opened',
  async (width, height) => {
    const refusal = create().run('page', await aPicture(width, height));
    await expect(refusal).rejects.toMatchObject({ reason: 'too large' });
  },
);

test('a file that is not a picture is unreadable', async () => {
  await expect(create().run('page', Buffer.from('text'))).rejects.toMatchObject({ reason: 'unreadable' });
});

test('a process has no environment variables of the server', async () => {
  const program = await aProgram('env', 'console.log(Object.keys(process.env).length, process.cwd())');
  expect(String(await create({ program }).run('page', Buffer.alloc(1)))).toBe('0 /\n');
});

test('a file that crashes its process is refused, and the next one is opened', async () => {
  const program = await aProgram(
    'crash',
    `import { buffer } from 'node:stream/consumers';
     const content = await buffer(process.stdin);
     if (content.includes('bomb')) process.kill(process.pid, 'SIGSEGV');
     else process.stdout.end(content);`,
  );
  const { run } = create({ program, concurrency: 1 });
  const outcomes = ['bomb', 'a', 'bomb', 'b'].map((text) => run('page', Buffer.from(text)));
  const settled = await Promise.allSettled(outcomes);
  expect(
    settled.map((each) => (each.status === 'fulfilled' ? String(each.value) : each.reason.reason)),
  ).toEqual(['unreadable', 'a', 'unreadable', 'b']);
});

test('a process that takes too long is ended', async () => {
  const program = await aProgram('endless', 'for (;;);');
  const run = create({ program, timeLimitMs: 200 }).run('page', Buffer.alloc(1));
  await new Promise(setImmediate);
  expect(stillRunning()).toHaveLength(1);
  await expect(run).rejects.toMatchObject({ reason: 'unreadable' });
  expect(stillRunning()).toEqual([]);
});

test('a limited number run at once, and callers beyond the queue are asked to retry', async () => {
  const log = path.join(folder, 'log');
  const program = await aProgram(
    'count',
    `import { appendFileSync } from 'node:fs';
     import { buffer } from 'node:stream/consumers';
     appendFileSync(${JSON.stringify(log)}, '+');
     const content = await buffer(process.stdin);
     appendFileSync(${JSON.stringify(log)}, '-');
     process.stdout.end(content);`,
  );
  const { run } = create({ program, concurrency: 2, queueLimit: 3 });
  const settled = await Promise.allSettled(Array.from({ length: 7 }, () => run('page', Buffer.from('x'))));
  const refused = settled.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ reason: { status: 503, retryAfterSeconds: 5 } });
  expect(mostOpen(execFileSync('cat', [log], { encoding: 'utf8' }))).toBeLessThanOrEqual(2);
  expect(String(await run('page', Buffer.from('y')))).toBe('y');
});

test('closing ends running processes and refuses waiting ones, and no process is left', async () => {
  const program = await aProgram('endless-too', 'for (;;);');
  const { run, close } = create({ program, concurrency: 1 });
  const both = Promise.allSettled([run('page', Buffer.alloc(1)), run('page', Buffer.alloc(1))]);
  await close();
  for (const each of await both) expect(each).toMatchObject({ reason: { status: 503 } });
  await expect(run('page', Buffer.alloc(1))).rejects.toMatchObject({ status: 503 });
  expect(stillRunning()).toEqual([]);
});

describe('while three of the largest pictures are opened', () => {
  let documents: DocumentsTest;

  beforeAll(async () => {
    documents = await startDocuments();
  });
  afterAll(() => documents.api.close());

  test('other requests are answered', async () => {
    const { api, send } = documents;
    const person = await documents.aPerson();
    const file: TestFile = { content: await aPicture(12_000, 3_333) };
    const picture = `/media/pictures/${scenePool()[0]?.sceneId}/320.webp`;
    let open = 3;
    const uploads = Array.from({ length: open }, async () => {
      const { status } = await send(person.token, person.id, file);
      open -= 1;
      return status;
    });
    const processes = await findUploadProcesses(2);
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    for (let round = 0; round < 20; round += 1) {
      expect((await api.get('/3/referential/')).status).toBe(200);
      expect((await api.get(picture)).status).toBe(200);
    }
    expect(open).toBe(3);
    for (const pid of processes) process.kill(pid, 'SIGCONT');
    expect(new Set(await Promise.all(uploads))).toEqual(new Set([201]));
  }, 120_000);
});

/** The pids of the processes that this one has started to open files, once there are that many. */
async function findUploadProcesses(count: number): Promise<number[]> {
  const pids: number[] = [];
  while (pids.length < count) {
    await new Promise(setImmediate);
    const lines = execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid=,args='], {
      encoding: 'utf8',
    });
    const found = lines.split('\n').filter((line) => line.includes('process-upload'));
    pids.splice(0, pids.length, ...found.map((line) => Number.parseInt(line, 10)));
  }
  return pids;
}

/** The most processes that had started and not ended, of a log of starts and ends. */
function mostOpen(log: string): number {
  let open = 0;
  return Math.max(...[...log].map((each) => (open += each === '+' ? 1 : -1)));
}
