/** One channel for each test, each on its own host; as many as one worker can need. */
export const CHANNELS = Array.from({ length: 20 }, (_, index) => {
  const name = `journey-${index + 1}`;
  return { name, host: `${name}.localhost` };
});
