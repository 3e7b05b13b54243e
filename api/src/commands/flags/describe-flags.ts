import type { Flag } from '../../modules/flags/flags.service';

/** Describes the commands. */
export const HELP = [
  'npm run flags -- <verb> …',
  '',
  '  list [<flag>] [--site de-at]        how the flags stand, everywhere or on some sites',
  '  set <flag> on|off [--site fr,it]    for all sites without a setting of their own, or for some',
  '  unset <flag> [--site fr,it]         back to the default everywhere; with --site these sites',
  '                                      follow the others again',
  '',
  '  --json                              one JSON document on stdout',
  '',
  'Works on DATABASE_URL, else on the database that npm start runs.',
  'Exit codes: 0 done, 1 no such flag, 2 wrong usage, 3 database away.',
];

/** A flag for a program. */
export function flagDocument({ name, about, byDefault, isOn, sites }: Flag) {
  return { name, about, on: isOn, default: byDefault, sites };
}

/** The state of flags, two lines each. */
export function linesOfFlags(flags: readonly Flag[]): string[] {
  const width = Math.max(...flags.map(({ name }) => name.length));
  return flags.flatMap((flag) => [
    `${flag.name.padEnd(width)}  ${describeStatus(flag)}`,
    `${' '.repeat(width)}  ${flag.about}`,
  ]);
}

/** The state of flags on some sites. */
export function linesOfSites(flags: readonly Flag[], sites: readonly string[]): string[] {
  const width = Math.max(...flags.map(({ name }) => name.length));
  return flags.map((flag) => {
    const states = sites.map((site) => `${site} ${onOrOff({ isOn: flag.sites[site] ?? flag.isOn })}`);
    return `${flag.name.padEnd(width)}  ${states.join(', ')}`;
  });
}

/** `on (default), off on nl, nl-be` */
export function describeStatus(flag: Flag): string {
  const { isOn, byDefault, sites } = flag;
  const others = Object.entries(sites).filter(([, isOnThere]) => isOnThere !== isOn);
  const general = isOn === byDefault ? `${onOrOff(flag)} (default)` : onOrOff(flag);
  if (others.length === 0) return general;
  return `${general}, ${onOrOff({ isOn: !isOn })} on ${others.map(([site]) => site).join(', ')}`;
}

function onOrOff({ isOn }: Pick<Flag, 'isOn'>): string {
  return isOn ? 'on' : 'off';
}
