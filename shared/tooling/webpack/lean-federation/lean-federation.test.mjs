import webpack from 'webpack';

import { leanFederation } from './lean-federation.mjs';
import { createLogger } from './plain-logger.mjs';

/** The request of a module after the replacement. */
function replace(context, request) {
  const compiler = webpack({ plugins: [leanFederation()] });
  let found;
  compiler.hooks.compilation.tap('test', (_, { normalModuleFactory }) => {
    const resource = { context, request };
    normalModuleFactory.hooks.beforeResolve.callAsync(resource, () => {});
    found = resource.request;
  });
  const params = compiler.newCompilationParams();
  compiler.newCompilation(params);
  return found;
}

test.each([
  ['/site/node_modules/@module-federation/sdk/dist', './logger.js', /plain-logger\.mjs$/],
  ['/site/node_modules/@module-federation/error-codes/dist', './desc.mjs', /no-descriptions\.mjs$/],
  ['/site/node_modules/@module-federation/runtime-core/dist/utils', './logger.js', /^\.\/logger\.js$/],
  ['/site/node_modules/another', './desc.mjs', /^\.\/desc\.mjs$/],
])('in %s, %s becomes %s', (context, request, expected) => {
  expect(replace(context, request)).toMatch(expected);
});

test('the log names its source', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  createLogger('[ Module Federation ]').warn('no such share', 7);
  expect(warn).toHaveBeenCalledWith('[ Module Federation ]', 'no such share', 7);
});
