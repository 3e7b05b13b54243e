import { Type, type TObject, type TProperties } from 'typebox';

import type { Release } from '@campavia/remote-kit/config';

const Part = Type.String({ pattern: '^(shell|mf-[a-z0-9-]{1,40})$', description: 'shell, mf-search' });
const Version = Type.String({ minLength: 1, maxLength: 64, description: 'semver: 1.4.2, 1.9.0-pr.31' });
const Channel = Type.String({ minLength: 1, maxLength: 40, description: 'production' });
const Mix = Type.String({ minLength: 1, maxLength: 60 });
const Market = Type.String({ minLength: 2, maxLength: 5, description: 'a site (de-at) or a country (AT)' });
const Moment = Type.String({ description: 'ISO 8601 in UTC' });
const Releases = Type.Record(Type.String({ maxLength: 50 }), Version, {
  minProperties: 1,
  maxProperties: 100,
});

export const ErrorSchema = Type.Object(
  { code: Type.String(), detail: Type.String() },
  { additionalProperties: true, description: 'A code to branch on, and a text with the remedy' },
);

export const VerdictSchema = Type.Object(
  {
    isSafe: Type.Boolean(),
    compositions: Type.Number(),
    problems: Type.Array(
      Type.Object(
        {
          kind: Type.String(),
          parts: Type.Array(Type.String()),
          composition: Type.String(),
          message: Type.String(),
        },
        { additionalProperties: true },
      ),
    ),
  },
  { additionalProperties: true },
);

const EntrySchema = Type.Object({
  seq: Type.Number(),
  at: Moment,
  who: Type.String(),
  act: Type.String(),
  body: Type.Unknown(),
  prevHash: Type.String(),
  hash: Type.String(),
});

export const LogQuery = Type.Object({
  after: Type.Integer({ minimum: 0, default: 0 }),
  limit: Type.Integer({ minimum: 1, maximum: 1000, default: 500 }),
});
export const LogSchema = Type.Object({ entries: Type.Array(EntrySchema), head: Type.String() });

export const StatusSchema = Type.Object({
  head: Type.String(),
  seq: Type.Number(),
  at: Type.String(),
  database: Type.String({ description: 'up or down' }),
  channels: Type.Record(
    Type.String(),
    Type.Object({
      id: Type.String({ description: 'Of the composition that visitors get without any exception' }),
      releases: Type.Record(Type.String(), Type.String()),
      pins: Type.Unknown(),
      canaries: Type.Unknown(),
    }),
  ),
  parts: Type.Unknown(),
  mixes: Type.Unknown(),
  quarantined: Type.Unknown(),
  keys: Type.Unknown({ description: 'Public keys that releases are signed with, by id' }),
  problems: Type.Array(Type.String(), { description: 'Why this server cannot serve this state' }),
  reported: Type.Array(
    Type.Object({
      part: Type.String(),
      version: Type.String(),
      visitors: Type.Number({ description: 'Distinct visitors, of distinct networks' }),
      phases: Type.Array(Type.String()),
      at: Moment,
      check: Type.Optional(Type.Object({ at: Moment, result: Type.Optional(Type.String()) })),
    }),
    {
      description:
        'Releases that failed in visitors’ pages within a day, and the findings of the site’s check',
    },
  ),
});

export const ReleasesQuery = Type.Object({ part: Type.Optional(Part) });
export const ReleasesSchema = Type.Object({
  releases: Type.Array(
    Type.Object(
      { part: Type.String(), version: Type.String(), publishedAt: Moment, publishedBy: Type.String() },
      { additionalProperties: true },
    ),
  ),
});
export const ReleaseSchema = Type.Unsafe<Release>({ type: 'object', additionalProperties: true });
export const ReleaseParams = Type.Object({ part: Part, version: Version });

export const ProofBody = Type.Object({ channel: Channel, releases: Releases });

function change(act: string, body: TProperties): TObject {
  return Type.Object({
    act: Type.Literal(act),
    body: Type.Object(body, { additionalProperties: false }),
    head: Type.Optional(Type.String({ description: 'Refused unless this is still the last act' })),
    dryRun: Type.Optional(Type.Boolean()),
  });
}

const CHANGES = [
  change('promoted', { channel: Channel, releases: Releases }),
  change('rolled-back', {
    channel: Channel,
    to: Type.Optional(
      Type.String({ maxLength: 60, description: 'A composition, the number of an act, or a moment' }),
    ),
  }),
  change('pinned', { channel: Channel, market: Market, part: Part, version: Type.Optional(Version) }),
  change('canary-set', {
    channel: Channel,
    part: Part,
    version: Type.Optional(Version),
    percent: Type.Number({ minimum: 0, maximum: 100 }),
    markets: Type.Optional(Type.Array(Market, { minItems: 1, maxItems: 50 })),
  }),
  change('mix-made', {
    name: Type.String({ minLength: 1, maxLength: 100 }),
    channel: Channel,
    releases: Releases,
    hours: Type.Number({ exclusiveMinimum: 0, maximum: 720 }),
  }),
  change('mix-revoked', { mix: Mix }),
  change('quarantined', {
    part: Part,
    version: Version,
    reason: Type.String({ minLength: 1, maxLength: 500 }),
  }),
  change('released-from-quarantine', { part: Part, version: Version }),
  change('part-added', { part: Part, squad: Type.String({ minLength: 1, maxLength: 40 }) }),
  change('part-retired', { part: Part }),
];

/** Discriminated by `act`, so that validation errors name the right entry. */
export const ActBody = Type.Unsafe<{
  act: string;
  body: Record<string, unknown>;
  head?: string;
  dryRun?: boolean;
}>({ type: 'object', required: ['act', 'body'], discriminator: { propertyName: 'act' }, oneOf: CHANGES });

export const ActSchema = Type.Object({
  entry: Type.Optional(EntrySchema),
  would: Type.Optional(
    Type.Object({ act: Type.String(), body: Type.Unknown() }, { description: 'The log entry of a dry run' }),
  ),
  head: Type.String(),
  verdict: Type.Optional(VerdictSchema),
  composition: Type.Optional(Type.String({ description: "Id of the channel's composition after the act" })),
  problems: Type.Optional(
    Type.Array(Type.String(), { description: 'Why this server cannot serve the state after the log entry' }),
  ),
});

export const MixParams = Type.Object({ mix: Mix });
export const MixLinkSchema = Type.Object({ link: Type.String(), expiresAt: Moment });

export const UploadBody = Type.Object({
  release: Type.Unknown({ description: 'The signed release.json' }),
  note: Type.Optional(Type.String({ maxLength: 500 })),
});
export const BegunSchema = Type.Object({
  upload: Type.String(),
  files: Type.Array(Type.String({ description: 'A path that is still wanted' })),
});
export const PublishedSchema = Type.Object({ isPublished: Type.Literal(true) });
export const UploadParams = Type.Object({ upload: Type.String({ maxLength: 100 }) });
export const FileQuery = Type.Object({ path: Type.String({ minLength: 1, maxLength: 300 }) });
export const NothingSchema = Type.Null({ description: 'Taken' });
export const CompletedSchema = Type.Object({ entry: Type.Optional(EntrySchema), head: Type.String() });
