import { measureRequestLoad } from '../measure/request-load.mjs';

/** Sends requests in a process of its own, so that its processor time is known apart from that of the stack. */
process.on('message', async ({ url, connections, seconds, calls, first }) => {
  const requestOf = (index) => calls[(first + index) % calls.length];
  process.send(await measureRequestLoad({ url, connections, seconds, requestOf }));
});
