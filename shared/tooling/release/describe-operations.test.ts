import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { OPERATIONS } from '@campavia/api-client/operations';

import { endpointsIn } from './describe-operations.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'sources-'));

function source(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

test("lists the calls of the endpoint functions that a part's sources import, and no others", () => {
  const files = [
    source(
      'use-trip.ts',
      "import {\n  createBooking,\n  getMe as me,\n  type Credentials,\n} from '@campavia/api-client';\n",
    ),
    source('use-own.ts', "import { getPrice } from './get-price';\n"),
    source('use-type.ts', "import type { EndpointOptions } from '@campavia/api-client';\n"),
    path.join(folder, 'node_modules/other/index.ts'),
    path.join(folder, 'message.json'),
  ];
  expect(endpointsIn(files, OPERATIONS)).toEqual(['createBooking', 'getMe']);
});
