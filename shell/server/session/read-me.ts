import { Type } from 'typebox';
import { Value } from 'typebox/value';

import { MeSchema, type Me } from '@campavia/contracts';

const DrawnSchema = Type.Pick(MeSchema, [
  'id',
  'first_name',
  'email',
  'is_owner',
  'is_staff',
  'photo',
  'profile_picture',
  'actor',
]);

export function readMe(answer: unknown): Me | undefined {
  return Value.Check(DrawnSchema, answer) ? (answer as Me) : undefined;
}
