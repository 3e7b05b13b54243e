import { provePartitions, type PartitionsInput } from './prove-partitions';

/** Rows that do not hold. */
async function failing(injectFault?: PartitionsInput['injectFault']): Promise<string[]> {
  const rows = await provePartitions({ bookings: 2000, isThrowaway: true, injectFault });
  return rows.filter(({ isGood }) => !isGood).map(({ what }) => what);
}

test('bookings are divided by camper among two nodes', async () => {
  expect(await failing()).toEqual([]);
});

test('days that can be taken twice at the other node, and a camper in a wrong part, are noticed', async () => {
  const drop = [2, 3].map(
    (part) => `alter table calendar_block_${part} drop constraint calendar_block_${part}_taken_once;`,
  );
  const misplaced = `insert into booking_2 values ($1, 1, 1, '[2040-01-01,2040-01-08)', 1)`;
  const found = await failing(async ({ coordinator, other }) => {
    await other.query(drop.join(''));
    const { rows } = await coordinator.query('select max(camper_id) as camper from booking_0');
    await other.query(misplaced, [rows[0].camper]);
  });
  expect(found).toEqual([
    '2000 bookings in four parts, two at each node',
    'days that are taken, here and at the other node',
    '8 clients book the same 24 stays',
  ]);
});
