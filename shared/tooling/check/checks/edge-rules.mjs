const DIRECTIVE = /^\s*(proxy_next_upstream|proxy_method)\s+([^;]*);/gm;

/**
 * Lists what in a configuration of nginx would send a request that changes something twice: nginx repeats those only
 * with `non_idempotent`, or if it sends them by another method.
 * @param {string} configuration
 * @returns {string[]}
 */
export function listRepeatedChanges(configuration) {
  const text = configuration.replaceAll(/#.*$/gm, '');
  return [...text.matchAll(DIRECTIVE)]
    .filter(([, name, values = '']) => name === 'proxy_method' || /\bnon_idempotent\b/.test(values))
    .map(([directive]) => directive.trim());
}
