import { runApiBench } from '../run-api-bench.mjs';

/** The list of chats and the number of unread messages among a quarter of a million, measured by the api's own benchmark. */
export const chats = { name: 'chats', title: 'Chats', needsSite: false, run };

function run({ programs, isShort, progress }) {
  const args = isShort ? ['--rounds', '1', '--between', '20', '--messages', '30000'] : [];
  return runApiBench(programs, { name: 'chats', does: 'Chats', args, progress });
}
