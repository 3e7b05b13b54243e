// A database is copied before each file, which takes its time on a busy machine.
jest.setTimeout(60_000);
