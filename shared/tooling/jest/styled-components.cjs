const styledComponents = require('styled-components/dist/styled-components.cjs.js');

/**
 * styled-components that does not insert styles into the document: for each query by role, jsdom matches each rule of
 * each style sheet, which takes a quarter of the time of a screen's tests. Styles are tested on the gallery, in a real
 * browser. A test that needs them has `@jest-environment-options {"styles": true}` in its first comment.
 */
if (!globalThis.CAMPAVIA_TEST_STYLES) styledComponents.__PRIVATE__.mainSheet.options.isServer = true;

module.exports = styledComponents;
