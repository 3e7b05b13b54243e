/** Channels of a copied site, each for one test and on a host of its own; as many as one worker can need. */
export const CHANNELS = Array.from({ length: 20 }, (_, index) => {
  const name = `journey-${index + 1}`;
  return { name, host: `${name}.localhost` };
});
