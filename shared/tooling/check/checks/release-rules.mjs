/** Modules that a page may contain only once: two copies would not share their state. */
const ONE_IN_A_PAGE = [
  { name: 'react', module: /node_modules\/react\/cjs\/react\.production\.js$/ },
  { name: 'react-dom', module: /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
  { name: 'styled-components', module: /node_modules\/styled-components\// },
  { name: 'single-spa', module: /node_modules\/single-spa\// },
  { name: 'remote-kit', module: /shared\/remote-kit\/src\/platform\// },
];

const REMOTE = /(?:^|\/)(mf-[a-z0-9-]+)\/(?:src|remote\.config)/;

/**
 * Checks the contents of built releases: a remote contains only its own code, and modules that a page may contain only
 * once are in the shell and nowhere else.
 *
 * @param {{ part: string, sources: string[], served: string[] }[]} releases the modules of each, as its source maps
 * name them, and the files that the site serves
 * @returns {{ name: string, problems: string[] }[]}
 */
export function checkReleases(releases) {
  return [
    { name: 'there are releases to check', problems: releases.length > 1 ? [] : ['there are none'] },
    ...releases.flatMap((release) => [
      { name: `${release.part} contains no code of another part`, problems: partsOfOthers(release) },
      { name: `${release.part} contains no second copy of a shared module`, problems: copies(release) },
      { name: `${release.part} serves no source map`, problems: servedMaps(release) },
    ]),
  ];
}

function partsOfOthers({ part, sources }) {
  const foreign = sources.filter((source) => {
    const owner = REMOTE.exec(source)?.[1];
    return owner !== undefined && owner !== part;
  });
  return foreign.map((source) => `${source} is in ${part}`);
}

function copies({ part, sources }) {
  return ONE_IN_A_PAGE.flatMap(({ name, module }) => {
    const isThere = sources.some((source) => module.test(source));
    if (part === 'shell') return isThere ? [] : [`the shell does not contain ${name}`];
    return isThere ? [`${part} contains a copy of ${name}`] : [];
  });
}

function servedMaps({ served }) {
  return served.filter((file) => file.endsWith('.map')).map((file) => `${file} is served`);
}
