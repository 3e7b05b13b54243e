import { Refusal } from '../postgres/refusal.mjs';
import { isBefore } from './wal.mjs';

/**
 * The newest backup that ended before a moment: a copy that was still being made then cannot be brought there.
 *
 * @param {{ name: string, endedAt: string }[]} backups
 * @param {Date} moment
 * @throws Refusal if there is none
 */
export function chooseBackup(backups, moment) {
  const earlier = backups.filter(({ endedAt }) => new Date(endedAt) < moment);
  const [newest] = earlier.sort((one, other) => other.endedAt.localeCompare(one.endedAt));
  if (newest) return newest;
  const oldest = backups.map(({ endedAt }) => endedAt).sort()[0];
  throw new Refusal(
    oldest ? `There is no backup from before then: the oldest is of ${oldest}.` : 'There is no backup.',
  );
}

/**
 * What may be deleted: all but the newest backups, and the write-ahead log from before the oldest of these.
 *
 * @param {{ backups: { name: string, endedAt: string, firstSegment: string }[], files: string[], keep: number }} archive
 * @returns {{ backups: string[], files: string[] }}
 */
export function planRetention({ backups, files, keep }) {
  const newestFirst = [...backups].sort((one, other) => other.endedAt.localeCompare(one.endedAt));
  const kept = newestFirst.slice(0, keep);
  const segments = kept.map(({ firstSegment }) => firstSegment);
  const isNeeded = (file) => segments.length === 0 || segments.some((segment) => !isBefore(file, segment));
  return {
    backups: newestFirst.slice(keep).map(({ name }) => name),
    files: files.filter((file) => !isNeeded(file)),
  };
}
