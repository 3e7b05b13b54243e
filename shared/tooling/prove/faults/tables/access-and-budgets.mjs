/** Faults of accessibility, of small devices and of slow connections. */
export const ACCESS_AND_BUDGET_FAULTS = [
  {
    id: 'lost-label',
    sentence: 'The text above a field is not its label.',
    file: 'shared/ui/src/core/field.tsx',
    find: '<Label htmlFor={controlId}>',
    replace: '<Label>',
    foundBy: { part: 'units', match: 'shared/ui/src/(core|forms)/' },
  },
  {
    id: 'picture-without-alt',
    sentence: 'Pictures have no alternative text.',
    file: 'shared/ui/src/media/picture.tsx',
    find: "      alt={picture.alt ?? ''}\n",
    replace: '',
    foundBy: { part: 'units', match: 'shared/ui/src/media/' },
  },
  {
    id: 'contrast',
    sentence: 'Grey text on the background colour can hardly be read.',
    file: 'shell/src/layout/tokens.css',
    find: '--ink-3: #5a6a62;',
    replace: '--ink-3: #9aa8a0;',
    foundBy: { part: 'journeys', match: 'platform/accessibility' },
  },
  {
    id: 'sideways-scroll',
    sentence: 'On a small telephone pages scroll horizontally.',
    file: 'shell/src/layout/global.css',
    find: '  flex-direction: column;\n  min-height: 100vh;\n',
    replace: '  flex-direction: column;\n  min-width: 22rem;\n  min-height: 100vh;\n',
    foundBy: { part: 'journeys', match: 'platform/window-widths' },
  },
  {
    id: 'chunk-grown',
    sentence: 'The library for writing requests is part of every page, not loaded when it is needed.',
    file: 'shared/api-client/src/core/create-http.ts',
    find: "const fetchSender = () => import('./send-calls');",
    replace: "const fetchSender = () => import(/* webpackMode: 'eager' */ './send-calls');",
    foundBy: { part: 'budgets' },
  },
];
