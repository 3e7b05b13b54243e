import { createFinding, releaseNameOf, type Rule } from '../check-context';

/** Every flag that is read is served. */
export const flags: Rule = ({ after, api }) =>
  after.flatMap((release) => {
    const unknown = api ? (release.config.flags ?? []).filter((flag) => !api.flags.includes(flag)) : [];
    return unknown.map((flag) =>
      createFinding(
        'flag',
        [release],
        `${releaseNameOf(release)} reads the flag ${flag}, which the api does not serve. Add the flag there first, or release ${release.part} without it.`,
      ),
    );
  });
