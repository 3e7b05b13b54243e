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

/** Rules for text that a user reads. */
export const messageTexts = [
  {
    files: ['**/*.{ts,tsx}'],
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
    excludeFiles: TESTS,
    rules: { 'formatjs/no-literal-string-in-jsx': ['error', USER_VISIBLE] },
  },
  {
    files: COMPONENTS,
    excludeFiles: [...MESSAGES, ...TESTS],
    rules: { 'campavia/messages-in-their-file': 'error' },
  },
];
