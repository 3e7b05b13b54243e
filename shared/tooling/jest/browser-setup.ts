import '@testing-library/jest-dom';

import { configure } from '@testing-library/dom';

// Only there to end a test that hangs: a busy machine takes its time over what is waited for.
configure({ asyncUtilTimeout: 10_000 });

// Browsers have it, jsdom does not: what is reported is of no interest to a test that does not look.
globalThis.reportError ??= () => undefined;
