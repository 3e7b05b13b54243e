import { useIntl, type IntlShape } from 'react-intl';

import { usePlatform } from '@campavia/remote-kit';
import type { FieldCheck } from '@campavia/ui/forms';

import { findProblem, type AnswerField, type AnswerProblem } from '../../../rules/earnings/answer-checks';

import { checkMessages } from './check.messages';

export function useAnswerChecks(fields: readonly AnswerField[]): Record<string, FieldCheck> {
  const intl = useIntl();
  const currentYear = Number(usePlatform().today.slice(0, 4));
  const checkOf =
    (field: AnswerField): FieldCheck =>
    (_, values) => {
      const problem = findProblem(field, values, currentYear);
      return problem && describeProblem(intl, field, problem);
    };
  return Object.fromEntries(fields.map((field) => [field, checkOf(field)]));
}

function describeProblem({ formatMessage }: IntlShape, field: AnswerField, problem: AnswerProblem): string {
  const { kind } = problem;
  if (kind === 'outside') {
    const { least, most } = problem;
    return formatMessage(checkMessages.outside, { least: String(least), most: String(most) });
  }
  if (kind === 'beyondYear') {
    return formatMessage(checkMessages.beyondYear, { most: String(problem.weeks) });
  }
  if (kind === 'missing' || kind === 'noChoice') return formatMessage(checkMessages[askedField(field)]);
  return formatMessage(checkMessages[kind]);
}

/** A phone number and a country of one's own need not be given. */
function askedField(field: AnswerField) {
  if (field === 'phone_number') return 'noPhone';
  return field === 'country' ? 'vehicle_registration_country' : field;
}
