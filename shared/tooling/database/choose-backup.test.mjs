import { chooseBackup, planRetention } from './choose-backup.mjs';

const BACKUPS = [1, 2, 3].map((day) => ({
  name: `backup-${day}`,
  endedAt: `2027-03-0${day}T02:00:00.000Z`,
  firstSegment: `00000001000000000000001${day}`,
}));

it.each([
  ['2027-03-02T02:00:00.001Z', 'backup-2'],
  ['2027-03-02T02:00:00.000Z', 'backup-1'],
  ['2028-01-01T00:00:00.000Z', 'backup-3'],
])('the state of %s is restored from %s', (moment, name) => {
  expect(chooseBackup(BACKUPS, new Date(moment)).name).toBe(name);
});

it.each([
  [BACKUPS, /the oldest is of 2027-03-01T02:00:00.000Z/],
  [[], /^There is no backup\.$/],
])('says why no backup reaches back far enough', (backups, reason) => {
  expect(() => chooseBackup(backups, new Date('2027-03-01T02:00:00Z'))).toThrow(reason);
});

const FILES = ['10', '11', '12', '13'].map((number) => `0000000100000000000000${number}`);

it.each([
  [1, ['backup-2', 'backup-1'], FILES.slice(0, 3)],
  [2, ['backup-1'], FILES.slice(0, 2)],
  [7, [], FILES.slice(0, 1)],
])('keeps %s backups, and the write-ahead log that they need', (keep, backups, files) => {
  const plan = planRetention({ backups: BACKUPS, files: [...FILES, '00000002.history'], keep });
  expect(plan).toEqual({ backups, files });
});

it('deletes nothing of the write-ahead log before the first backup', () => {
  expect(planRetention({ backups: [], files: FILES, keep: 1 })).toEqual({ backups: [], files: [] });
});
