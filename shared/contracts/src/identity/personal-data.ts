import { Type, type Static } from 'typebox';

/** Everything that is stored about a person. */
export const PersonalDataSchema = Type.Object({
  made_at: Type.String({ description: 'UTC timestamp' }),
  sections: Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown())), {
    description: 'rows by section: account, trips, payments …; without secrets',
  }),
});
export type PersonalData = Static<typeof PersonalDataSchema>;
