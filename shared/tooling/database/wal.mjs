const SEGMENT = /^[0-9A-F]{24}(\.partial)?$/;

/** The number of a position in the write-ahead log, like `16/B374D848`. */
export function toPosition(lsn) {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(lsn) ?? [];
  if (low === undefined) throw new TypeError(`${lsn} is not a position in the write-ahead log`);
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** Whether a file of the archive ends before a segment. Timelines do not count, and histories of them are kept. */
export function isBefore(file, segment) {
  return SEGMENT.test(file) && file.slice(8, 24) < segment.slice(8, 24);
}
