import type { IntlShape } from 'react-intl';

import { optionMessages, type OptionCode } from './option-names.messages';

/** What an option is called: the owner's words where there are some, else ours for its code. */
export function optionName(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { code, name }: { code?: string; name?: string | null },
): string {
  if (name) return name;
  return formatMessage(optionMessages[isKnown(code) ? code : 'other']);
}

function isKnown(code: string | undefined): code is OptionCode {
  return code !== undefined && Object.hasOwn(optionMessages, code);
}
