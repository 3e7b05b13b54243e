import { momentMs } from '@campavia/domain';

const STEPS = [
  { unit: 'd', ms: 86_400_000 },
  { unit: 'h', ms: 3_600_000 },
  { unit: 'min', ms: 60_000 },
  { unit: 's', ms: 1_000 },
] as const;

/** Age of a moment: `3 min ago`. */
export function formatAge(moment: string, nowMs: number): string {
  if (!moment) return 'never';
  const past = nowMs - momentMs(moment);
  const step = STEPS.find(({ ms }) => Math.abs(past) >= ms);
  if (!step) return 'now';
  const amount = `${Math.round(Math.abs(past) / step.ms)} ${step.unit}`;
  return past > 0 ? `${amount} ago` : `in ${amount}`;
}

/** Readable size: `412 kB`. */
export function formatSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Short form of a hash for display. */
export function shortHash(hash: string): string {
  return hash.slice(0, 8);
}

/** `1 release`, `3 releases`, `2 mixes`. */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
