import { Type, type Static } from 'typebox';

import { PageOf } from '../lists';

/** A key of a device that the user signs in with. */
export const PasskeySchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  created_at: Type.String({ description: 'UTC timestamp' }),
  used_at: Type.Union([Type.Null(), Type.String({ description: 'UTC timestamp' })]),
  is_current: Type.Boolean({ description: 'this session was opened with it' }),
});
export type Passkey = Static<typeof PasskeySchema>;

export const PasskeysSchema = PageOf(PasskeySchema);
export type Passkeys = Static<typeof PasskeysSchema>;

const NameSchema = Type.String({ maxLength: 60 });

/**
 * Requests the options for creating a passkey. Requires the password: a session alone must not be enough to add one.
 */
export const PasskeyOptionsRequestSchema = Type.Object({
  password: Type.Optional(Type.String({ maxLength: 1024 })),
});

/** The options of WebAuthn, as `PublicKeyCredentialCreationOptionsJSON` or `…RequestOptionsJSON`. */
export const PasskeyOptionsSchema = Type.Object(
  { challenge: Type.String() },
  { additionalProperties: true, description: 'for navigator.credentials, as WebAuthn has it' },
);
export type PasskeyOptions = Static<typeof PasskeyOptionsSchema>;

const Short = Type.String({ maxLength: 2_000 });

/** A `RegistrationResponseJSON` of WebAuthn, and the user's name for the device. */
export const AddPasskeySchema = Type.Object({
  name: NameSchema,
  response: Type.Object(
    {
      id: Short,
      rawId: Short,
      type: Short,
      response: Type.Object(
        {
          clientDataJSON: Type.String({ maxLength: 8_000 }),
          attestationObject: Type.String({ maxLength: 16_000 }),
          transports: Type.Optional(Type.Array(Type.String({ maxLength: 30 }), { maxItems: 10 })),
        },
        { additionalProperties: true },
      ),
    },
    { additionalProperties: true },
  ),
});
export type AddPasskey = Static<typeof AddPasskeySchema>;

export const RenamePasskeySchema = Type.Object({ name: NameSchema });
export type RenamePasskey = Static<typeof RenamePasskeySchema>;
