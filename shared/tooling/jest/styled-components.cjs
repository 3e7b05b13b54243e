const styledComponents = require('styled-components/dist/styled-components.cjs.js');

/**
 * styled-components that keeps the styles out of the document: for each look by role, jsdom matches each rule of each
 * style sheet, a quarter of the time of a screen's tests. What styles do is proven on the gallery, in a real browser.
 * A test that looks at them says so: `@jest-environment-options {"styles": true}` in its first comment.
 */
if (!globalThis.CAMPAVIA_TEST_STYLES) styledComponents.__PRIVATE__.mainSheet.options.isServer = true;

module.exports = styledComponents;
