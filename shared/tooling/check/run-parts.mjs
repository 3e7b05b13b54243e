/**
 * Runs parts one after the other, and beside them those that only read files. Once nothing is left to read, it
 * prepares what parts still to come need, because starting a site keeps one processor busy at most. Parts that change
 * sources run after all others.
 *
 * @param {object[]} parts
 * @param {object} options
 * @param {(part: object) => Promise<object>} options.check runs one part and gives its count
 * @param {(needs: string[]) => Promise<unknown>} options.prepare may fail: the first part in need of it fails then
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
