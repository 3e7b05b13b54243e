import { migrate, MigrationError } from './database/migrate';
import { runCertificateCommand } from './commands/certificate/run-certificate-command';
import { runFlagsCommand } from './commands/flags/run-flags-command';
import { runLedgerCommand } from './commands/ledger/run-ledger-command';
import { runRetentionCommand } from './commands/retention/run-retention-command';
import { runMoveFiles } from './commands/move-files';
import { printOpenapi } from './commands/openapi';
import { simulatePayments } from './commands/psp';
import { renderPictures } from './commands/render-pictures';
import { readPspSettings } from './config/sandbox-payments-settings';
import { encryptDocuments } from './commands/encrypt-documents';
import { seed } from './commands/seed';
import { serve } from './commands/serve';
import { work } from './commands/worker';
import { readSettings, SettingsError } from './config/settings';

const terminal = { env: process.env, print: console.log, printError: console.error };
const commands: Record<string, () => Promise<void>> = {
  serve: () => serve(readSettings(process.env)),
  worker: () => work(readSettings(process.env, 'campavia-worker')),
  migrate: async () => {
    const names = await migrate(readSettings(process.env).databaseUrl);
    console.log(names.length ? `migrated: ${names.join(', ')}` : 'the database is up to date');
  },
  seed: () => seed(readSettings(process.env), console.log),
  'render-pictures': () => renderPictures(readSettings(process.env)),
  psp: () => simulatePayments(readPspSettings(process.env)),
  'encrypt-documents': () => encryptDocuments(readSettings(process.env), console.log),
  'move-files': async () => {
    process.exitCode = await runMoveFiles(readSettings(process.env), console.log);
  },
  openapi: () => printOpenapi(),
  ledger: async () => {
    process.exitCode = await runLedgerCommand(terminal);
  },
  retention: async () => {
    process.exitCode = await runRetentionCommand(process.argv.slice(3), terminal);
  },
  certificate: async () => {
    process.exitCode = await runCertificateCommand(process.argv.slice(3), terminal);
  },
  flags: async () => {
    process.exitCode = await runFlagsCommand(process.argv.slice(3), terminal);
  },
};

const [name = 'serve'] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`Unknown command ${name}: use ${Object.keys(commands).join(', ')}`);
  process.exit(2);
}

try {
  await command();
} catch (error) {
  const isPlain = error instanceof SettingsError || error instanceof MigrationError;
  console.error(isPlain ? error.message : error);
  process.exit(1);
}
