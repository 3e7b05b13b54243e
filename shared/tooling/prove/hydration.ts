import { provePart } from './prove-part.mjs';

/**
 * Hydrates pages for random visitors (`shared/tooling/hydration`): `--pairs 1000 --seed 7`. The part `hydration` of
 * `npm test` is its short form.
 */
process.env.CAMPAVIA_HYDRATION = process.argv.slice(2).join(' ');
process.exitCode = provePart('hydration-full');
