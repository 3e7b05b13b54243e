/** @jest-environment node */
import { plantRemote } from '../release/testing/planted-remote';

const MESSAGES = `
import { defineMessages } from 'react-intl';
export const messages = defineMessages({ title: { id: 'planted.title', defaultMessage: 'Words of the source', description: 'Title' } });`;
const REMOTE = `
import { messages } from './planted.messages';
export const words = (language: string) => import(\`../messages/compiled/\${language}.json\`);
export const all = [messages];`;

let planted: ReturnType<typeof plantRemote>;

beforeAll(() => {
  planted = plantRemote();
  planted.write('mf-planted/src/planted.messages.ts', MESSAGES);
  planted.write('mf-planted/src/remote.tsx', REMOTE);
  planted.write('mf-planted/messages/en.json', '{"planted.title":{"defaultMessage":"Stale words"}}');
  planted.write('mf-planted/messages/fr.json', '{"planted.title":"Les mots"}');
  const { status, output } = planted.build({ CAMPAVIA_BUILD: 'remount' });
  if (status !== 0) throw new Error(output);
}, 120_000);

afterAll(() => planted.remove());

function builtText(): string {
  // Development builds name chunks by their path, also those of catalogues.
  const chunks = ['remote', 'exposed', 'messages_compiled_fr_json', 'messages_compiled_en_json'];
  return chunks.map((chunk) => planted.read(`dist/dev/${chunk}.js`)).join('\n');
}

describe('a remote in development', () => {
  it('is a container with a fixed name, and not a release', () => {
    expect(planted.read('dist/dev/remote.js')).toContain('campavia_mf_planted_dev');
    expect(() => planted.read('dist/release/release.json')).toThrow('ENOENT');
  });

  it('shows the English of the sources, not that of the catalogue', () => {
    expect(builtText()).toContain('Words of the source');
    expect(builtText()).not.toContain('Stale words');
  });

  it('shows the other languages from their catalogues', () => {
    expect(builtText()).toContain('Les mots');
  });
});
