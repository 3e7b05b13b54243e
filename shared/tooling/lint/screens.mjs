/** Names of our widgets that are one native element, for rules about elements. */
const ELEMENTS = { Button: 'button', IconButton: 'button', ButtonLink: 'a', Link: 'a', AddressLink: 'a' };

export const screenSettings = { react: { version: '19.3' }, 'jsx-a11y': { components: ELEMENTS } };

const REACT = [
  'jsx-boolean-value',
  'jsx-key',
  'jsx-no-comment-textnodes',
  'jsx-no-duplicate-props',
  'jsx-no-target-blank',
  'jsx-no-undef',
  'no-array-index-key',
  'no-children-prop',
  'no-danger',
  'no-danger-with-children',
  'no-direct-mutation-state',
  'no-find-dom-node',
  'no-is-mounted',
  'no-render-return-value',
  'no-string-refs',
  'no-unescaped-entities',
  'no-unknown-property',
  'require-render-return',
  'self-closing-comp',
];

const ACCESSIBILITY = [
  'alt-text',
  'anchor-has-content',
  'aria-activedescendant-has-tabindex',
  'aria-props',
  'aria-proptypes',
  'aria-role',
  'aria-unsupported-elements',
  'autocomplete-valid',
  'click-events-have-key-events',
  'heading-has-content',
  'html-has-lang',
  'iframe-has-title',
  'img-redundant-alt',
  'label-has-associated-control',
  'media-has-caption',
  'mouse-events-have-key-events',
  'no-access-key',
  'no-autofocus',
  'no-distracting-elements',
  'no-redundant-roles',
  'role-has-required-aria-props',
  'role-supports-aria-props',
  'scope',
  'tabindex-no-positive',
];

const TABBABLE = [
  'button',
  'checkbox',
  'link',
  'progressbar',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'textbox',
];

/** Attributes that make an element interactive. */
const HANDLERS = [
  ...['onFocus', 'onBlur', 'onKeyDown', 'onKeyPress', 'onKeyUp', 'onClick', 'onContextMenu', 'onDblClick'],
  ...['onDoubleClick', 'onDrag', 'onDragEnd', 'onDragEnter', 'onDragExit', 'onDragLeave', 'onDragOver'],
  ...['onDragStart', 'onDrop', 'onMouseDown', 'onMouseEnter', 'onMouseLeave', 'onMouseMove', 'onMouseOut'],
  ...['onMouseOver', 'onMouseUp'],
];

/** Rules for files that render. */
export const screens = [
  {
    files: ['**/*.{ts,tsx}'],
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      ...allOf('react', REACT),
      'react/no-unsafe': ['error', { checkAliases: true }],
      ...allOf('jsx-a11y', ACCESSIBILITY),
      // Links name their target with `to`.
      'jsx-a11y/anchor-is-valid': [
        'error',
        { specialLink: ['to'], aspects: ['noHref', 'invalidHref', 'preferButton'] },
      ],
      'jsx-a11y/interactive-supports-focus': ['error', { tabbable: TABBABLE }],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { tr: [], canvas: [] }],
      'jsx-a11y/no-noninteractive-element-to-interactive-role': [
        'error',
        { ul: [], ol: [], li: [], table: [], td: [], fieldset: [] },
      ],
      'jsx-a11y/no-static-element-interactions': ['error', { handlers: HANDLERS }],
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        { body: ['onError', 'onLoad'], iframe: ['onError', 'onLoad'], img: ['onError', 'onLoad'] },
      ],
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: [], allowExpressionValues: false }],
    },
  },
];

function allOf(plugin, rules) {
  return Object.fromEntries(rules.map((rule) => [`${plugin}/${rule}`, 'error']));
}
