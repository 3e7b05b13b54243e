import { runCommandLine } from './command-line';
import { createEnvironment } from './environment';

// A closed pipe (`| head`) is not an error.
process.stdout.on('error', () => {});
process.exitCode = await runCommandLine(process.argv.slice(2), createEnvironment());
