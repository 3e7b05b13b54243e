import { Type } from 'typebox';
import { Value } from 'typebox/value';

import { MeSchema, type Me } from '@campavia/contracts';

/** What the document and the frame's first picture of a person rely on. */
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

/** The api's answer as the person it describes; undefined when it describes nobody. */
export function readMe(answer: unknown): Me | undefined {
  return Value.Check(DrawnSchema, answer) ? (answer as Me) : undefined;
}
