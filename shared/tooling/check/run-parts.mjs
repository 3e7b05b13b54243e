/**
 * Runs parts one after the other, and parts that only read files beside them. When no such part is left, it prepares
 * the prerequisites of later parts, because starting a site keeps at most one processor busy. Parts that change sources
 * run after all others.
 *
 * @param {object[]} parts
 * @param {object} options
 * @param {(part: object) => Promise<object>} options.check runs one part and returns its count
 * @param {(needs: string[]) => Promise<unknown>} options.prepare may fail: then the first part that needs it fails
 * @returns {Promise<object[]>} the counts
 */
export async function runParts(parts, { check, prepare }) {
  const last = parts.filter(({ isChangingSources }) => isChangingSources);
  const reading = parts.filter((part) => part.isReading && !last.includes(part));
  const others = parts.filter((part) => !part.isReading && !last.includes(part));
  const needs = [...new Set(parts.flatMap((part) => part.needs))];

  const read = async () => {
    const counts = await runInTurn(reading, check);
    await prepare(needs).catch(() => undefined);
    return counts;
  };
  const counts = await Promise.all([read(), runInTurn(others, check)]);
  return [...counts.flat(), ...(await runInTurn(last, check))];
}

async function runInTurn(parts, check) {
  const counts = [];
  for (const part of parts) counts.push(await check(part));
  return counts;
}
