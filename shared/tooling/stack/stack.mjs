import { join } from 'node:path';

import { explain } from '../postgres/refusal.mjs';
import { openStack } from './open-stack.mjs';

const { progress, lifetime, ready } = openStack({ home: ({ home }) => join(home, 'stack'), port: '4400' });

try {
  const { url, servers } = await ready;
  progress.print(`Two of everything are ready behind ${url}; Ctrl-C ends all`);
  await Promise.race(Object.values(servers).map(({ ended }) => ended));
} catch (error) {
  // While stopping, unfinished steps fail because their programs were ended; that is not news.
  if (!lifetime.isStopping) {
    console.error(explain(error));
    await lifetime.stop();
    process.exit(1);
  }
}
