import formatjs from 'eslint-plugin-formatjs';

import { COMPONENTS, MESSAGES, TESTS } from './files.mjs';

/** Attributes that are shown or read aloud. */
const USER_VISIBLE = {
  props: {
    include: [
      ['*', '{alt,aria-label,aria-description,aria-placeholder,aria-roledescription,aria-valuetext}'],
      ['*', '{label,placeholder,title,hint,heading}'],
    ],
  },
};

const ELSEWHERE =
  'Messages are declared in a *.messages.ts beside their use: only there does the build parse them ahead';

/** Rules for text that a user reads. */
export const messageTexts = [
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { formatjs },
    rules: {
      'formatjs/enforce-default-message': ['error', 'literal'],
      'formatjs/enforce-description': ['error', 'literal'],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/enforce-plural-rules': ['error', { one: true, other: true, zero: false }],
      'formatjs/no-complex-selectors': ['error', { limit: 8 }],
      'formatjs/no-invalid-icu': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
      'formatjs/no-offset': 'error',
      'formatjs/no-useless-message': 'error',
    },
  },
  {
    files: COMPONENTS,
    ignores: TESTS,
    rules: { 'formatjs/no-literal-string-in-jsx': ['error', USER_VISIBLE] },
  },
  {
    files: COMPONENTS,
    ignores: [...MESSAGES, ...TESTS],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXAttribute[name.name="defaultMessage"]', message: ELSEWHERE },
        { selector: 'Property[key.name="defaultMessage"]', message: ELSEWHERE },
      ],
    },
  },
];
