import { Type } from 'typebox';

const NameSchema = Type.String({ maxLength: 64 });
const ReleasesSchema = Type.Record(Type.String(), NameSchema, { minProperties: 1, maxProperties: 64 });

/** Whether the releases exist is checked later. */
export const ChoiceSchema = Type.Object({ releases: ReleasesSchema }, { additionalProperties: false });

const OfferedReleaseSchema = Type.Object({
  version: Type.String(),
  commit: Type.String(),
  author: Type.String(),
  builtAt: Type.String(),
  publishedAt: Type.String(),
  size: Type.Number({ description: 'Bytes, uncompressed' }),
  note: Type.Optional(Type.String()),
  isQuarantined: Type.Boolean(),
  quarantineReason: Type.Optional(Type.String()),
});

const MixedPartSchema = Type.Object({
  part: Type.String(),
  squad: Type.String(),
  current: Type.Optional(Type.String({ description: 'The releases of the current visitor' })),
  plain: Type.Optional(Type.String({ description: 'What that visitor would have without the mix' })),
  channelVersion: Type.Optional(Type.String()),
  canary: Type.Optional(Type.Object({ version: Type.String(), percent: Type.Number() })),
  releases: Type.Array(OfferedReleaseSchema, { description: 'Newest first' }),
});

const ActiveMixSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  releases: Type.Record(Type.String(), Type.String()),
  expiresAt: Type.String(),
  link: Type.String(),
});

export const MixerAnswerSchema = Type.Object({
  channel: Type.String(),
  mix: Type.Optional(ActiveMixSchema),
  parts: Type.Array(MixedPartSchema),
});

export const MadeMixSchema = Type.Object({ link: Type.String(), expiresAt: Type.String() });

export const VerdictSchema = Type.Object({
  isSafe: Type.Boolean(),
  compositions: Type.Number(),
  problems: Type.Array(
    Type.Object({
      kind: Type.String(),
      parts: Type.Array(Type.String()),
      composition: Type.String(),
      message: Type.String({ description: 'English, for developers' }),
    }),
  ),
});

export const RefusalSchema = Type.Object(
  { code: Type.String(), detail: Type.String() },
  { additionalProperties: true },
);
