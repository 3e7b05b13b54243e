import { startApplication, type Application } from '../../../test/application';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { createClock } from '../clock';
import { FilesUnavailableError, ignoreUnavailableFiles } from './file-store';
import { createUnusedFiles } from './unused-files';

const HOUR_MS = 3_600_000;

let api: Application;
beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());
beforeEach(() => api.database.deleteFrom('chat_photo_leaving').execute());

const unusedAt = (ms: number, remove: (file: string) => Promise<void>) =>
  createUnusedFiles({
    database: api.database,
    clock: createClock(TEST_NOW_MS + ms),
    table: 'chat_photo_leaving',
    usedIn: [['chat_message', 'photo']],
    remove,
  });

/** Files that have to be removed, the first one longest. */
async function addDue(files: readonly string[]): Promise<void> {
  const rows = files.map((file, index) => ({ file, due_at: new Date(TEST_NOW_MS + index) }));
  await api.database.insertInto('chat_photo_leaving').values(rows).execute();
}

const FAILING = ['bad-1', 'bad-2', 'bad-3', 'bad-4', 'bad-5', 'bad-6'];

test('files that cannot be removed keep no other from being removed, and are tried again later', async () => {
  await addDue([...FAILING, 'good']);
  const removed: string[] = [];
  const remove = (file: string) =>
    file.startsWith('bad')
      ? Promise.reject(new FilesUnavailableError(file))
      : Promise.resolve(void removed.push(file));
  const { removeUnused } = unusedAt(HOUR_MS, remove);
  await expect(removeUnused()).rejects.toThrow('5 items failed');
  await expect(removeUnused()).rejects.toThrow(FilesUnavailableError);
  expect(removed).toEqual(['good']);
  expect(await removeUnused()).toBe(0);
  const repaired = unusedAt(2 * HOUR_MS, (file) => Promise.resolve(void removed.push(file)));
  expect(await repaired.removeUnused()).toBe(FAILING.length);
  expect(removed.toSorted()).toEqual([...FAILING, 'good'].toSorted());
});

test('several unavailable files fail no request, and another error does', () => {
  const unavailable = new FilesUnavailableError('away');
  expect(() => ignoreUnavailableFiles(new AggregateError([unavailable, unavailable]))).not.toThrow();
  const mixed = new AggregateError([unavailable, new RangeError('path')]);
  expect(() => ignoreUnavailableFiles(mixed)).toThrow(mixed);
});
