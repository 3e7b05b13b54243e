import '@testing-library/jest-dom';

import { configure } from '@testing-library/dom';

// Only for ending a test that hangs: waiting is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Browsers have it, jsdom does not; by default reported errors are ignored.
globalThis.reportError ??= () => undefined;
