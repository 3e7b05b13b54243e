import { runCommandLine } from './command-line';
import { createEnvironment } from './environment';

// A pipe that was closed (`| head`) is no failure.
process.stdout.on('error', () => {});
process.exitCode = await runCommandLine(process.argv.slice(2), createEnvironment());
