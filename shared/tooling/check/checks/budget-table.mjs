const KIB = 1_024;

/**
 * Compares measured sizes with their limits. A required item of zero bytes was not measured.
 *
 * @param {{ name: string, bytes: number | undefined, limit: number }[]} measured limits in KiB
 */
export function checkLimit(measured) {
  return measured.map((row) => ({ ...row, problem: findProblem(row) }));
}

/** The printed table. */
export function formatTable(rows) {
  const lines = rows.map(({ name, bytes, limit, problem }) => {
    const mark = problem ? 'TOO MUCH' : 'ok';
    return `${name.padEnd(30)} ${inKib(bytes).padStart(10)} ${`${limit} KiB`.padStart(10)}  ${mark}`;
  });
  return [
    `${'gzip, fresh profile'.padEnd(30)} ${'measured'.padStart(10)} ${'limit'.padStart(10)}`,
    ...lines,
  ].join('\n');
}

function findProblem({ bytes, limit }) {
  if (!bytes) return 'nothing was measured';
  return bytes > limit * KIB ? `${inKib(bytes)}, over the limit of ${limit} KiB` : undefined;
}

function inKib(bytes = 0) {
  return `${(bytes / KIB).toFixed(1)} KiB`;
}
