import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';

/** Names of our widgets that are one native element, for the rules that look for elements. */
const ELEMENTS = { Button: 'button', IconButton: 'button', ButtonLink: 'a', Link: 'a', AddressLink: 'a' };

const FILES = ['**/*.tsx'];

/** What holds where something is drawn. */
export const screens = [
  { ...react.configs.flat.recommended, files: FILES },
  { ...react.configs.flat['jsx-runtime'], files: FILES },
  { ...jsxA11y.flatConfigs.strict, files: FILES },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: FILES,
    settings: { react: { version: '19.3' }, 'jsx-a11y': { components: ELEMENTS } },
    rules: {
      // Links name their target with `to`.
      'jsx-a11y/anchor-is-valid': [
        'error',
        { specialLink: ['to'], aspects: ['noHref', 'invalidHref', 'preferButton'] },
      ],
      'react/prop-types': 'off',
      'react/display-name': 'off',
      'react/no-array-index-key': 'error',
      'react/no-danger': 'error',
      'react/self-closing-comp': 'error',
      'react/jsx-boolean-value': 'error',
    },
  },
];
