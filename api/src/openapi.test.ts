import { readFileSync } from 'node:fs';
import path from 'node:path';

import { openapiText } from './openapi';
import { packageRoot } from './package-root';

test('the committed description is what the api says of itself; `npm run openapi -w api` renews it', async () => {
  const committed = readFileSync(path.join(packageRoot(), 'openapi.json'), 'utf8');
  expect(JSON.parse(committed)).toEqual(JSON.parse(await openapiText()));
});
